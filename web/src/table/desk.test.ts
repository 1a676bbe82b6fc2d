import { beforeEach, expect, test, vi } from "vitest";

import type { Option, References } from "../lib/types";
import type { GameParts } from "../games/parts";
import type { Messages } from "../text/messages";
import { Desk } from "./desk.svelte";
import type { Guide } from "./guide";
import type { Choice } from "./options";
import { PANES } from "./panes";
import type { TableState } from "./state.svelte";

const REFERENCES: References = { facts: {}, options: { march: [["to", ["place"]]], go: [["place", ["place"]], ["to", ["place"]]] }, merged: {}, cards: {} };
const PARTS: GameParts = { symbol: () => null, panels: [] };

let sent: Option[];
let now: number;

function deskWith(options: Option[], parts: GameParts = PARTS): Desk {
  const ask = { n: 1, topic: "act", clause: "", facts: {}, seats: [0], options };
  const table = {
    seat: 0, board: { places: { pella: {}, gaza: {}, tyros: {} } }, live: { seats: [{ faction: "red" }], ask }, ask, past: null, busy: false, sitting: false,
    myTurn: true, connection: "open", passTo: null, people: [], moment: 3, decide: (option: Option) => (sent.push(option), Promise.resolve(true)),
    playback: { resume: () => {} }, log: [], seats: [0],
    inquire: () => Promise.resolve({ type: "refused" }),
  };
  const texts = { references: REFERENCES, attribute: () => "", name: (_: string, id: string) => id, option: (option: Option, _: string, manner = "") => [{ text: [...option, manner].join(" ").trim() }], has: () => false };
  return new Desk(table as unknown as TableState, parts, texts as unknown as Messages);
}

/** What is asked for is answered. */
const settled = (): Promise<void> => new Promise((go) => setTimeout(go));

const first = (desk: Desk): Choice => desk.choices[0] as Choice;

beforeEach(() => {
  sent = [];
  now = 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

function guide(more: Partial<Guide> = {}): Guide {
  return { lit: [], panels: [], words: null, marks: () => false, intercepts: () => false, renewed: () => {}, ...more };
}

test("without a guide a choice goes out", () => {
  const desk = deskWith([["march", "pella"]]);
  desk.choose(first(desk));
  expect(sent).toEqual([["march", "pella"]]);
});

test("a place says what choosing it does, if that is one thing", () => {
  const desk = deskWith([["march", "pella"], ["go", "gaza", "pella"], ["go", "gaza", "tyros"], ["march", "gaza"]]);
  expect(desk.deed("pella")).toBe("march pella");
  expect(desk.deed("gaza")).toBe("");
  expect(desk.deed("tyros")).toBe("");
});

test("a click where ways begin begins there, and what else can be done there is offered beside the map", () => {
  const desk = deskWith([["go", "pella", "gaza"], ["go", "pella", "tyros"], ["go", "gaza", "tyros"], ["march", "pella"]]);
  desk.point("pella");
  expect([desk.origin, desk.menu?.beside, desk.menu?.choices.map(({ verb }) => verb)]).toEqual(["pella", true, ["march"]]);
  desk.point("tyros");
  expect(sent).toEqual([["go", "pella", "tyros"]]);
});

test("where all ways begin at one place a click there does nothing by itself", () => {
  const desk = deskWith([["go", "pella", "gaza"], ["go", "pella", "tyros"], ["march", "pella"]]);
  desk.point("pella");
  expect([sent, desk.menu?.choices.length, desk.from]).toEqual([[], 1, "pella"]);
});

test("what an option comes to as things stand is asked of the game", () => {
  const desk = deskWith([["march", "pella"], ["march", "gaza"]], { ...PARTS, manner: (_, option) => (option[1] === "gaza" ? "stays" : "") });
  expect(desk.choices.map(({ label }) => label)).toEqual(["march pella", "march gaza stays"]);
});

test("what was pointed at is forgotten with the question", () => {
  const desk = deskWith([["march", "pella"]]);
  desk.show({ kind: "place", id: "gaza" });
  desk.renewed(desk.table.ask);
  expect(desk.highlight).toBeNull();
});

test("a guide may keep a choice back, and let another one go", () => {
  const desk = deskWith([["march", "pella"], ["march", "gaza"]]);
  const kept: Option[] = [];
  desk.guide = guide({ intercepts: ({ option }) => option[1] === "pella" && kept.push(option) > 0 });
  for (const choice of desk.choices) desk.choose(choice);
  expect(kept).toEqual([["march", "pella"]]);
  expect(sent).toEqual([["march", "gaza"]]);
});

test("a guide hears of every new question once", () => {
  const desk = deskWith([["march", "pella"]]);
  const heard: (number | undefined)[] = [];
  desk.guide = guide({ renewed: (ask) => heard.push(ask?.n) });
  const ask = desk.table.ask;
  for (const one of [ask, ask, null]) desk.renewed(one);
  expect(heard).toEqual([1, undefined]);
});

test("a click right after a new question was meant for the old one", async () => {
  const desk = deskWith([["march", "pella"]]);
  desk.renewed(desk.table.ask);
  now += 100;
  desk.choose(first(desk));
  expect(sent).toEqual([]);
  now += 400;
  desk.choose(first(desk));
  await settled();
  expect(sent).toEqual([["march", "pella"]]);
});

test("the only answer is given by itself where the game says so, and not after taking back", async () => {
  const answer = async (more: { forced?: string[]; tookBack?: boolean; options?: Option[] }): Promise<Option[]> => {
    sent = [];
    const desk = deskWith(more.options ?? [["march", "pella"]]);
    Object.assign(desk.table, { myTurn: true, tookBack: more.tookBack ?? false, board: { ...desk.table.board, forced: more.forced ?? ["act"] } });
    desk.renewed(desk.table.ask);
    await Promise.resolve();
    return sent;
  };
  expect(await answer({})).toEqual([["march", "pella"]]);
  expect(await answer({ forced: [] })).toEqual([]);
  expect(await answer({ tookBack: true })).toEqual([]);
  expect(await answer({ options: [["march", "pella"], ["march", "gaza"]] })).toEqual([]);
});

test("what an option costs this seat for certain stands on its button", () => {
  const desk = deskWith([["march", "pella"]]);
  const stake = (faction: string, amount: number, certain: boolean) => ({ kind: "movement", faction, amount, clause: "", certain, chance: null, facts: {}, grave: false });
  desk.texts = { ...desk.texts, has: (id: string) => id === "stake-movement", ui: () => "MP" } as unknown as Messages;
  desk.ahead.prices = new Map([[first(desk).key, [stake("red", -2, true), stake("red", -1, false), stake("blue", -3, true), stake("red", 0, true)]]]);
  expect(desk.ahead.price(first(desk))).toBe("MP −2");
});

test("a way that is thought of begins where the game says", () => {
  const desk = deskWith([["march", "pella"]], { ...PARTS, origin: () => "gaza" });
  desk.ahead.forecast = { choice: first(desk), notes: [], stakes: [] };
  expect(desk.ahead.preview).toEqual([{ from: "gaza", to: "pella", faction: "red" }]);
  const plain = deskWith([["march", "pella"]]);
  plain.ahead.forecast = { choice: first(plain), notes: [], stakes: [] };
  expect(plain.ahead.preview).toEqual([]);
});

test("what is grave for this seat is asked for again, once in a turn, and not if the reader does not want it", async () => {
  const desk = deskWith([["march", "pella"], ["march", "gaza"]]);
  const stake = (kind: string, faction: string) => ({ kind, faction, amount: -3, clause: "", certain: false, chance: null, facts: {}, grave: true });
  const answers: Record<string, unknown> = {
    prices: { type: "prices", n: 1, options: [["march", "pella"], ["march", "gaza"]], stakes: [[stake("status", "red")], [stake("status", "blue")]] },
    foresee: { type: "forecast", notes: [], stakes: [stake("status", "red")], instead: [] },
  };
  desk.table.inquire = (({ type }: { type: string }) => Promise.resolve(answers[type])) as typeof desk.table.inquire;
  desk.renewed(desk.table.ask);
  now += 1000;
  const [pella, gaza] = desk.choices as [Choice, Choice];
  desk.choose(gaza);
  await settled();
  expect(sent).toEqual([["march", "gaza"]]);
  desk.choose(pella);
  await settled();
  expect(desk.confirming?.choice.key).toBe(pella.key);
  expect(sent).toHaveLength(1);
  desk.accept();
  expect(sent).toHaveLength(2);
  desk.choose(pella);
  await settled();
  expect(sent).toHaveLength(3);
});

test("a way is walked step by step, and ends where something else is asked or happens", async () => {
  const leg = (source: string, place: string, option: Option | null) => ({ source, place, option, notes: [], stakes: [] });
  const walker = async (told: string, topic = "act", second: Option = ["march", "gaza"]): Promise<Desk> => {
    sent = [];
    const desk = deskWith([["march", "pella"]]);
    Object.assign(desk.table, { myTurn: true, log: [{ n: 1, id: "moved" }], board: { ...desk.table.board, log: { loud: ["battle"] } } });
    desk.table.inquire = (({ type }: { type: string }) =>
      Promise.resolve(type === "way" ? { type, goal: "tyros", legs: [leg("ipsos", "pella", ["march", "pella"]), leg("pella", "gaza", second), leg("gaza", "tyros", null)] } : { type: "refused" })) as typeof desk.table.inquire;
    expect(await desk.way.find("tyros")).toBe(true);
    expect(desk.way.now).toBe(2);
    expect(desk.ahead.preview.map(({ from, to, later }) => [from, to, later])).toEqual([["ipsos", "pella", false], ["pella", "gaza", false], ["gaza", "tyros", true]]);
    desk.way.walk(2);
    await settled();
    const ask = { ...desk.table.ask, n: 2, topic, options: [second] } as typeof desk.table.ask;
    Object.assign(desk.table, { ask, live: { ...desk.table.live, ask }, log: [{ n: 1, id: "moved" }, { n: 2, id: told }] });
    Object.assign(desk, { choices: [{ option: second, key: JSON.stringify(second), label: "", verb: second[0], spots: [], card: null }] });
    desk.renewed(ask);
    await settled();
    await settled();
    return desk;
  };
  expect((await walker("moved")).way.stopped).toBe(false);
  expect(sent).toEqual([["march", "pella"], ["march", "gaza"]]);
  expect((await walker("battle")).way.stopped).toBe(true);
  expect(sent).toEqual([["march", "pella"]]);
  expect((await walker("moved", "intercept")).way.stopped).toBe(true);
  expect(sent).toEqual([["march", "pella"]]);
  expect((await walker("moved", "escort", ["escort-all"])).way.stopped).toBe(false); // a question that only the way itself leads to
  expect(sent).toEqual([["march", "pella"], ["escort-all"]]);
});

const MUSTERED: GameParts = { ...PARTS, musters: [{ topics: ["act"], all: "take-all", pairs: [["take", "leave"]], after: ["armies"] }] };

test("a way that is thought of stays when somebody is called along, and goes when something else is chosen", async () => {
  const chosen = async (option: Option): Promise<string> => {
    const desk = deskWith([["take-all"], ["march", "pella"]], MUSTERED);
    Object.assign(desk.table, { myTurn: true });
    const legs = [{ source: "ipsos", place: "tyros", option: ["march", "pella"], notes: [], stakes: [] }];
    desk.table.inquire = (({ type }: { type: string }) => Promise.resolve(type === "way" ? { type, goal: "tyros", legs } : { type: "refused" })) as typeof desk.table.inquire;
    await desk.way.find("tyros");
    desk.choose(desk.choices.find(({ verb }) => verb === option[0]) as Choice);
    const ask = { ...desk.table.ask, n: 2 } as typeof desk.table.ask;
    Object.assign(desk.table, { ask });
    desk.renewed(ask);
    await settled();
    return desk.way.goal;
  };
  expect(await chosen(["take-all"])).toBe("tyros");
  expect(await chosen(["march", "pella"])).toBe("");
});

test("what the rows of an army stand for is not counted among the actions", () => {
  const actions = PANES.find(({ id }) => id === "actions");
  expect(actions?.mark?.(deskWith([["take-all"], ["take", "royal", 1], ["march", "pella"], ["done"]], MUSTERED))).toBe(2);
  expect(actions?.mark?.(deskWith([["take-all"], ["march", "pella"], ["done"]]))).toBe(3);
});

test("of a card that can only be spent it is said that the condition of its text is not met", () => {
  const uses: Option[] = [["play", "8", "train"], ["play", "9", "event"], ["play", "9", "train"], ["play", "50"]];
  const tells = ([, , use]: Option): boolean => use === "event" || use === undefined;
  const unmet = (parts: GameParts): string[] => {
    const desk = deskWith(uses, parts);
    desk.texts = { ...desk.texts, references: { ...REFERENCES, options: { play: [["card", ["card"]]] } } } as unknown as Messages;
    return [...desk.unmet];
  };
  expect(unmet({ ...PARTS, tells })).toEqual(["8"]);
  expect(unmet(PARTS)).toEqual([]);
});

test("who can only decline is told why it is asked, unless the game gives such answers by itself or nobody has a hand", () => {
  const bluffs = (options: Option[], hand: string[] | null = ["8"], forced: string[] = []): boolean => {
    const desk = deskWith(options);
    Object.assign(desk.table, { view: { hand }, board: { forced } });
    return desk.bluffs;
  };
  expect(bluffs([["pass"]])).toBe(true);
  expect(bluffs([["pass"], ["play", "8"]])).toBe(false);
  expect(bluffs([["march", "pella"]])).toBe(false);
  expect(bluffs([["done"]])).toBe(false);
  expect(bluffs([["pass"]], null)).toBe(false);
  expect(bluffs([["pass"]], ["8"], ["act"])).toBe(false);
});

test("a click on where one stands asks for no way and no reason", async () => {
  const asked = async (place: string): Promise<string[]> => {
    const desk = deskWith([["march", "pella"]], { ...PARTS, origin: () => "gaza" });
    const found: string[] = [];
    Object.assign(desk.table, { myTurn: true, why: (option: Option) => found.push(`why ${option.join(" ")}`) });
    desk.table.inquire = (({ type }: { type: string }) => (found.push(type), Promise.resolve({ type: "refused" }))) as typeof desk.table.inquire;
    desk.point(place);
    await settled();
    return found;
  };
  expect(await asked("gaza")).toEqual([]);
  expect(await asked("tyros")).toEqual(["way", "why march tyros"]);
});

test("a card is asked for where nothing else is an answer, but for what may be done at any time", () => {
  const wants = (...more: Option[]): boolean => {
    const desk = deskWith([["play", "8"], ...more]);
    Object.assign(desk.table, { board: { any_time: ["disband"] } });
    desk.texts = { ...desk.texts, references: { ...REFERENCES, options: { play: [["card", ["card"]]] } } } as unknown as Messages;
    return desk.wantsCard;
  };
  expect(wants()).toBe(true);
  expect(wants(["disband", "pella"])).toBe(true);
  expect(wants(["pass"])).toBe(false);
  expect(wants(["march", "pella"])).toBe(false);
});

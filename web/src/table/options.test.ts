import { describe, expect, it } from "vitest";
import type { Option, References } from "../lib/types";
import { buttons, byProvince, choicesOf, grouped, guess, matching, mentions, pointing } from "./options";

const references: References = {
  facts: {},
  options: {
    march: [["place", ["place"]], ["to", ["place"]]],
    move: [["place", ["place"]]],
    relocate: [["area", ["area"]]],
    take: [["units", ["units"]], ["where", ["where"]]],
    activate: [["general", ["general"]]],
    play: [["card", ["card"]], ["use", ["use"]]],
  },
  merged: {},
  cards: {},
};
const board = {
  places: { pella: {}, sardeis: {}, tyros: {} },
  pieces: [{ key: "generals", kind: "general", shape: "list" }, { key: "units", kind: "unit", shape: "counts" }],
};
const view = { places: { sardeis: { pieces: [{ generals: ["krateros"], units: { loyal: 2 } }] } } };
const label = (option: Option): string => option.join(" ");
const choices = (...options: Option[]) => choicesOf(options, label, references, board, view);

describe("what an option is about", () => {
  it("reads arguments by the references", () => {
    expect(mentions(["take", "loyal", 2, "inside"], references).map(({ id }) => id)).toEqual(["loyal", "inside"]);
    expect(mentions(["relocate", "pella", "inside"], references)).toEqual([{ kinds: ["area"], id: "pella" }]);
  });

  it("finds places, pieces where they stand, and cards", () => {
    const [march, activate, play, done] = choices(["march", "pella", "tyros"], ["activate", "krateros"], ["play", "7", "march"], ["done"]);
    expect(march?.spots).toEqual([{ place: "pella" }, { place: "tyros" }]);
    expect(activate?.spots).toEqual([{ place: "sardeis", kind: "general", id: "krateros" }]);
    expect(play?.card).toBe("7");
    expect(done?.spots).toEqual([]);
  });
});

describe("pointing at the map", () => {
  const offered = choices(["march", "pella", "tyros"], ["march", "pella", "sardeis"], ["move", "tyros"], ["activate", "krateros"]);

  it("takes a first spot, then offers the second", () => {
    const before = pointing(offered, null);
    expect(before.targets.map(({ place }) => place)).toEqual(["pella", "tyros", "sardeis"]);
    expect(before.at("pella").first).toBe(true);
    const after = pointing(offered, "pella");
    expect(after.at("sardeis").choices.map(({ verb }) => verb)).toEqual(["march", "activate"]);
    expect(after.at("tyros").choices).toHaveLength(2);
  });

  it("chooses at once where one option leads", () => {
    expect(pointing(offered, null).at("tyros")).toMatchObject({ first: false, choices: [{ verb: "move" }] });
    expect(pointing(choices(["march", "pella", "tyros"]), null).at("pella").first).toBe(false);
    expect(pointing(offered, null).at("memphis").choices).toEqual([]);
  });

  it("goes by the piece where a piece was clicked", () => {
    const both = choices(["move", "sardeis"], ["activate", "krateros"]);
    expect(pointing(both, null).at("sardeis").choices).toHaveLength(2);
    expect(pointing(both, null).at("sardeis", { kind: "general", id: "krateros" }).choices).toMatchObject([{ verb: "activate" }]);
  });
});

describe("the list", () => {
  it("groups by verb and by what labels share, any time last", () => {
    const offered = choicesOf(
      [["station", "pella"], ["play", "7", "march"], ["play", "7", "train"], ["done"]],
      ([verb, card, use]) => (verb === "play" ? `Card ${card}: ${use}` : String(verb)),
      references, board, view,
    );
    const groups = grouped(offered, ["station"]);
    expect(groups.map(({ title }) => title)).toEqual(["", "Card 7", ""]);
    expect(groups[1]?.choices.map((entry) => entry.label)).toEqual(["march", "train"]);
    expect(groups.at(-1)?.anytime).toBe(true);
  });

  it("lets single options stand together", () => {
    const groups = grouped(choices(["roll"], ["move", "pella"], ["move", "tyros"], ["pass"]), []);
    expect(groups.map((group) => group.choices.map(({ choice }) => choice.verb))).toEqual([["roll", "pass"], ["move", "move"]]);
  });

  it("has no title over a single line", () => {
    const [group] = grouped(choicesOf([["play", "7", "march"]], () => "Card 7: march", references, board, view), []);
    expect(group).toMatchObject({ title: "", choices: [{ label: "Card 7: march" }] });
  });

  it("keeps what ends apart from what acts", () => {
    const { acting, ending } = buttons(choices(["roll"], ["pass"], ["move", "tyros"], ["play", "7", "march"]), []);
    expect(acting.map(({ verb }) => verb)).toEqual(["roll"]);
    expect(ending.map(({ verb }) => verb)).toEqual(["pass"]);
  });
});

describe("a long list of places", () => {
  const many = Array.from({ length: 14 }, (_, k) => `p${k}`);
  const wide = { ...board, places: Object.fromEntries(many.map((id) => [id, {}])) };
  const province = (place: string): string => (Number(place.slice(1)) < 10 ? "Latium" : "Umbria");
  const list = (ids: string[]) => grouped(choicesOf(ids.map((id) => ["move", id]), label, references, wide, view), []);

  it("is told by province", () => {
    const found = list(many).flatMap((group) => byProvince(group, province));
    expect(found.map(({ title, choices: held }) => [title, held.length])).toEqual([["Latium", 10], ["Umbria", 4]]);
  });

  it("stays one if it is short or knows no provinces", () => {
    expect(list(many.slice(8)).flatMap((group) => byProvince(group, province))).toHaveLength(1);
    expect(list(many).flatMap((group) => byProvince(group, () => ""))).toHaveLength(1);
  });
});

describe("the command box", () => {
  const offered = choices(["move", "tyros"], ["move", "pella"], ["done"]);

  it("finds by beginnings of words, and exactly before that", () => {
    expect(matching(offered, "mo ty").map(({ option }) => option)).toEqual([["move", "tyros"]]);
    expect(matching(offered, "move")).toHaveLength(2);
    expect(matching(offered, "done")).toHaveLength(1);
    expect(matching(offered, "")).toEqual([]);
  });

  it("guesses an option that is not offered", () => {
    const names = new Map([["tyros", "tyros"], ["alexandreia eschate", "alexandreia_eschate"]]);
    expect(guess("move Alexandreia Eschate", references, names)).toEqual(["move", "alexandreia_eschate"]);
    expect(guess("march tyros 2", references, names)).toEqual(["march", "tyros", 2]);
    expect(guess("dance", references, names)).toBeNull();
  });
});

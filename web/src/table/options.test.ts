import { describe, expect, it } from "vitest";
import type { Option, References } from "../lib/types";
import { guess, matching } from "./command";
import { barred, besides, buttons, byOrigin, byProvince, chaptered, choicesOf, compact, grouped, hasManyWays, inHand, isEnding, lacking, mentions, onlyOrigin, pointing, type Choice } from "./options";

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

  it("begins where ways begin, with what else can be done there", () => {
    const city = choices(["march", "pella", "tyros"], ["march", "pella", "sardeis"], ["move", "pella"]);
    expect(pointing(city, null).at("pella")).toMatchObject({ first: true, choices: [{ verb: "move" }] });
    expect(pointing(city, "pella").at("pella")).toMatchObject({ first: false, choices: [{ verb: "move" }] });
    expect(pointing(city, "pella").targets.map(({ place }) => place)).toEqual(["tyros", "sardeis", "pella"]);
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

describe("what can be done besides", () => {
  const offered = choices(["move", "sardeis"], ["activate", "krateros"], ["march", "pella", "tyros"]);

  it("is no target, and yields where something else can be chosen", () => {
    const found = pointing(offered, null, ["activate"]);
    expect(found.targets).toEqual([{ place: "sardeis" }, { place: "pella" }]);
    expect(found.asides).toMatchObject([{ kind: "general", id: "krateros" }]);
    expect(found.at("sardeis").choices).toMatchObject([{ verb: "move" }]);
  });

  it("is what may be done at any time, and what is grave if there is anything else", () => {
    expect(besides(offered, ["station"], ["activate"])).toEqual(["station", "activate"]);
    expect(besides(choices(["activate", "krateros"], ["done"]), ["station"], ["activate"])).toEqual(["station"]);
  });

  it("says where a way leads", () => {
    expect(pointing(offered, null).ways("pella")).toEqual(["tyros"]);
    expect(pointing(offered, null, ["march"]).ways("pella")).toEqual([]);
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
    expect(groups.map(({ title }) => title)).toEqual(["Card 7", "", ""]);
    expect(groups[0]?.choices.map((entry) => entry.label)).toEqual(["march", "train"]);
    expect(groups.at(-1)?.anytime).toBe(true);
  });

  it("stands in the chapters of the game, what belongs to none last", () => {
    const offered = choices(["sell", "pella"], ["move", "pella"], ["done"], ["move", "tyros"], ["relocate", "tyros"]);
    const groups = chaptered(offered, [], [["ways", ["move", "relocate"]], ["goods", ["buy", "sell"]]]);
    expect(groups.map(({ chapter, choices: own }) => [chapter, ...own.map(({ choice }) => choice.key)])).toEqual([
      ["ways", '["relocate","tyros"]'], ["ways", '["move","pella"]', '["move","tyros"]'], ["goods", '["sell","pella"]'], [undefined, '["done"]'],
    ]);
    expect(chaptered(offered, [], [])).toEqual(grouped(offered, []));
  });

  it("lets single options stand together, and what ends comes last", () => {
    const few = grouped(choices(["pass"], ["roll"], ["hire"]), []);
    expect(few.map((group) => group.choices.map(({ choice }) => choice.verb))).toEqual([["roll", "hire", "pass"]]);
    const groups = grouped(choices(["roll"], ["move", "pella"], ["move", "tyros"], ["pass"]), []);
    expect(groups.map((group) => group.choices.map(({ choice }) => choice.verb))).toEqual([["roll"], ["move", "move"], ["pass"]]);
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

  it("takes the words in their order before it turns them round", () => {
    const ways = choices(["march", "pella", "tyros"], ["march", "tyros", "pella"]);
    expect(matching(ways, "tyr pel").map(({ option }) => option[1])).toEqual(["tyros", "pella"]);
    expect(matching(ways, "pel tyr").map(({ option }) => option[1])).toEqual(["pella", "tyros"]);
  });

  it("guesses an option that is not offered", () => {
    const names = new Map([["tyros", "tyros"], ["alexandreia eschate", "alexandreia_eschate"]]);
    expect(guess("move Alexandreia Eschate", references, names)).toEqual(["move", "alexandreia_eschate"]);
    expect(guess("march tyros 2", references, names)).toEqual(["march", "tyros", 2]);
    expect(guess("dance", references, names)).toBeNull();
    const shown = [{ ...offered[0]!, option: ["move", "ephesos"], label: "Advance to Ephesos" } as Choice];
    expect(guess("advance tyros", references, names)).toBeNull();
    expect(guess("advance to Tyros", references, names, shown)).toEqual(["move", "tyros"]);
    expect(guess("advance tyros", references, names, shown)).toEqual(["move", "tyros"]);
  });
});

describe("ways from place to place", () => {
  const way = (from: string, to: string, verb = "march"): Choice => ({
    option: [verb, from, to], key: `${verb} ${from} ${to}`, label: `March from ${from} to ${to}`, verb, spots: [{ place: from }, { place: to }], card: null,
  });
  const group = (choices: Choice[]) => ({ title: "", choices: choices.map((choice) => ({ choice, label: choice.label })), anytime: false });

  it("are listed by where they begin, and what they share is said once", () => {
    const found = byOrigin(group([way("Roma", "Ostia"), way("Capua", "Roma"), way("Roma", "Capua"), way("Capua", "Ostia"), way("Roma", "Veii"), way("Cumae", "Roma")]));
    expect(found.map(({ title }) => title)).toEqual(["March from Roma to …", "March from Capua to …", ""]);
    expect(found[0]?.choices.map(({ label }) => label)).toEqual(["Ostia", "Capua", "Veii"]);
    expect(found[2]?.choices.map(({ label }) => label)).toEqual(["March from Cumae to Roma"]);
  });

  it("are left alone when they are few, or lead to one place only", () => {
    const few = [way("Roma", "Ostia"), way("Capua", "Roma")];
    expect([hasManyWays(few), hasManyWays([...few, ...few, ...few])]).toEqual([false, true]);
    const single = group("abcdefg".split("").map((place) => ({ ...way(place, place), spots: [{ place }] })));
    expect(byOrigin(single)).toEqual([single]);
  });
});

describe("options that say much the same", () => {
  const one = (place: string): Choice => ({ option: ["raise", place], key: place, label: `Raise a new army at ${place} for 3`, verb: "raise", spots: [{ place }], card: null });
  const listed = (choices: Choice[]) => ({ title: "", choices: choices.map((choice) => ({ choice, label: choice.label })), anytime: false });

  it("say it once", () => {
    const [found] = compact(listed(["Pella", "Tyros", "Ake", "Uruk"].map(one)));
    expect([found?.title, found?.choices.map(({ label }) => label)]).toEqual(["Raise a new army at … for 3", ["Pella", "Tyros", "Ake", "Uruk"]]);
  });

  it("stay as they are if they are few or save few words", () => {
    const few = listed(["Pella", "Tyros"].map(one));
    expect(compact(few)).toEqual([few]);
    const short = listed(["Pella", "Tyros", "Ake", "Uruk"].map((place) => ({ ...one(place), label: `To ${place}` })));
    expect(compact(short)).toEqual([short]);
  });

  it("are said place by place where only those share their words", () => {
    const sell = (place: string, number: number): Choice => ({ ...one(place), key: `${place} ${number}`, spots: [{ place }], label: `Sell ${number} grain at ${place}` });
    const found = compact(listed([sell("Pella", 1), sell("Pella", 2), sell("Pella", 3), sell("Tyros", 1)]));
    expect(found.map(({ title, choices }) => [title, choices.map(({ label }) => label)])).toEqual([
      ["", ["Sell 1 grain at Tyros"]], ["Sell … grain at Pella", ["1", "2", "3"]],
    ]);
  });
});

describe("the bar", () => {
  const bare = (...option: Option): Choice => ({ option, key: option.join(" "), label: option.join(" "), verb: String(option[0]), spots: [], card: null });

  it("has a menu for many options of one kind, and a button for each of few", () => {
    const found = barred([bare("roll"), ...["red", "blue", "green", "black"].map((side) => bare("speak", "with", side))]);
    expect(found.map((one) => ("title" in one ? [one.title, one.choices.map(({ label }) => label)] : one.label))).toEqual([
      "roll", ["speak with …", ["red", "blue", "green", "black"]],
    ]);
    expect(barred([bare("a", "1"), bare("a", "2")])).toHaveLength(2);
  });
});

describe("what need not be asked", () => {
  it("is where a way begins, if all begin there and the question is about nothing else", () => {
    expect(onlyOrigin(choices(["march", "pella", "tyros"], ["march", "pella", "sardeis"], ["done"]))).toBe("pella");
    expect(onlyOrigin(choices(["march", "pella", "tyros"], ["march", "tyros", "pella"]))).toBeNull();
    expect(onlyOrigin(choices(["march", "pella", "tyros"], ["move", "tyros"]))).toBeNull();
    expect(onlyOrigin(choices(["march", "pella", "tyros"], ["move", "pella"]))).toBe("pella");
    expect(onlyOrigin(choices(["move", "pella"]))).toBeNull();
    expect(onlyOrigin(choices(["march", "pella", "tyros"], ["move", "tyros"]), ["move"])).toBe("pella");
    expect(onlyOrigin(choices(["done"]))).toBeNull();
  });
});

describe("what cannot be chosen", () => {
  const kinds = { action: ["recruit", "march", "hunt"], many: [..."abcdefgh"] };
  const action = () => "action";

  it("is what is missing of the things that the question is about, as long as that is a short list", () => {
    expect(lacking(choices(["take", "march"]), action, kinds)).toEqual([["take", "recruit"], ["take", "hunt"]]);
    expect(lacking(choices(["take", "a"]), () => "many", kinds)).toEqual([]);
    expect(lacking(choices(["take", "march"], ["pass"]), ({ verb }) => (verb === "pass" ? undefined : "action"), kinds)).toEqual([]);
  });

  it("is not what the game says gives up: that only stands apart", () => {
    const found = choicesOf([["stop"], ["roll"], ["no"]], label, references, { ...board, ending: ["stop"] }, view);
    expect(found.map(isEnding)).toEqual([true, false, true]);
  });
});

describe("what is in hand", () => {
  it("is what the labels of one kind of options share", () => {
    expect(inHand(choices(["move", "pella"], ["move", "tyros"]))).toBe("move …");
    expect(inHand(choices(["march", "pella", "tyros"], ["march", "pella", "sardeis"]))).toBe("march pella …");
  });

  it("is nothing where options are of several kinds, or only one", () => {
    expect(inHand(choices(["move", "pella"], ["activate", "krateros"]))).toBe("");
    expect(inHand(choices(["done"]))).toBe("");
    expect(inHand([])).toBe("");
  });
});

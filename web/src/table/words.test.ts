import { describe, expect, it } from "vitest";
import { Messages } from "../text/messages";
import { chosenIn, sidesOf, Words } from "./words";

const texts = (ftl: string): Messages => new Messages({ ftl, fallback: "", references: { facts: {}, options: {}, merged: {}, cards: {} } }, "en");
const board = (...ids: string[]) => ({
  factions: ids.map((id) => ({ id, colour: "#000000" })),
  kinds: { faction: ids },
  log: { heading: ["turn"], loud: ["won"] },
});

describe("Words", () => {
  it("draws seats in the colours that they choose, and who has not chosen yet in another", () => {
    const colours = { red: "#aa0000", green: "#00aa00", blue: "#0000aa" };
    const factions = Object.values(colours).map((colour, seat) => ({ id: "abc"[seat] ?? "", colour }));
    const words = new Words({ factions, colours }, texts(""));
    const drawn = (...chosen: (string | null)[]) => {
      const seats = chosen.map((colour, seat) => ({ faction: "abc"[seat], colour }));
      return [...sidesOf(words, chosenIn({ seats } as never)).values()].map(({ colour }) => colour);
    };
    expect(drawn(null, null, null)).toEqual(["#aa0000", "#00aa00", "#0000aa"]);
    expect(drawn("green", null, null)).toEqual(["#00aa00", "#aa0000", "#0000aa"]);
    expect(drawn("blue", "green", "red")).toEqual(["#0000aa", "#00aa00", "#aa0000"]);
  });

  it("names what is at stake by what it is about, where the game has a word for that", () => {
    const words = new Words(board("a"), texts("stake-attribute = attribute\nstake-attribute-strength = strength of the hero\n    .short = strength"));
    const stake = (facts: Record<string, unknown>) => ({ kind: "attribute", faction: "a", amount: 1, clause: "", certain: true, chance: 1, facts, grave: false });
    expect(words.stake(stake({ attribute: "strength" }))).toBe("strength of the hero +1");
    expect(words.price(stake({ attribute: "strength" }))).toBe("strength +1");
    expect(words.price(stake({ attribute: "speed" }))).toBe("attribute +1");
    expect(words.stakeId(stake({}))).toBe("stake-attribute");
  });

  it("says what the short words of prices mean", () => {
    const words = new Words(board("a"), texts("stake-movement = movement points\n    .short = MP\nstake-vp = points\nboard-vp = VP\n    .about = victory points\nstake-units = units"));
    const short = (kind: string) => words.short({ kind, faction: "a", amount: 1, clause: "", certain: true, chance: 1, facts: {}, grave: false });
    expect(short("movement")).toEqual([["MP", "movement points"]]);
    expect(short("vp")).toEqual([["VP", "victory points"]]);
    expect(short("units")).toEqual([]);
  });

  it("gives each faction a letter of its own", () => {
    const players = new Words(board("a", "b"), texts("faction-a = Player A\nfaction-b = Player B"));
    expect(["a", "b"].map((id) => players.letter(id))).toEqual(["A", "B"]);
    const colours = new Words(board("blue", "black"), texts("faction-blue = Blue\nfaction-black = Black"));
    expect(["blue", "black"].map((id) => colours.letter(id))).toEqual(["B", "L"]);
  });

  it("finds words of the board, and without one shows the bare word", () => {
    const words = new Words(board(), texts("board-vp = VP\nboard-phase-setup = Setup"));
    expect(words.label("vp")).toBe("VP");
    expect(words.label("fleet_strength")).toBe("fleet strength");
    expect(words.value("phase", "word", "setup")).toBe("Setup");
    expect(words.value("phase", "word", null)).toBe("–");
    expect(words.weight("won")).toBe("loud");
  });

  it("names what a field speaks of by the name of its sort", () => {
    const words = new Words(board(), texts("province-samnium = Samnium"));
    expect(words.word("province", "samnium")).toBe("Samnium");
    expect(words.word("province", "terra_nova")).toBe("terra nova");
  });

  it("never shows the id of something that has a name", () => {
    const words = new Words({ ...board("a"), kinds: { god: ["zeus"] } }, texts("god-zeus = Zeus\nboard-kind-city = city\nboard-monument = monument"));
    expect(words.word("monument", "zeus")).toBe("Zeus");
    expect(words.word("kind", "city")).toBe("city");
    expect(words.word("kind", "far_off")).toBe("far off");
  });
});

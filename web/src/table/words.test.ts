import { describe, expect, it } from "vitest";
import { Messages } from "../text/messages";
import { Words } from "./words";

const texts = (ftl: string): Messages => new Messages({ ftl, fallback: "", references: { facts: {}, options: {}, merged: {}, cards: {} } }, "en");
const board = (...ids: string[]) => ({
  factions: ids.map((id) => ({ id, colour: "#000000" })),
  kinds: { faction: ids },
  log: { heading: ["turn"], loud: ["won"] },
});

describe("Words", () => {
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

  it("never shows the id of something that has a name", () => {
    const words = new Words({ ...board("a"), kinds: { god: ["zeus"] } }, texts("god-zeus = Zeus\nboard-kind-city = city\nboard-monument = monument"));
    expect(words.word("monument", "zeus")).toBe("Zeus");
    expect(words.word("kind", "city")).toBe("city");
    expect(words.word("kind", "far_off")).toBe("far off");
  });
});

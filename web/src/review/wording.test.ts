import { describe, expect, it } from "vitest";

import type { TurningPoint } from "../lib/types";
import type { Messages } from "../text/messages";
import { decided } from "./wording";

const segments = (text: string) => [{ text }];
const texts = { option: (option: (string | number)[]) => segments(option.length === 2 && option[0] === "number" ? String(option[1]) : option.join(" ")), waiting: () => segments("who pays") } as unknown as Messages;
const turn = (...option: (string | number)[]) => ({ topic: "x", asked: {}, option }) as unknown as TurningPoint;

describe("what was decided", () => {
  it("stands alone where it names something", () => expect(decided(turn("take", "tyros"), texts)).toBe("take tyros"));
  it("comes with its question where it is a bare answer or number", () => {
    expect(decided(turn("yes"), texts)).toBe("Who pays: yes");
    expect(decided(turn("number", 2), texts)).toBe("Who pays: 2");
  });
});

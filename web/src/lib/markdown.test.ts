import { expect, test } from "vitest";

import { blocks, inline } from "./markdown";

const known = (id: string) => ["S2.a", "S10.J.1", "AMB-52", "T-2"].includes(id);

test("words, bold, italic and code", () => {
  expect(inline("a **b *c* d** `x < y` *e*")).toEqual([
    { type: "text", text: "a " },
    { type: "bold", parts: [{ type: "text", text: "b " }, { type: "italic", parts: [{ type: "text", text: "c" }] }, { type: "text", text: " d" }] },
    { type: "text", text: " " },
    { type: "code", text: "x < y" },
    { type: "text", text: " " },
    { type: "italic", parts: [{ type: "text", text: "e" }] },
  ]);
});

test("snake_case and lone stars are words", () => {
  expect(inline("card_price_of 2 * 3 * 4")).toEqual([{ type: "text", text: "card_price_of 2 * 3 * 4" }]);
});

test("ids of clauses that exist are links, others are words", () => {
  expect(inline("see S2.a, S10.J.1 and AMB-52 (not S99.z)", known)).toEqual([
    { type: "text", text: "see " },
    { type: "clause", id: "S2.a" },
    { type: "text", text: ", " },
    { type: "clause", id: "S10.J.1" },
    { type: "text", text: " and " },
    { type: "clause", id: "AMB-52" },
    { type: "text", text: " (not S99.z)" },
  ]);
});

test("only secure addresses become links, and HTML stays text", () => {
  expect(inline("[a](https://x.org/y) [b](javascript:alert(1)) <img src=x>")).toEqual([
    { type: "link", href: "https://x.org/y", parts: [{ type: "text", text: "a" }] },
    { type: "text", text: " " },
    { type: "text", text: "b) <img src=x>" },
  ]);
});

test("lists, nested and continued", () => {
  expect(blocks("- one\n  more\n  1. deep\n- two\n\nend")).toEqual([
    {
      type: "list",
      ordered: false,
      start: 1,
      items: [
        {
          parts: [{ type: "text", text: "one" }, { type: "text", text: " " }, { type: "text", text: "more" }],
          below: [{ type: "list", ordered: true, start: 1, items: [{ parts: [{ type: "text", text: "deep" }], below: [] }] }],
        },
        { parts: [{ type: "text", text: "two" }], below: [] },
      ],
    },
    { type: "paragraph", parts: [{ type: "text", text: "end" }] },
  ]);
});

test("tables with and without a head", () => {
  expect(blocks("| a | b |\n|---|---|\n| 1 | x \\| y |")).toEqual([
    {
      type: "table",
      head: [[{ type: "text", text: "a" }], [{ type: "text", text: "b" }]],
      rows: [[[{ type: "text", text: "1" }], [{ type: "text", text: "x | y" }]]],
    },
  ]);
  expect(blocks("| 1 |")).toEqual([{ type: "table", head: [], rows: [[[{ type: "text", text: "1" }]]] }]);
});

test("every text comes to an end", () => {
  for (const text of ["", "```\nopen", "> quote", "1. a\n- b", "|", "#", "\n\n", "  - deep\n- flat", "***", "- a\n    - b\n  - c"]) {
    expect(Array.isArray(blocks(text))).toBe(true);
  }
});

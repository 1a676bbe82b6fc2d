import { expect, test } from "vitest";

import type { ClauseText } from "../lib/types";
import { bookForPeople, bookOf, chapterOf, chaptersOf, nearest, search } from "./clauses";

const clause = (id: string, parent: string, title = "", text = "", heading = false): ClauseText => ({ id, parent, title, text, heading });
const book = bookOf([
  clause("S1", "", "Board", "", true),
  clause("S1.a", "S1", "", "A march ends here."),
  clause("S2", "", "Marching", "", true),
  clause("S2.1", "S2", "Costs", "", true),
  clause("S2.1.b", "S2.1", "", "Mountains cost two."),
  clause("AMB-1", "", "", "Read it so."),
  clause("AMB-2", "", "", "And so."),
]);

test("chapters hold everything below them, families of rulings are one chapter", () => {
  const chapters = chaptersOf(book).map(({ id, title, clauses }) => [id, title, clauses.map((one) => one.id)]);
  expect(chapters).toEqual([
    ["S1", "Board", ["S1", "S1.a"]],
    ["S2", "Marching", ["S2", "S2.1", "S2.1.b"]],
    ["AMB", "AMB-1 – AMB-2", ["AMB-1", "AMB-2"]],
  ]);
  expect(book.all.get("S2.1.b")?.depth).toBe(2);
});

test("the chapter of an id", () => {
  expect(["S10.J.1", "H5b", "AMB-1"].map(chapterOf)).toEqual(["S10", "H5", "AMB-1"]);
});

test("an item of a clause leads to the clause", () => {
  expect(nearest(book, "S2.1.b.3")?.id).toBe("S2.1.b");
  expect(nearest(book, "S2.1.z")?.id).toBe("S2.1");
  expect(nearest(book, "AMB-9")).toBeUndefined();
  expect(nearest(book, "Q9")).toBeUndefined();
});

test("search finds all words, titles first", () => {
  expect(search(book, "march").map((one) => one.id)).toEqual(["S2", "S1.a"]);
  expect(search(book, "cost mountains").map((one) => one.id)).toEqual(["S2.1.b"]);
  expect(search(book, "  ")).toEqual([]);
});

test("a rulebook for people leads from every clause to the paragraph that says it", () => {
  const people = bookForPeople({
    glossary: {},
    chapters: [
      {
        id: "S2",
        title: "How to march",
        opening: "Armies move.",
        paragraphs: [
          { clauses: ["S2.1", "S2.2"], title: "Costs", text: "A [[road|route]] costs 1, a [[sea]] 2." },
          { clauses: ["S2.3"], title: "", text: "Then stop." },
        ],
      },
    ],
  });
  expect(people.all.get("S2.1")?.text).toBe("A [[road|route]] costs 1, a [[sea]] 2.");
  expect(nearest(people, "S2.2")?.id).toBe("S2.1");
  expect(nearest(people, "S2.3.a")?.id).toBe("S2.3");
  expect(chaptersOf(people).map((one) => [one.id, one.title])).toEqual([["S2", "How to march"]]);
  expect(search(people, "road costs").map((one) => one.id)).toEqual(["S2.1"]);
});

import { expect, test } from "vitest";

import { Glossary } from "./terms.svelte";

const glossary = new Glossary({
  fleet: { name: "Flota", text: "", clause: "", forms: ["flotę", "flota"] },
  land: { name: "Ziemia (A)", text: "", clause: "", forms: ["wielka ziemia", "ziemia"] },
});
const shown = (text: string): string => glossary.pieces(text).map(({ text, term }) => (term ? `[${text}|${term}]` : text)).join("");

test("terms are found in their forms, whole words only, the longest first, each once", () => {
  expect(shown("Flotę i flota: wielka ziemia.")).toBe("[Flotę|fleet] i flota: [wielka ziemia|land].");
  expect(shown("Flotylla, nadziemia")).toBe("Flotylla, nadziemia");
  expect(new Glossary({}).pieces("Flota")).toEqual([{ text: "Flota" }]);
});

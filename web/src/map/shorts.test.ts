import { expect, test } from "vitest";

import { shortNames } from "./shorts";

const short = (...names: string[]): string[] => [...shortNames(names.map((name) => [name, name])).values()];

test("a name is shortened to its beginning", () => {
  expect(short("Krateros", "Peithon", "Kassandros")).toEqual(["Kra", "Pei", "Kas"]);
});

test("names with the same beginning are all shortened otherwise", () => {
  const [one, other, third] = short("Antigonos", "Antipatros", "Krateros");
  expect([one, other].map((name) => name?.length)).toEqual([3, 3]);
  expect(new Set([one, other, third]).size).toBe(3);
  expect([one, other]).not.toContain("Ant");
});

test("short names are different however alike the names are, and begin like them", () => {
  const names = ["Alketas", "Alexandros", "Aleximachos", "Alexikles", "Philippos", "Philotas", "Philon", "Philoxenos"];
  const found = short(...names);
  expect(new Set(found).size).toBe(names.length);
  expect(found.every((name, k) => name[0] === names[k]?.[0] && name.length === 3)).toBe(true);
});

test("a name of few letters keeps them, without points and spaces", () => {
  expect(short("Io", "St. Elmo")).toEqual(["Io", "StE"]);
});

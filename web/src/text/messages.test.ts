import { expect, test } from "vitest";

import type { Texts } from "../lib/types";
import { Messages, words } from "./messages";

const GERMAN = `
telling-moved = { $faction } zieht { $place-to }{ $units-count ->
    [0] .
   *[other] { "" } mit { $units }.
 }
telling-met = { $general } { $general-gender ->
    [f] allein
   *[m] alleine
 } { $area-at }: { $dice } = { $dice-sum }
telling-lost = verloren: { $places }
forms-place = { $name }
    .to = nach { $name }
faction-red = rot
general-olympias = Olympias
    .gender = f
place-pella = Pella
place-rhodos = Rhodos
    .to = auf die Insel
area-inside = { $place } (innen)
    .at = innerhalb von { $place }
units-none = nichts
units-heavy = { $number } Schwere
list-two = { $first } und { $rest }
list-more = { $first }, { $rest }
`;
const ENGLISH = `
telling-only-english = Only { $faction } knows.
option-march = march to { $place }
    .stays = stay at { $place }
ask-where = where?
    .march = on to { $place }
opt-cart = The cart
    .about = It rolls.
card-oracle = The oracle
    .effect = Hear it.
card-kind-event = Event
`;
const TEXTS: Texts = {
  ftl: GERMAN,
  fallback: ENGLISH,
  references: {
    facts: { faction: ["faction"], place: ["place"], places: ["place"], general: ["general"], area: ["area"], units: ["units"] },
    options: { march: [["place", ["place"]]] },
    merged: { moved: "place" },
    cards: { "7": { title: "oracle", kind: "event", op: 3 } },
  },
};
const messages = new Messages(TEXTS, "de");

test("names in a sentence are references, also through forms", () => {
  expect(messages.telling({ id: "moved", facts: { faction: "red", place: "pella", units: { heavy: 2 } } })).toEqual([
    { text: "Rot", kind: "faction", id: "red" },
    { text: " zieht nach " },
    { text: "Pella", kind: "place", id: "pella" },
    { text: " mit 2 Schwere." },
  ]);
  expect(messages.telling({ id: "moved", facts: { faction: "red", place: "rhodos", units: {} } })).toContainEqual({
    text: "auf die Insel",
    kind: "place",
    id: "rhodos",
  });
});

test("attributes that messages choose by stay plain, and an area refers to its place", () => {
  const told = messages.telling({ id: "met", facts: { general: "olympias", area: "pella/inside", dice: [3, 5] } });
  expect(words(told)).toBe("Olympias allein innerhalb von Pella: 3 und 5 = 8");
  expect(told).toContainEqual({ text: "Pella", kind: "place", id: "pella" });
});

test("each name of a list is a reference", () => {
  expect(messages.telling({ id: "lost", facts: { places: ["pella", "rhodos", "pella"] } })).toEqual([
    { text: "Verloren: " },
    { text: "Pella", kind: "place", id: "pella" },
    { text: ", " },
    { text: "Rhodos", kind: "place", id: "rhodos" },
    { text: " und " },
    { text: "Pella", kind: "place", id: "pella" },
  ]);
});

test("what is missing falls back to English message by message, then to its id", () => {
  expect(words(messages.telling({ id: "only-english", facts: { faction: "red" } }))).toBe("Only rot knows.");
  expect(words(messages.telling({ id: "unheard", facts: {} }))).toBe("[telling-unheard]");
});

test("options go by their question first", () => {
  expect(words(messages.option(["march", "pella"], "where"))).toBe("On to Pella");
  expect(words(messages.option(["march", "pella"], "other"))).toBe("March to Pella");
});

test("an option has another label where it comes to something else", () => {
  expect(words(messages.option(["march", "pella"], "other", "stays"))).toBe("Stay at Pella");
  expect(words(messages.option(["march", "pella"], "other", "unheard"))).toBe("March to Pella");
});

test("names and cards are plain words", () => {
  expect(messages.name("area", "pella/inside")).toBe("Pella (innen)");
  expect(messages.describe("option", "cart")).toBe("It rolls.");
  expect(messages.card("7")).toMatchObject({ title: "The oracle", kind: "Event", op: 3, effect: "Hear it.", when: "" });
});

test("neighbouring entries that differ in one fact become one", () => {
  const entry = (place: string, moment: number) => ({ id: "moved", clause: "S1", facts: { faction: "red", place }, moment });
  const [only, ...more] = messages.digest([entry("pella", 1), entry("rhodos", 2)]);
  expect(more).toEqual([]);
  expect(only).toEqual({ id: "moved", clause: "S1", facts: { faction: "red", place: ["pella", "rhodos"] }, moment: 2 });
});

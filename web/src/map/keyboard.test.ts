import { expect, test } from "vitest";

import { MapKeys, named, type Key } from "./keyboard";

const key = (name: string, more: Partial<Key> = {}): Key => ({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("arrows step, and move the map with Shift", () => {
  const keys = new MapKeys();
  expect(keys.command(key("ArrowUp"), false)).toEqual({ does: "step", way: "ArrowUp" });
  expect(keys.command(key("ArrowUp", { shiftKey: true }), false)).toEqual({ does: "pan", x: 0, y: 0.2 });
  expect(keys.command(key("ArrowRight", { shiftKey: true }), false)).toEqual({ does: "pan", x: -0.2, y: 0 });
});

test("shortcuts of the browser are left alone", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"] as const) expect(new MapKeys().command(key("a", { [held]: true }), true)).toBeNull();
  expect(new MapKeys().command(key("Tab"), true)).toBeNull();
  expect(new MapKeys().command(key("5"), true)).toBeNull();
});

test("Escape closes what is open and is otherwise left to others", () => {
  expect(new MapKeys().command(key("Escape"), true)).toEqual({ does: "close" });
  expect(new MapKeys().command(key("Escape"), false)).toBeNull();
});

test("letters typed soon after one another are one name, in which Space is a letter", () => {
  const keys = new MapKeys();
  expect(keys.command(key("m"), false, 0)).toEqual({ does: "jump", letters: "m" });
  expect(keys.command(key(" "), false, 400)).toEqual({ does: "jump", letters: "m " });
  expect(keys.command(key("s"), false, 800)).toEqual({ does: "jump", letters: "m s" });
  expect(keys.command(key("s"), false, 1700)).toEqual({ does: "jump", letters: "s" });
  expect(keys.command(key(" "), false, 2600)).toEqual({ does: "press" });
});

test("Enter presses and forgets what was typed", () => {
  const keys = new MapKeys();
  keys.command(key("m"), false, 0);
  expect(keys.command(key("Enter"), false, 100)).toEqual({ does: "press" });
  expect(keys.command(key("a"), false, 200)).toEqual({ does: "jump", letters: "a" });
});

test("letters lead to a place by its name", () => {
  const names: Record<string, string> = { mare_siculum: "Mare Siculum", mare_aeolium: "Mare Aeolium", messana: "Messana" };
  const find = (letters: string): string | null => named(letters, "messana", Object.keys(names), (id) => names[id] ?? "");
  expect(find("m")).toBe("mare_aeolium");
  expect(find("mare s")).toBe("mare_siculum");
  expect(find("x")).toBeNull();
});

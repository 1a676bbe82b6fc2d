import { expect, test } from "vitest";

import { parse } from "./router.svelte";

const page = (path: string) => {
  const { page, params, hash } = parse(new URL(path, "https://tyche.example"));
  return [page.name, params, hash];
};

test("every address has its page", () => {
  expect(page("/")).toEqual(["home", {}, ""]);
  expect(page("/new?game=toy")).toEqual(["new", {}, ""]);
  expect(page("/t/abc#moment=12")).toEqual(["table", { id: "abc" }, "moment=12"]);
  expect(page("/t/abc/join/x.y-z")).toEqual(["join", { id: "abc", key: "x.y-z" }, ""]);
  expect(page("/rules/toy#S10.A.2")).toEqual(["rules", { game: "toy" }, "S10.A.2"]);
  expect(page("/about")).toEqual(["about", {}, ""]);
  expect(page("/about/toy/")).toEqual(["about", { game: "toy" }, ""]);
  expect(page("/login/to%20ken")).toEqual(["login", { token: "to ken" }, ""]);
});

test("what is no address, or is badly written, harms nobody", () => {
  expect(page("/t/abc/def")).toEqual(["missing", {}, ""]);
  expect(page("/rules/%E0%A4%A")).toEqual(["rules", { game: "%E0%A4%A" }, ""]);
});

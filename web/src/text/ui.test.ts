import { describe, expect, it, vi } from "vitest";
import { ui } from "./ui.svelte";

vi.stubGlobal("document", { documentElement: {} });

describe("the words of the interface", () => {
  it("are here when they are needed, though somebody else has asked for them just before", async () => {
    await ui.use("en");
    void ui.need("scharz");
    await ui.need("scharz");
    expect(ui.has("scharz-realms")).toBe(true);
  });

  it("stay, whoever is served first, and in the language that was chosen last", async () => {
    const asked = [ui.need("map"), ui.use("de"), ui.need("table")];
    await asked[0];
    expect([ui.has("map-title"), ui.has("table-prompt"), ui.language]).toEqual([true, true, "de"]);
    await Promise.all(asked);
    expect([ui.has("map-title"), ui.has("table-prompt"), ui.language]).toEqual([true, true, "de"]);
  });
});

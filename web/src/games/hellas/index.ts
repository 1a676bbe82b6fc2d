import type { GameParts } from "../parts";
import Gods from "./Gods.svelte";
import Heroes from "./Heroes.svelte";
import Monsters from "./Monsters.svelte";
import { manner, repeats } from "./options";
import { symbol } from "./symbols";

export const parts: GameParts = {
  symbol,
  repeats,
  manner,
  plays: ["play"],
  panels: [
    { id: "heroes", title: "hellas-heroes", component: Heroes },
    { id: "monsters", title: "hellas-monsters", component: Monsters },
    { id: "gods", title: "hellas-gods", component: Gods },
  ],
};

/** What a reader has chosen: theme, motion, shortcuts, sound, colours of the sides. Kept in the browser, and with the person
 *  once the session knows one. */

import type { PersonSettings } from "./types";

export type Theme = "light" | "dark" | "system";

/** How fast a scene goes on by itself; with `off` none comes by itself. */
export type Pace = "slow" | "normal" | "fast" | "off";

export type Speed = "slow" | "fast" | "jump";

const KEY = "tyche-settings";

interface Chosen {
  theme: Theme;
  /** Short animations; the system's wish for less motion goes before. */
  motion: boolean;
  /** Single-key shortcuts at the table. */
  shortcuts: boolean;
  /** A sound when the turn comes. */
  sound: boolean;
  /** The only answer is given by itself where nothing is learned or risked. */
  forced: boolean;
  /** A whole army sets out, unless some are left behind. */
  muster: boolean;
  /** What has grave consequences is asked for again. */
  grave: boolean;
  /** A word after a move that throws much away, where the coach may speak. */
  regrets: boolean;
  /** The screen of a table was explained. */
  toured: boolean;
  /** How fast others' turns are shown. */
  speed: Speed;
  /** How fast the scenes of conflicts are shown. */
  scenes: Pace;
  /** What the wheel does over the map. */
  wheel: "zoom" | "scroll";
  /** Colours of sides as this reader wants them: faction id -> colour. */
  colours: Record<string, string>;
  /** How high the drawer over the map may be, in hundredths of the window. */
  drawer: { height: number };
  /** What the map shows besides pieces and names. */
  layers: Layers;
}

/** Overlays of the map. */
export interface Layers {
  control: boolean;
  moves: boolean;
  reach: boolean;
}

const DEFAULTS: Chosen = {
  theme: "system",
  motion: true,
  shortcuts: true,
  sound: true,
  forced: true,
  muster: true,
  grave: true,
  regrets: false,
  toured: false,
  speed: "slow",
  scenes: "normal",
  wheel: "zoom",
  colours: {},
  drawer: { height: 48 },
  layers: { control: true, moves: true, reach: true },
};
/** These belong to this browser and are not kept with the person. */
const LOCAL = ["drawer", "layers"];

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

class SettingsStore {
  /** Keeps the settings with the person; the session puts it here. */
  keep: () => void = () => undefined;
  #chosen = $state<Chosen>({ ...DEFAULTS, ...(typeof localStorage === "undefined" ? {} : stored()) });
  #layers = $derived<Layers>({ ...DEFAULTS.layers, ...this.#chosen.layers });

  get theme(): Theme {
    return this.#chosen.theme;
  }
  get shortcuts(): boolean {
    return this.#chosen.shortcuts;
  }
  get sound(): boolean {
    return this.#chosen.sound;
  }
  get forced(): boolean {
    return this.#chosen.forced;
  }
  get muster(): boolean {
    return this.#chosen.muster;
  }
  get grave(): boolean {
    return this.#chosen.grave;
  }
  get regrets(): boolean {
    return this.#chosen.regrets;
  }
  get toured(): boolean {
    return this.#chosen.toured;
  }
  get speed(): Speed {
    return this.#chosen.speed;
  }
  get scenes(): Pace {
    return this.#chosen.scenes;
  }
  get wheel(): "zoom" | "scroll" {
    return this.#chosen.wheel;
  }
  /** Colours chosen instead of the board's: faction id -> colour. */
  get colours(): Record<string, string> {
    return this.#chosen.colours;
  }
  get drawer(): Chosen["drawer"] {
    return this.#chosen.drawer;
  }
  get layers(): Layers {
    return this.#layers;
  }
  get motionChosen(): boolean {
    return this.#chosen.motion;
  }
  /** Whether things may move: chosen here, and wanted by the system. */
  get motion(): boolean {
    return this.#chosen.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The colour of a side for this reader: the one chosen instead, or the one the board gives. */
  colour(faction: string, usual: string): string {
    return this.#chosen.colours[faction] ?? usual;
  }

  /** Change one or several settings; `tell` keeps them with the person as well. */
  set(changes: Partial<Chosen>, tell = false): void {
    Object.assign(this.#chosen, changes);
    localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    this.apply();
    if (tell) this.keep();
  }

  /** Take over what the server remembers of a person. */
  adopt({ theme, shortcuts, client }: PersonSettings): void {
    const { colours, ...rest } = client;
    const known = Object.entries(rest).filter(([key]) => key in DEFAULTS && !LOCAL.includes(key));
    const remapped = typeof colours === "string" ? { colours: JSON.parse(colours) as Record<string, string> } : {};
    this.set({ theme, shortcuts, ...(Object.fromEntries(known) as Partial<Chosen>), ...remapped });
  }

  /** The settings of a person with what is chosen here. */
  merged(settings: PersonSettings): PersonSettings {
    const { theme, shortcuts, motion, sound, forced, muster, grave, regrets, toured, speed, scenes, wheel, colours } = this.#chosen;
    const client = { ...settings.client, motion, sound, forced, muster, grave, regrets, toured, speed, scenes, wheel, colours: JSON.stringify(colours) };
    return { ...settings, theme, shortcuts, client };
  }

  /** Put theme and motion on the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.#chosen.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#chosen.theme;
    root.dataset["motion"] = this.#chosen.motion ? "full" : "less";
  }
}

export const settings = new SettingsStore();

/** The board description of a game and its words, as the screen uses them: the client's `tyche.cli.layout`. */

import { sideOf, type Side } from "../games/sides";
import { settings } from "../lib/settings.svelte";
import type { Board, Stake, View } from "../lib/types";
import type { Messages } from "../text/messages";

export interface Field {
  field: string;
  kind: string;
  of?: string;
}

export interface Track {
  field: string;
  goal: number;
  sources?: string;
}

export interface Faction {
  id: string;
  colour: string;
}

export type Weight = "heading" | "loud" | "quiet" | "";

export class Words {
  readonly header: Field[];
  readonly summary: Field[];
  readonly tracks: Track[];
  readonly factions: Faction[];
  /** The colours that seats choose in the game. */
  readonly colours: Record<string, string>;
  readonly anytime: string[];
  readonly grave: string[];
  /** Topics at which the only answer may be given by itself: nothing is learned or risked. */
  readonly forced: string[];
  /** Topics at which the chances of every answer stand beside it. */
  readonly weighed: string[];
  readonly turn: string[];
  /** The ids of all things of a kind that have names. */
  readonly kinds: Record<string, string[]>;
  #weights = new Map<string, Weight>();

  constructor(
    readonly board: Board,
    readonly texts: Messages,
  ) {
    const list = <T>(key: string): T[] => (board[key] ?? []) as T[];
    this.header = list("header");
    this.summary = list("summary");
    this.tracks = list("tracks");
    this.factions = list("factions");
    this.colours = (board["colours"] ?? {}) as Record<string, string>;
    this.anytime = list("any_time");
    this.grave = list("grave");
    this.forced = list("forced");
    this.weighed = list("weighed");
    this.turn = list("turn");
    this.kinds = (board["kinds"] ?? {}) as Record<string, string[]>;
    for (const [weight, ids] of Object.entries((board["log"] ?? {}) as Record<string, string[]>)) {
      for (const id of ids) this.#weights.set(id, weight as Weight);
    }
  }

  /** The game's word for a field, value, source, mark or effect; without one the bare word. */
  label(...parts: string[]): string {
    const id = ["board", ...parts].join("-").replaceAll("_", "-");
    return this.texts.has(id) ? this.texts.ui(id) : (parts.at(-1) ?? "").replaceAll(/[_-]/g, " ");
  }

  /** A word of a board or view: the game's word for it as a value of a field, else the name of the thing it is the id of. */
  word(field: string, id: string): string {
    if (this.texts.has(["board", field, id].join("-").replaceAll("_", "-"))) return this.label(field, id);
    const kind = Object.keys(this.kinds).find((name) => this.kinds[name]?.includes(id));
    if (kind) return this.named(kind, id);
    return this.texts.has(`${field}-${id}`) ? this.named(field, id) : this.label(field, id);
  }

  /** What the word for a field means, where it is a short one. */
  about(field: string): string {
    return this.texts.attribute(`board-${field.replaceAll("_", "-")}`, "about");
  }

  /** What a term of a bot's judgement speaks of. */
  reason(term: string): string {
    return this.texts.has(`reason-${term}`) ? this.texts.ui(`reason-${term}`) : term;
  }

  /** The game's word for something that can be laid over the map. */
  overlay(name: string): string {
    const id = `overlay-${name}`;
    return this.texts.has(id) ? this.texts.ui(id) : name;
  }

  /** What it shows. */
  overlayAbout(name: string): string {
    return this.texts.attribute(`overlay-${name}`, "about");
  }

  /** The name of a thing; what the game has no names for is its id. */
  name(kind: string, id: string): string {
    return kind in this.kinds || kind === "region" || kind === "area" ? this.texts.name(kind, id) : id;
  }

  /** A name of any kind the texts know, else the bare word. */
  named(kind: string, id: string): string {
    return this.texts.has(`${kind}-${id}`) || kind === "card" ? this.texts.name(kind, id) : id.replaceAll(/[_-]/g, " ");
  }

  /** A value of a view as a word. */
  value(field: string, kind: string, value: unknown): string {
    if (value === null || value === undefined || value === "") return "–";
    if (kind === "word") return this.label(field, String(value));
    if (kind === "number") return String(value);
    return kind === "faction" ? this.faction(String(value)) : this.name(kind, String(value));
  }

  /** A faction as a word of its own: the board's, else its name. */
  faction(id: string | null): string {
    if (id === null || id === "") return "–";
    return this.texts.has(`board-faction-${id}`) ? this.texts.ui(`board-faction-${id}`) : this.name("faction", id);
  }

  /** A letter that tells a faction from the others: of its last word, else the first of its name that is still free. */
  letter(id: string): string {
    const names = this.factions.map((faction) => this.faction(faction.id));
    const at = this.factions.findIndex((faction) => faction.id === id);
    const last = names.map((name) => name.split(" ").at(-1)?.slice(0, 1) ?? "");
    if (new Set(last).size === last.length) return last[at] ?? "";
    const taken: string[] = [];
    for (const name of names) taken.push([...name.toUpperCase()].find((sign) => !taken.includes(sign)) ?? "");
    return taken[at] ?? "";
  }

  /** A kind of victory: some games have a word for it on the board, others a name. */
  victory(id: string): string {
    return this.texts.has(`board-victory-${id}`) ? this.texts.ui(`board-victory-${id}`) : this.named("victory", id);
  }

  /** The text that names a stake: a game may have one for what it is about, such as one attribute of several. */
  stakeId({ kind, facts }: Stake): string {
    const own = Object.values(facts).map((fact) => `stake-${kind}-${String(fact)}`).find((id) => this.texts.has(id));
    return own ?? `stake-${kind}`;
  }

  /** Something at stake in the game's words, "movement points −2"; empty if it has none for it. */
  stake(stake: Stake): string {
    const { amount } = stake;
    const id = this.stakeId(stake);
    const lost = amount < 0 ? this.texts.attribute(id, "lost") : ""; // what is lost as a whole is no figure
    if (lost) return lost;
    return this.texts.has(id) ? `${this.texts.ui(id)} ${amount < 0 ? "−" : "+"}${Math.abs(amount)}` : "";
  }

  /** The same as short as the game has it: "MP −2". */
  price(stake: Stake): string {
    const { amount } = stake;
    const id = this.stakeId(stake);
    if (!this.texts.has(id)) return "";
    if (amount < 0 && this.texts.attribute(id, "lost")) return this.texts.attribute(id, "lost");
    const [word] = this.short(stake)[0] ?? [this.texts.ui(id)];
    return `${word} ${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  }

  /** The short word for something at stake with what it means, if the game has one. */
  short(stake: Stake): [word: string, meaning: string][] {
    const { kind } = stake;
    const id = this.stakeId(stake);
    const own = this.texts.attribute(id, "short");
    if (own) return [[own, this.texts.ui(id)]];
    // Figures of a seat have short words already, with what they mean beside.
    return this.about(kind) ? [[this.label(kind), this.about(kind)]] : [];
  }

  /** Whether a stake is a loss, not only a price that is paid: it is grave, or a figure of the race falls. */
  isLoss({ kind, amount, grave }: Stake): boolean {
    return amount < 0 && (grave || this.tracks.some(({ field }) => field === kind));
  }

  /** How an entry of the log is to be told. */
  weight(id: string): Weight {
    return this.#weights.get(id) ?? "";
  }

  /** What a person may type for something: its id and its name, each leading to the id. */
  typed(): Map<string, string> {
    const found = new Map<string, string>();
    for (const [kind, ids] of Object.entries(this.kinds)) {
      for (const id of ids) {
        for (const written of [this.name(kind, id), id, id.replaceAll("_", " ")]) {
          if (!found.has(written.toLowerCase())) found.set(written.toLowerCase(), id);
        }
      }
    }
    return found;
  }
}

/** Which colours the seats have chosen in the game, as "faction colour" line by line: the same text as long as it is the same. */
export function chosenIn(view: View | null): string {
  const seats = (view?.["seats"] ?? []) as { faction?: string; colour?: string | null }[];
  return seats.flatMap(({ faction, colour }) => (faction && colour ? [`${faction} ${colour}`] : [])).join("\n");
}

/** The factions in the colours that were chosen; who has not chosen yet makes room for who has. */
function coloured({ factions, colours }: Words, chosen: string): Faction[] {
  const worn = new Map(chosen.split("\n").map((line) => line.split(" ")).flatMap(([id = "", name = ""]) => (colours[name] ? [[id, colours[name]]] : [])));
  const taken = [...worn.values()];
  const kept = factions.filter(({ id, colour }) => !worn.has(id) && !taken.includes(colour)).map(({ colour }) => colour);
  const free = Object.values(colours).filter((colour) => !taken.includes(colour) && !kept.includes(colour));
  return factions.map((one) => ({ ...one, colour: worn.get(one.id) ?? (taken.includes(one.colour) ? free.shift() : undefined) ?? one.colour }));
}

/** The sides of a table by their ids, in the colours chosen in the game (`chosenIn`) or by this reader. */
export function sidesOf(words: Words, chosen = ""): Map<string, Side> {
  const factions = coloured(words, chosen);
  return new Map(factions.map(({ id }) => [id, sideOf(factions, id, words.letter(id), settings.colours)]));
}

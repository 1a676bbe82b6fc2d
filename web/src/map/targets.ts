/** What can be chosen on the map, and what a click on a place or piece means. */

import type { Stack } from "./stacks";
import type { Chance, Piece, Spot } from "./types";

const itself = ({ kind }: Spot): boolean => !kind || kind === "place";
const among = (spots: Spot[], place: string, { kind, id }: Piece): boolean =>
  spots.some((spot) => spot.place === place && spot.kind === kind && spot.id === id);

export class Targets {
  /** Places that can be chosen themselves. */
  readonly #places: Set<string>;
  /** Places that can be chosen, or a piece there. */
  readonly #chosen: Set<string>;
  readonly #beside: Set<string>;

  constructor(
    readonly spots: Spot[] = [],
    readonly asides: Spot[] = [],
  ) {
    this.#places = new Set(spots.filter(itself).map(({ place }) => place));
    this.#chosen = new Set(spots.map(({ place }) => place));
    this.#beside = new Set(asides.map(({ place }) => place));
  }

  /** Whether a piece at a place can be chosen. */
  piece(place: string, piece: Piece): Chance {
    return among(this.spots, place, piece) ? "target" : among(this.asides, place, piece) ? "aside" : "";
  }

  /** Whether a place can be chosen, or something there. */
  at(place: string): Chance {
    return this.#chosen.has(place) ? "target" : this.#beside.has(place) ? "aside" : "";
  }

  /** Whether a place itself can be chosen. */
  itself(place: string): Chance {
    if (this.#places.has(place)) return "target";
    return this.asides.some((spot) => spot.place === place && itself(spot)) ? "aside" : "";
  }

  /** Without a piece under the pointer a click means the place, or the only piece there that can be chosen. */
  single(place: string): boolean {
    return this.#places.has(place) || this.spots.filter((spot) => spot.place === place).length === 1;
  }

  /** What cannot be chosen is told too, so that the reader learns why; what can be done besides is in its card. */
  puzzles(place: string): boolean {
    return this.spots.length > 0 && this.at(place) === "";
  }

  /** The piece a key means at a place: the only one that can be chosen, unless it is the place itself. */
  onlyPiece(place: string): Piece | undefined {
    if (this.#places.has(place)) return undefined;
    const spot = this.spots.find((one) => one.place === place);
    return spot?.kind && spot.id ? { kind: spot.kind, id: spot.id } : undefined;
  }

  /** The piece a click on a stack means: the only one in it that can be chosen. */
  pieceIn(place: string, stack: Stack | undefined): Piece | undefined {
    const own = stack?.items.filter((item) => this.piece(place, item) === "target") ?? [];
    const [only] = own;
    return own.length === 1 && only ? { kind: only.kind, id: only.id } : undefined;
  }
}

/** Piece symbols: silhouettes on a grid of 24 by 24, filled with the side's colour, with a few lines on top. */

/** What a symbol stands on: a square for most, a shield for who leads, a disc for heroes, a dark gable for beasts, a stepped
 *  pyramid for what is built step by step. */
export type Plate = "square" | "shield" | "disc" | "gable" | "steps";

/** `body` is filled (and outlined by whoever draws it), `detail` is stroked over it, `pips` are rank marks (0-5). */
export interface PieceSymbol {
  body: string;
  detail?: string;
  pips?: number;
  plate?: Plate;
  /** On the map its short name is drawn instead. */
  lettered?: true;
}

const ROUND = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z";

/** Shapes that more than one game uses. */
export const shapes = {
  helmet: {
    body: "M4 21.5V13c0-4.6 3.4-8 8-8s8 3.4 8 8v4.5l-3.2 4H14V15h-2.5v-2.5h-4l1.5 9zM2.6 9C3.2 4.2 7.4 1.5 12 1.5c6 0 9.6 4 9.6 10l-1.4.5C20 6.8 16.6 3.6 12 3.6C8.4 3.6 5.5 5.5 4.3 9z",
  },
  cap: { body: "M5 21.5V13.5C5 8 8 3.5 12 3.5s7 4.5 7 10v8h-4.5V16h-5v5.5zM3.5 12.5h17v2.5h-17z" },
  banner: { body: "M6 2h2v20H6zM8 3h12l-3.5 4.5L20 12H8z", detail: "M11 7.5h4" },
  pelta: {
    body: "M3.5 5.5C4 13.5 7.5 19.5 12 21.5c4.5-2 8-8 8.5-16C18 9 15 10.5 12 10.5S6 9 3.5 5.5z",
    detail: "M12 1.5V22",
  },
  star: {
    body: ROUND,
    detail:
      "M12 5v14M5 12h14M7 7l10 10M17 7L7 17M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
  },
  ringed: {
    body: ROUND,
    detail: "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
  },
  crescent: { body: ROUND, detail: "M15.5 6.5A6.5 6.5 0 1 0 15.5 17.5A8 8 0 0 1 15.5 6.5z" },
  elephant: {
    body: "M2.5 19.5v-7C2.5 8.5 5.5 6 9.5 6h4c1.5-2 5.5-2.2 7 .5c1.3 2.3.6 5.5.7 8c0 1.5.5 2.5 1.3 3.5l-1.5 1.5c-2-1.5-2.3-3.5-2.3-6l-1.7.8V20h-3v-4.5H9V20H6v-3.5l-1.5-1V19.5z",
    detail: "M14 7.5c-.5 2 .5 4 2 4.5M18.3 13.5c1 1 2.2 1 3.2.5",
  },
  horse: {
    body: "M5 21.5c0-6 2-8.5 3.5-11.5L7.5 3.5l3.5 2.3c4.5-.3 7.5 2.2 9.5 7.2l-2.3 3.3l-4.5-1.8c-1.7.5-1.2 2 .5 3.5l2 3.5z",
    detail: "M11.5 9.5l.8.3M9 7.5C7 11 7.5 14 6.8 18",
  },
  galley: {
    body: "M1.5 15.5h3L3.5 10.5c2.5.5 4 2.3 4.5 5h10.5l4-3.5c-.3 5-2.5 8-6 8H6.5c-2.5 0-4-1.7-5-4.5zM10 3h8c-1.2 3.3-1.2 6.7 0 10h-8c1.2-3.3 1.2-6.7 0-10z",
    detail: "M9 18.5l-1.5 3M12.5 18.5l-1.5 3M16 18.5l-1.5 3",
  },
  roundship: {
    body: "M2.5 13.5c5 2.5 14 2.5 19 0c0 5-3 8-7 8h-5c-4 0-7-3-7-8zM11 2h2v11h-2zM13.5 3c4.5 1.5 6 5 5.5 9h-5.5zM10.5 3C6 4.5 4.5 8 5 12h5.5z",
  },
  crown: { body: "M4.5 17.5L2.5 7l5.5 4.5L12 3.5l4 8L21.5 7l-2 10.5zM4.5 19h15v2.5h-15z" },
  veil: {
    body: "M12 2C7.5 2 5 5.5 5 10c0 5-.8 8.5-2 11.5h18c-1.2-3-2-6.5-2-11.5c0-4.5-2.5-8-7-8z",
    detail: "M8.5 9.5c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4S14 14.5 12 14.5S8.5 12 8.5 9.5zM7 5.5h10",
  },
  cart: {
    body: "M3 8.5L12 2.5l9 6zM4 9.5h2.5v6H4zM8.5 9.5H11v6H8.5zM13 9.5h2.5v6H13zM17.5 9.5H20v6h-2.5zM2.5 16h19v2h-19zM7 17.5a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2zM17 17.5a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z",
  },
  temple: {
    body: "M2 8.5L12 2l10 6.5v1.5H2zM4 11h2.5v7H4zM8.8 11h2.5v7H8.8zM12.8 11h2.5v7h-2.5zM17.5 11H20v7h-2.5zM2 19h20v3H2z",
  },
  tower: {
    body: "M5 2.5h3V5h2.5V2.5h3V5H16V2.5h3v6l-1.5 1.5V22h-11V10L5 8.5z",
    detail: "M10.5 22v-5h3v5M9.5 12.5h5",
  },
  mound: { body: "M2 21C4 13 7.5 9 12 9s8 4 10 12zM10.5 2h3v7h-3z", detail: "M10.5 21v-5h3v5" },
  flame: {
    body: "M12 1.5c1 4 6.5 6.5 6.5 12.5c0 5-3 8-6.5 8s-6.5-3-6.5-8c0-3 1.5-4.5 2.5-6.5c.5 2 1.2 2.8 2.2 3.2C9.5 7 10.5 4 12 1.5z",
    detail: "M12 20c-2 0-3-1.5-3-3.5s2-3 3-5c1 2 3 3 3 5s-1 3.5-3 3.5z",
  },
  scaffold: { body: "M3 21.5V6h2.5v15.5zM18.5 21.5V6H21v15.5zM2 9h20v2.5H2zM2 15h20v2.5H2zM8 3h8v5H8z" },
  swords: {
    body: "M3 2l3.5.5L18 15l2-1.5l1.5 1.5l-2 2l2 2.5l-2 2l-2.5-2l-2 2l-1.5-1.5l1.5-2L2.5 5.5zM21 2l-3.5.5L6 15l-2-1.5L2.5 15l2 2l-2 2.5l2 2l2.5-2l2 2l1.5-1.5l-1.5-2L21.5 5.5z",
  },
} satisfies Record<string, PieceSymbol>;

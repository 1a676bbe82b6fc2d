/** How wide a text is on this screen: in the font that the browser found, which may be wider or narrower than the usual one. */

import { textWidth } from "./labels";

/** Texts are measured at this size, once for each style, and scaled. */
const MEASURED = 100;

/** How a name is set: its style as in CSS, and the space between its letters, in parts of its size. */
export interface Lettering {
  style: string;
  spacing: number;
}

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;
let family = "";

function context(): CanvasRenderingContext2D | null {
  if (canvas !== undefined) return canvas;
  canvas = typeof document === "undefined" ? null : (document.createElement("canvas").getContext("2d") ?? null);
  if (canvas) family = getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif";
  return canvas;
}

/** The width of a text at a size, in pixels; about, where nothing can be measured. */
export function widthOf(text: string, size: number, { style, spacing }: Lettering): number {
  const drawn = context();
  const spaced = text.length * spacing * size;
  if (!drawn) return textWidth(text, size) + spaced;
  const key = `${style} ${text}`;
  let wide = known.get(key);
  if (wide === undefined) {
    drawn.font = `${style} ${MEASURED}px ${family}`;
    known.set(key, (wide = drawn.measureText(text).width));
  }
  return (wide * size) / MEASURED + spaced;
}

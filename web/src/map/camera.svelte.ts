/** Which part of the drawing is seen: pan and zoom by pointer, touch, button and key. */

import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";

import { settings } from "../lib/settings.svelte";
import type { Box } from "./labels";
import type { Anchor, Drawing } from "./types";

/** How far one can go out and in from seeing the whole table; small screens go in farther. */
const OUT = 0.5;
const IN = 4;
const IN_SMALL = 8;
const SMALL = 700;
/** A small screen begins nearer where neighbours would stand closer than this, in pixels; but not nearer than that. */
const APART_SMALL = 34;
const START_SMALL = 3;
/** What is to be looked at: pixels between neighbours, the part of the window that it may fill, and its distance from the edge. */
const NEAR = 42;
const FILL = 0.6;
const EDGE = 60;
/** Room around what is in play, in pixels. */
const MARGIN = 8;
/** Room around what is brought into sight, in pixels, where the window has it. */
const CLEAR = 28;

/** The box around a path of the atlas: all its numbers are points. */
export function boxOf(d: string): Box {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, k) => k % 2 === odd)) as [number[], number[]];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The part of a drawing that a table uses: around its places, and all of their cells on land. */
export function inPlay(ids: string[], { width, height, places, cells }: Pick<Drawing, "width" | "height" | "places" | "cells">): Box {
  const boxes = ids.flatMap((id): Box[] => {
    const { x, y, room } = places[id] as Anchor;
    const far = Math.min(Math.max(room * 1.6, 40), 110);
    const cell = cells?.[id];
    return [{ left: x - far, top: y - far, right: x + far, bottom: y + far }, ...(cell && !cell.sea ? [boxOf(cell.d)] : [])];
  });
  return {
    left: Math.max(0, Math.min(...boxes.map(({ left }) => left))),
    top: Math.max(0, Math.min(...boxes.map(({ top }) => top))),
    right: Math.min(width, Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.min(height, Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

/** How far a place usually is from the next one, in units of the drawing. */
export function spacing(anchors: Anchor[]): number {
  const next = anchors.map((one) => Math.min(...anchors.map((other) => (other === one ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)))));
  return next.sort((a, b) => a - b)[Math.floor(next.length / 2)] ?? Infinity;
}

interface Point {
  x: number;
  y: number;
}

/** How a picture lies in a window: its scale, and where its corner is. */
interface Lying extends Point {
  k: number;
}

/** How a picture must lie for a window of some size to show points of it: moved as little as that takes, and smaller only if they
 *  have no room otherwise, but not below a scale. */
export function showing(points: Point[], { k, x, y }: Lying, width: number, height: number, least: number): Lying {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [mx, my] = [Math.min(CLEAR, width / 6), Math.min(CLEAR, height / 6)];
  const room = Math.min((width - 2 * mx) / (right - left), (height - 2 * my) / (bottom - top));
  const scale = Math.min(k, Math.max(room, least));
  if (scale < k) return { k: scale, x: width / 2 - (scale * (left + right)) / 2, y: height / 2 - (scale * (top + bottom)) / 2 };
  const push = (low: number, high: number, margin: number, end: number): number => Math.max(margin - low, 0) || Math.min(end - margin - high, 0);
  return { k, x: x + push(k * left + x, k * right + x, mx, width), y: y + push(k * top + y, k * bottom + y, my, height) };
}

export class Camera {
  /** What is seen now, and what was seen when the map last lay still. */
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  settled = $state.raw<ZoomTransform>(zoomIdentity);
  width = $state(0);
  height = $state(0);
  /** Pixels at the foot that something lies over. */
  covered = $state(0);
  /** The height of what nothing covers. */
  free = $derived(Math.max(1, this.height - this.covered));
  /** The part of the drawing that is in play. */
  frame = $state.raw<Box>({ left: 0, top: 0, right: 1, bottom: 1 });
  /** How far apart its places are. */
  apart = Infinity;
  #zoom: ZoomBehavior<HTMLElement, unknown>;
  #element: Selection<HTMLElement, unknown, null, undefined> | null = null;
  #fitted = true;
  /** What was seen before the map made room for something, until the reader moves it. */
  #home: { transform: ZoomTransform; fitted: boolean } | null = null;

  constructor() {
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter((event: Event) => this.#minds(event))
      .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        this.transform = transform;
        if (sourceEvent) [this.#fitted, this.#home] = [false, null];
      })
      .on("end", () => (this.settled = this.transform));
  }

  /** From where the map last lay still to where it is now: moving shifts a picture, and only rest draws it anew. */
  get shift(): string {
    const [now, then] = [this.transform, this.settled];
    const scale = now.k / then.k;
    return `translate(${now.x - then.x * scale}px, ${now.y - then.y * scale}px) scale(${scale})`;
  }

  /** The wheel zooms if the reader wants it, and always with Ctrl; the main button and touches drag. */
  #minds(event: Event): boolean {
    if (event.type === "wheel") return settings.wheel === "zoom" || (event as WheelEvent).ctrlKey;
    return !("button" in event) || (event as MouseEvent).button <= 1;
  }

  /** Take charge of an element; what it returns lets go of it. */
  attach = (element: HTMLElement): (() => void) => {
    this.#element = select(element);
    this.#element.call(this.#zoom);
    return () => {
      this.#element?.on(".zoom", null);
      this.#element = null;
    };
  };

  /** Whether the window is that of a phone, or as low as one held sideways. */
  get #small(): boolean {
    return Math.min(this.width, this.height * 2.2) < SMALL;
  }

  /** The scale at which all that is in play is seen. */
  get whole(): number {
    const { left, top, right, bottom } = this.frame;
    return Math.min((this.width - 2 * MARGIN) / (right - left), (this.height - 2 * MARGIN) / (bottom - top)) || 1;
  }

  /** The window or the drawing has changed: set the limits, and fit again if nothing else was chosen. */
  adjust(size: { width: number; height: number }): void {
    const most = this.#small ? IN_SMALL : IN;
    const pad = 0.3 * Math.max(size.width, size.height);
    this.#zoom
      .extent([[0, 0], [this.width, this.height]])
      .scaleExtent([this.whole * OUT, this.whole * most])
      .translateExtent([[-pad, -pad], [size.width + pad, size.height + pad]]);
    if (this.#fitted) this.fit(this.#small ? Math.min(START_SMALL, Math.max(1, APART_SMALL / this.apart / this.whole)) : 1);
  }

  /** Show all that is in play, or from that much nearer as far as it still fills the window. */
  fit(nearer = 1): void {
    const { left, top, right, bottom } = this.frame;
    const filling = Math.max(this.width / (right - left), this.height / (bottom - top));
    const k = Math.max(this.whole, Math.min(this.whole * nearer, filling));
    const to = zoomIdentity.translate(this.width / 2, this.height / 2).scale(k).translate(-(left + right) / 2, -(top + bottom) / 2);
    this.#element?.call(this.#zoom.transform, to);
    [this.#fitted, this.#home] = [true, null];
  }

  by(factor: number): void {
    this.#element?.call(this.#zoom.scaleBy, factor);
    [this.#fitted, this.#home] = [false, null];
  }

  pan(dx: number, dy: number): void {
    const { k } = this.transform;
    this.#element?.call(this.#zoom.translateBy, (dx * this.width) / k, (dy * this.height) / k);
    [this.#fitted, this.#home] = [false, null];
  }

  /** Whether a point of the drawing is in sight. */
  sees({ x, y }: Point): boolean {
    const [sx, sy] = this.transform.apply([x, y]);
    return sx > 0 && sy > 0 && sx < this.width && sy < this.free;
  }

  /** Bring points of the drawing into the middle of what nothing covers, `bay` pixels at the left, near enough to tell them apart. */
  bring(points: Point[], bay: number): void {
    const wide = this.width - bay;
    if (!this.#element || wide < 1 || !this.height) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const most = Math.min(wide / (right - left + 1), this.height / (bottom - top + 1)) * FILL;
    const k = Math.min(Math.max(this.transform.k, NEAR / this.apart), most);
    const seen = points.every(({ x, y }) => {
      const [sx, sy] = this.transform.apply([x, y]);
      return sx > bay + EDGE && sy > EDGE && sx < this.width - EDGE && sy < this.height - EDGE;
    });
    if (seen && k <= this.transform.k * 1.01) return;
    const to = zoomIdentity.translate(bay + wide / 2, this.height / 2).scale(k).translate(-(left + right) / 2, -(top + bottom) / 2);
    this.#element.call(this.#zoom.transform, to);
    this.#fitted = false;
  }

  /** Bring points of the drawing into sight, moving the map as little as that takes. */
  reveal(points: Point[]): void {
    const { k, x, y } = showing(points, this.transform, this.width, this.free, this.whole * OUT);
    if (k === this.transform.k && x === this.transform.x && y === this.transform.y) return;
    this.#element?.call(this.#zoom.transform, zoomIdentity.translate(x, y).scale(k));
    this.#fitted = false;
  }

  /** The same as long as something covers the foot, from what was seen before it did: less of it needs less room. `back` shows
   *  again what was seen before. */
  makeRoom(points: Point[]): void {
    const home = (this.#home ??= { transform: this.transform, fitted: this.#fitted });
    if (this.transform !== home.transform) this.#element?.call(this.#zoom.transform, home.transform);
    this.reveal(points);
  }

  back(): void {
    const home = this.#home;
    this.#home = null;
    if (!home) return;
    this.#element?.call(this.#zoom.transform, home.transform);
    this.#fitted = home.fitted;
  }
}

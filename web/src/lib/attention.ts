/** Calling somebody back to the table: the title of the tab and a short sound. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
let title = "Tyche";
let mark = "";

function show(): void {
  document.title = `${mark}${title}`;
}

/** The title of the tab; the mark for a waiting turn stays before it. */
export function setTitle(text: string): void {
  title = text;
  show();
}

/** Mark the tab, or take the mark away: a filled circle while it is your turn, a number of waiting tables. */
export function markTab(waiting: boolean | number): void {
  mark = waiting === true ? "● " : waiting ? `(${waiting}) ` : "";
  show();
}

/** Two soft notes, made here: no file to load. Browsers keep silent until the reader has clicked somewhere. */
export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [k, frequency] of [523.25, 783.99].entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = "sine";
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + k * 0.14);
    volume.gain.linearRampToValueAtTime(0.12, start + k * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + k * 0.14 + 0.6);
    note.connect(volume).connect(context.destination);
    note.start(start + k * 0.14);
    note.stop(start + k * 0.14 + 0.65);
  }
}

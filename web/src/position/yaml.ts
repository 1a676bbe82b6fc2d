/** A position as the text of a case: what is given is written anew, all else stays as it is. */

import type { Given, Value } from "./shapes";
import { isRecord } from "./shapes";

const WIDE = 110;
const PLAIN = /^[A-Za-z_][A-Za-z0-9_/-]*$/;
/** Words that YAML reads as something else. */
const MEANT = new Set(["true", "false", "null"]);

export function scalar(word: string): string {
  return PLAIN.test(word) && !MEANT.has(word) ? word : JSON.stringify(word);
}

/** A value on one line. */
export function flow(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (isRecord(value)) return `{${Object.entries(value).map(([key, item]) => `${scalar(key)}: ${flow(item)}`).join(", ")}}`;
  return typeof value === "string" ? scalar(value) : String(value);
}

/** A value under its key: on one line if it fits, else in parts. */
export function laid(key: string, value: Value, indent: string): string[] {
  const line = `${indent}${scalar(key)}: ${flow(value)}`;
  if (line.length <= WIDE || typeof value !== "object") return [line];
  const head = `${indent}${scalar(key)}:`;
  if (!Array.isArray(value)) return [head, ...Object.entries(value).flatMap(([part, inner]) => laid(part, inner, `${indent}  `))];
  if (value.some((item) => typeof item === "object")) return [head, ...value.map((item) => `${indent}  - ${flow(item)}`)];
  const lines = [`${head} [`];
  for (const item of value) {
    const last = lines.length - 1;
    if (lines[last]!.length + flow(item).length > WIDE) lines.push(`${indent}  ${flow(item)}, `);
    else lines[last] += `${flow(item)}, `;
  }
  lines[lines.length - 1] = `${lines.at(-1)!.replace(/, $/, "")}]`;
  return lines.map((one) => one.trimEnd());
}

/** The text of a case with another position. */
export function withGiven(text: string, given: Given): string {
  const written = ["given:", ...Object.entries(given).flatMap(([word, value]) => laid(word, value, "  "))];
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^given\s*:/.test(line));
  if (start < 0) return [...lines, ...written, ""].join("\n");
  let end = start + 1;
  while (end < lines.length && /^(\s|#|$|[\]}])/.test(lines[end]!)) end += 1;
  return [...lines.slice(0, start), ...written, ...lines.slice(end)].join("\n");
}

/** A case that gives nothing yet but the table. */
export function blank(game: string, title: string, clause: string, players: number, options: Given): string {
  const given: Given = { players, ...(Object.keys(options).length ? { options } : {}) };
  return withGiven(`game: ${game}\ntitle: ${scalar(title)}\nclauses: [${scalar(clause)}]\ngiven:\nthen: {}\n`, given);
}

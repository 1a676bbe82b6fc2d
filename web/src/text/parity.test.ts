/** The client says the same as the Python side: everything that occurs in the golden records, in every language that
 *  `tools/text_parity.py` wrote to the file PARITY names (tests/web/test_text_parity.py does both). */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { Option, References, Told } from "../lib/types";
import { matching, wordsOf } from "../table/command";
import { choicesOf } from "../table/options";
import { Messages, words } from "./messages";

interface Line {
  kind: "prompt" | "waiting" | "option" | "telling" | "remark" | "card" | "name";
  of: never;
  says: Record<string, unknown>;
}

interface Game {
  game: string;
  texts: Record<string, string>;
  references: References;
  /** All languages, and some questions with all their options. */
  every: Record<string, string>;
  questions: [string, Option[]][];
  digests: { log: Told[]; shorter: Told[] }[];
  lines: Line[];
}

const file = process.env["PARITY"];
const games = file ? (JSON.parse(readFileSync(file, "utf8")) as Game[]) : [];

function said(messages: Messages, { kind, of }: Line): unknown {
  if (kind === "card") return Object.values(messages.card(of));
  if (kind === "name") return messages.name(...(of as [string, string]));
  if (kind === "option") return words(messages.option(...(of as [string[], string])));
  return words(messages[kind](of));
}

describe.skipIf(!file)("as the Python side says it", () => {
  for (const { game, texts, references, digests, lines } of games) {
    for (const [language, ftl] of Object.entries(texts)) {
      test(`${game} in ${language}`, () => {
        const messages = new Messages({ ftl, fallback: texts["en"] ?? "", references }, language);
        const wrong = lines.map((line) => ({ line, got: said(messages, line), want: line.says[language] }));
        expect(wrong.filter(({ got, want }) => JSON.stringify(got) !== JSON.stringify(want)).slice(0, 5)).toEqual([]);
        expect(lines.length).toBeGreaterThan(100);
      });
    }

    for (const [language, ftl] of Object.entries(games.find((one) => one.game === game)?.every ?? {})) {
      test(`${game}: what stands on a button finds it, whole and abbreviated, in ${language}`, () => {
        const messages = new Messages({ ftl, fallback: texts["en"] ?? "", references }, language);
        const lost: string[] = [];
        for (const [topic, options] of games.find((one) => one.game === game)?.questions ?? []) {
          const choices = choicesOf(options, (option) => words(messages.option(option, topic)), references, {}, {});
          for (const { key, label } of choices) {
            const short = wordsOf(label).map((word) => word.slice(0, 3)).join(" ");
            for (const line of [label, label.toUpperCase(), short]) {
              if (!matching(choices, line).some((choice) => choice.key === key)) lost.push(line);
            }
          }
        }
        expect(lost.slice(0, 5)).toEqual([]);
      });
    }

    test(`${game}: the shortened log`, () => {
      const messages = new Messages({ ftl: "", fallback: "", references }, "en");
      for (const { log, shorter } of digests) expect(messages.digest(log)).toEqual(shorter);
    });
  }
});

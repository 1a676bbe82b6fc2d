/** Fluent messages with fallback message by message, as in `tyche.text.catalogue`. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import { FUNCTIONS } from "./arithmetic";

export type Arguments = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

/** All messages for one reader: in the first source that has them. */
export class Catalogue {
  #bundles: FluentBundle[];
  /** Variables that messages choose by: these must stay plain. */
  readonly selectors: Set<string>;

  constructor(sources: { language: string; ftl: string }[]) {
    this.#bundles = sources.map(({ language, ftl }) => {
      const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
      bundle.addResource(new FluentResource(ftl));
      return bundle;
    });
    const found = sources.flatMap(({ ftl }) => [...ftl.matchAll(/\$([\w-]+)\s*->/g)]);
    this.selectors = new Set(found.map((match) => match[1] ?? ""));
  }

  /** Whether there is such a text. */
  has(id: string, attribute = ""): boolean {
    return this.#find(id, attribute) !== null;
  }

  /** A message as text; a missing one is its bare id in brackets. */
  text(id: string, args: Arguments = {}, attribute = ""): string {
    const found = this.#find(id, attribute);
    if (found === null) return attribute ? `[${id}.${attribute}]` : `[${id}]`;
    // With a list for errors Fluent shows what it can instead of throwing.
    return found.bundle.formatPattern(found.pattern, args, []);
  }

  /** The attributes of a message, in the language it is found in. */
  attributes(id: string): string[] {
    const found = this.#find(id, "");
    return found === null ? [] : Object.keys(found.message.attributes);
  }

  #find(id: string, attribute: string): { bundle: FluentBundle; message: Message; pattern: Pattern } | null {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (message !== undefined && pattern != null) return { bundle, message, pattern };
    }
    return null;
  }
}

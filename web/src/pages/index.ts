/** The pages of the client: where each is found, and what shows it. A page is added here and nowhere else. */

import type { Component } from "svelte";

export type PageComponent = Component<{ params: Record<string, string> }>;

export interface Page {
  name: string;
  /** The addresses it is for; named groups become its parameters. */
  path: RegExp;
  /** It has the whole screen to itself, without the header and footer of the others. */
  whole?: true;
  load(): Promise<unknown>;
}

export const PAGES: Page[] = [
  { name: "home", path: /^\/$/, load: () => import("./Home.svelte") },
  { name: "new", path: /^\/new$/, load: () => import("./New.svelte") },
  { name: "join", path: /^\/t\/(?<id>[^/]+)\/join\/(?<key>[^/]+)$/, load: () => import("./Join.svelte") },
  { name: "review", path: /^\/t\/(?<id>[^/]+)\/review$/, load: () => import("./Review.svelte") },
  { name: "table", path: /^\/t\/(?<id>[^/]+)$/, whole: true, load: () => import("./Table.svelte") },
  { name: "end", path: /^\/t\/(?<id>[^/]+)\/end$/, load: () => import("./End.svelte") },
  { name: "learn", path: /^\/learn\/(?<game>[^/]+)$/, load: () => import("./Learn.svelte") },
  { name: "edit", path: /^\/edit\/(?<game>[^/]+)$/, load: () => import("./Edit.svelte") },
  { name: "puzzle", path: /^\/puzzle(?:\/(?<game>[^/]+)\/(?<id>[^/]+))?$/, load: () => import("./Puzzle.svelte") },
  { name: "aid", path: /^\/aid\/(?<game>[^/]+)$/, load: () => import("./Aid.svelte") },
  { name: "rules", path: /^\/rules\/(?<game>[^/]+)$/, load: () => import("./Rules.svelte") },
  { name: "statistics-own", path: /^\/statistics\/me$/, load: () => import("./OwnStatistics.svelte") },
  { name: "statistics", path: /^\/statistics(?:\/(?<game>[^/]+))?$/, load: () => import("./Statistics.svelte") },
  { name: "about", path: /^\/about(?:\/(?<game>[^/]+))?$/, load: () => import("./About.svelte") },
  { name: "account", path: /^\/account$/, load: () => import("./Account.svelte") },
  { name: "promise", path: /^\/promise$/, load: () => import("./Promise.svelte") },
  { name: "status", path: /^\/status$/, load: () => import("./Status.svelte") },
  { name: "login", path: /^\/login\/(?<token>[^/]+)$/, load: () => import("./Login.svelte") },
];

/** What is shown for an address that is none of ours. */
export const MISSING: Page = { name: "missing", path: /^/, load: () => import("./Missing.svelte") };

/** What shows a page; fetched when it is first needed. */
export async function shownBy(page: Page): Promise<PageComponent> {
  return ((await page.load()) as { default: PageComponent }).default;
}

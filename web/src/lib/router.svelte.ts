/** Addresses of the client: one page for each, kept in the history of the browser. */

import { MISSING, PAGES, type Page } from "../pages";

export interface Route {
  page: Page;
  params: Record<string, string>;
  hash: string;
  query: URLSearchParams;
}

/** What an address means. */
export function parse(address: URL): Route {
  const path = address.pathname.replace(/(.)\/+$/, "$1");
  for (const page of PAGES) {
    const match = page.path.exec(path);
    if (match) {
      const found = Object.entries(match.groups ?? {}).filter((entry) => entry[1] !== undefined);
      const params = Object.fromEntries(found.map(([key, value]) => [key, decoded(value)]));
      return { page, params, hash: decoded(address.hash.slice(1)), query: address.searchParams };
    }
  }
  return { page: MISSING, params: {}, hash: "", query: address.searchParams };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const NOWHERE: Route = { page: MISSING, params: {}, hash: "", query: new URLSearchParams() };

class Router {
  route = $state.raw<Route>(typeof location === "undefined" ? NOWHERE : parse(new URL(location.href)));

  /** Go to an address of the client. */
  go(href: string, replace = false): void {
    const address = new URL(href, location.href);
    const samePage = address.pathname === location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = parse(address);
    if (!samePage) scrollTo(0, 0);
  }

  /** Follow the browser's own buttons, and links within the client without loading the page again. */
  listen(): void {
    addEventListener("popstate", () => (this.route = parse(new URL(location.href))));
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    const href = link?.getAttribute("href");
    if (!link || !href || link.target || link.hasAttribute("download")) return;
    const address = new URL(href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    // A bare fragment that names an element is the browser's own business (skip links).
    if (href.startsWith("#")) return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();

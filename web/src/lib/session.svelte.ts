/** Who the reader is. */

import { isLanguage, ui } from "../text/ui.svelte";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { GameCard, Me, Person } from "./types";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameCard[]>([]);

  get person(): Person | null {
    return this.me?.person ?? null;
  }

  /** Ask the server again: after signing in or out, and when a guest has come into being. */
  async refresh(): Promise<void> {
    this.take(await api.me());
  }

  /** Become who the server says. An account's language and settings go before those of the browser. */
  take(me: Me): void {
    this.me = me;
    if (!me.person) return;
    const { kind, language } = me.person;
    if (kind === "guest") {
      // A new guest's language was guessed; notices shall come in the one that is read here.
      if (language !== ui.language) settings.keep();
      return;
    }
    settings.adopt(me.settings);
    if (isLanguage(language) && language !== ui.language) void ui.use(language, true);
  }

  /** Begin an account: it starts with the settings and the language of this browser. */
  async begin(me: Me): Promise<void> {
    this.me = me;
    await this.keep();
  }

  /** Keep the settings and the language of this browser with the person, if there is one. */
  async keep(): Promise<void> {
    if (!this.me?.person) return;
    this.me = await api.change({ language: ui.language, settings: settings.merged(this.me.settings) });
  }

  /** The games of this server, fetched once. */
  async loadGames(): Promise<GameCard[]> {
    if (!this.games.length) this.games = await api.games();
    return this.games;
  }
}

export const session = new Session();

// What cannot be kept now stays in this browser and is kept with the next change.
settings.keep = () => void session.keep().catch(() => undefined);

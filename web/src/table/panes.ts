/** The panes beside the map (on a phone: of the sheet below it), in their order. A pane is added here and nowhere else. */

import type { Component } from "svelte";

import ActionsPane from "./ActionsPane.svelte";
import type { Desk } from "./desk.svelte";
import DrawerPane from "./DrawerPane.svelte";
import LogPane from "./LogPane.svelte";
import Notes from "./Notes.svelte";
import PlayersPane from "./PlayersPane.svelte";
import RulesTab from "./RulesTab.svelte";
import Talk from "./Talk.svelte";

export interface Pane {
  id: string;
  /** The id of an interface text. */
  title(desk: Desk): string;
  component: Component;
  /** Whether there is such a pane now. */
  shown?(desk: Desk): boolean;
  /** A number or sign beside the title. */
  mark?(desk: Desk): number | string;
}

const seated = ({ table }: Desk): boolean => table.seat !== null;
const onPhone = ({ layout }: Desk): boolean => layout.phone;

export const PANES: Pane[] = [
  { id: "actions", title: () => "table-actions", component: ActionsPane, shown: seated, mark: ({ choices, marshal }) => choices.filter((choice) => !marshal.plans(choice)).length },
  { id: "drawer", title: ({ hand }) => (hand ? "table-drawer-short" : "table-boards"), component: DrawerPane, shown: onPhone },
  { id: "players", title: () => "table-players", component: PlayersPane, shown: onPhone },
  { id: "log", title: () => "table-log", component: LogPane },
  { id: "chat", title: () => "table-chat", component: Talk, mark: ({ table }) => table.unread },
  { id: "notes", title: () => "table-notes", component: Notes, shown: seated },
  { id: "rules", title: () => "table-rules", component: RulesTab },
];

/** The record of a table as a file. */

import { api } from "../lib/api";
import { attempt } from "../lib/toast.svelte";

export function saveRecord(id: string): Promise<boolean> {
  return attempt(async () => {
    const record = await api.record(id);
    const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: `tyche-${id}.json` });
    link.click();
    URL.revokeObjectURL(address);
  });
}

/** Patches of plain data, as `tyche.core.delta` makes them: `=` new values, `-` keys that are gone, `~` patches inside. */

export interface Patch {
  "="?: Record<string, unknown>;
  "-"?: string[];
  "~"?: Record<string, Patch>;
}

type Plain = Record<string, unknown>;

/** A mapping or list with a patch applied; the old one stays as it is. */
export function patched<T>(before: T, patch: Patch): T {
  const inside = patch["~"] ?? {};
  if (Array.isArray(before)) {
    return before.map((item: unknown, k) => (String(k) in inside ? patched(item, inside[k] as Patch) : item)) as T;
  }
  const after: Plain = { ...(before as Plain) };
  for (const key of patch["-"] ?? []) delete after[key];
  Object.assign(after, patch["="]);
  for (const [key, part] of Object.entries(inside)) after[key] = patched(after[key], part);
  return after as T;
}

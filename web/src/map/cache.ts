/** An update of the table changes little: what did not change is not worked out again. */

/** A function that remembers what it found for an object; a view that changes brings new objects for what changed. */
export function remembered<K extends object, A extends unknown[], T>(find: (key: K, ...more: A) => T): (key: K, ...more: A) => T {
  const known = new WeakMap<K, T>();
  return (key, ...more) => {
    if (!known.has(key)) known.set(key, find(key, ...more));
    return known.get(key) as T;
  };
}

/** A function of a list that gives the same answer again while the items of the list are the same. */
export function steady<K, T>(find: (items: K[]) => T): (items: K[]) => T {
  let before: { items: K[]; found: T } | null = null;
  return (items) => {
    const same = before !== null && before.items.length === items.length && before.items.every((item, k) => item === items[k]);
    if (!same) before = { items, found: find(items) };
    return (before as { items: K[]; found: T }).found;
  };
}

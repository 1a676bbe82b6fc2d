/** Short names: three letters that tell a name from all others of its kind, in the order in which they occur in it. */

const LENGTH = 3;
const VOWELS = /[aeiouyäöüáéíóúůýěąęó]/i;

/** Ways to shorten a name, the best first: its beginning, then its first letter with two later ones, consonants before vowels. */
function* ways(name: string): Generator<string> {
  const letters = [...name.replaceAll(/[^\p{L}]/gu, "")];
  yield letters.slice(0, LENGTH).join("");
  const rest = letters.map((letter, k) => ({ letter, k })).slice(1);
  const pairs = rest.flatMap((one) => rest.filter(({ k }) => k > one.k).map((other) => [one, other] as const));
  const weight = ([one, other]: (typeof pairs)[number]): number =>
    Number(VOWELS.test(one.letter)) * 100 + Number(VOWELS.test(other.letter)) * 100 + one.k + other.k;
  for (const [one, other] of pairs.sort((a, b) => weight(a) - weight(b))) yield `${letters[0]}${one.letter}${other.letter}`;
}

/** Short names by id. Whose beginnings are the same are all shortened otherwise, so that none is taken for another. */
export function shortNames(names: [string, string][]): Map<string, string> {
  // Only the first way is worked out here: all of them take long, and there are many names.
  const begin = (name: string): string => ways(name).next().value ?? name;
  const begun = new Map<string, number>();
  for (const [, name] of names) begun.set(begin(name), (begun.get(begin(name)) ?? 0) + 1);
  const shared = (name: string): boolean => (begun.get(begin(name)) ?? 0) > 1;
  const taken = new Set(begun.keys());
  const found = new Map<string, string>();
  for (const [id, name] of names) {
    let short = begin(name);
    if (shared(name)) {
      const others = [...ways(name)].slice(1);
      short = others.find((way) => !taken.has(way)) ?? name;
      taken.add(short);
    }
    found.set(id, short);
  }
  return found;
}

/** Functions for the numbers in Fluent messages, as in `tyche.text.arithmetic`. */

import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

function number(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  /** `COMPARE($roll, $die)`, for selectors: less, equal or more. */
  COMPARE: ([first, second]) => {
    const [one, other] = [number(first), number(second)];
    return one === other ? "equal" : one < other ? "less" : "more";
  },
  /** `SIGNED($modifier)`: +1, −2. */
  SIGNED: ([value]) => {
    const n = Math.trunc(number(value));
    return n >= 0 ? `+${n}` : `−${-n}`;
  },
  /** `MOST($dice-1, $rating)`: the larger number. */
  MOST: ([first, second]) => new FluentNumber(Math.max(number(first), number(second))),
};

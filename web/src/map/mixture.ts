/** The name of the pattern of several sides together. */

import type { Side } from "../games/sides";

export const mixture = (sides: Side[]): string => sides.map(({ id }) => id).join("-");

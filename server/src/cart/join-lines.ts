import { MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";

/** A quantity of one configuration. */
export type Wanted = { configuration: string; quantity: number };

/** `lines` are new or changed lines of the cart; `leftOut` did not fit. */
export type Joined = { lines: Wanted[]; leftOut: Wanted[] };

/** Joins incoming lines with a cart's: equal configurations add up, within the cart's limits. */
export function joinLines(present: readonly Wanted[], coming: readonly Wanted[]): Joined {
  const quantities = new Map(present.map(({ configuration, quantity }) => [configuration, quantity]));
  const changed = new Set<string>();
  const leftOut: Wanted[] = [];
  for (const { configuration, quantity } of coming) {
    const before = quantities.get(configuration) ?? 0;
    const hasRoom = before > 0 || quantities.size < MAX_LINES;
    const after = hasRoom ? Math.min(MAX_QUANTITY, before + quantity) : 0;
    if (before + quantity > after) leftOut.push({ configuration, quantity: before + quantity - after });
    if (after === before) continue;
    quantities.set(configuration, after);
    changed.add(configuration);
  }
  const lines = [...changed].map((configuration) => ({ configuration, quantity: quantities.get(configuration) ?? 0 }));
  return { lines, leftOut };
}

import { MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";

/** So many pieces of one configuration. */
export type Wanted = { configuration: string; quantity: number };

/** `lines` are those of the cart that are new or get another quantity; `leftOut` is what it has no room for. */
export type Joined = { lines: Wanted[]; leftOut: Wanted[] };

/** What comes into a cart that has lines already: the same configuration adds up, as far as a cart goes. */
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

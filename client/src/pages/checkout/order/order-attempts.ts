import type { PlaceOrderInput } from "../../../gql/graphql";
import { newKey } from "../../../lib/new-key";
import { tabStorage } from "../../../lib/tab-storage";

const KEY = "checkout-attempts";
/** More than this many different orders are not tried in a row. */
const KEPT = 5;

/** An order that was sent, and of which we may not know what became: the same key again can't place it twice. */
export type OrderAttempt = { key: string; input: PlaceOrderInput; contents: string };

/** Lines of the cart that is ordered, as far as they tell one order from another. */
type OrderedLine = { id: string; quantity: number };

/**
 * The attempt for this form and this cart: the earlier one where neither has changed since, also after a reload; else a new
 * one with a key of its own.
 */
export function attemptFor(input: PlaceOrderInput, lines: readonly OrderedLine[]): OrderAttempt {
  const contents = JSON.stringify([input, lines.map(({ id, quantity }) => [id, quantity])]);
  const earlier = openAttempts();
  const same = earlier.find((attempt) => attempt.contents === contents);
  if (same) return same;
  const attempt = { key: newKey(), input, contents };
  tabStorage.write(KEY, [...earlier, attempt].slice(-KEPT));
  return attempt;
}

/** Everything that was sent since the last order that is known to be placed, oldest first. */
export function openAttempts(): OrderAttempt[] {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? stored.filter(isAttempt) : [];
}

/** What became of them is known. */
export function forgetAttempts(): void {
  tabStorage.forget(KEY);
}

function isAttempt(value: unknown): value is OrderAttempt {
  return typeof value === "object" && value !== null && "key" in value && "input" in value && "contents" in value;
}

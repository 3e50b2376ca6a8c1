import type { PlaceOrderInput } from "../../../gql/graphql";
import { newKey } from "../../../lib/new-key";
import { tabStorage } from "../../../lib/tab-storage";

const KEY = "checkout-attempts";
/** Number of attempts that are stored. */
const KEPT = 5;

/** An order that was sent and may have no answer yet. The same key can't place it twice. */
export type OrderAttempt = { key: string; input: PlaceOrderInput; contents: string };

/** What distinguishes the lines of one order from another. */
type OrderedLine = { id: string; quantity: number };

/**
 * The attempt for this form and this cart: the stored one if neither has changed, also after a reload; otherwise a new
 * one with a new key.
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

/** The attempts since the last placed order, oldest first. */
export function openAttempts(): OrderAttempt[] {
  const stored = tabStorage.read(KEY);
  return Array.isArray(stored) ? stored.filter(isAttempt) : [];
}

/** Clears the attempts once their result is known. */
export function forgetAttempts(): void {
  tabStorage.forget(KEY);
}

function isAttempt(value: unknown): value is OrderAttempt {
  return typeof value === "object" && value !== null && "key" in value && "input" in value && "contents" in value;
}

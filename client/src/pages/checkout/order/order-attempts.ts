import { idempotencyKeys } from "../../../lib/idempotency-keys";
import type { OrderInput } from "./place-order";

/** An order that was sent and may have no answer yet. The same key can't place it twice. */
export type OrderAttempt = { key: string; input: OrderInput };

/** What distinguishes the lines of one order from another. */
type OrderedLine = { id: string; quantity: number };

const keys = idempotencyKeys("checkout-attempts");

/**
 * The attempt for this form and this cart: the stored one if neither has changed, also after a reload; otherwise a new
 * one with a new key.
 */
export function attemptFor(input: OrderInput, lines: readonly OrderedLine[]): OrderAttempt {
  return { key: keys.keyFor([input, lines.map(({ id, quantity }) => [id, quantity])]), input };
}

/** The attempts since the last placed order, oldest first. */
export function openAttempts(): OrderAttempt[] {
  return keys.open().flatMap(({ key, contents }) => {
    const input = inputOf(contents);
    return input === undefined ? [] : [{ key, input }];
  });
}

/** Clears the attempts once their result is known. */
export function forgetAttempts(): void {
  keys.forget();
}

/** Undefined where something else was stored: anybody can write to the storage. */
function inputOf(contents: string): OrderInput | undefined {
  try {
    const [input] = JSON.parse(contents) as [OrderInput | undefined];
    return input;
  } catch {
    return undefined;
  }
}

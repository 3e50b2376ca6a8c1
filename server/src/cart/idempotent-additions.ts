import type { EntityManager } from "typeorm";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import { rowOf } from "../kernel/sql/query.js";
import { cartChanges } from "./cart-changes.queries.js";

/** Hexadecimal digits of a stored fingerprint: 128 bits. */
const FINGERPRINT_LENGTH = 32;

/**
 * The record of an addition with an idempotency key, as a cart stores it: "key fingerprint".
 * @param contents the addition; the key may not be reused for another
 * @returns null without a key, because such an addition is always new
 * @throws {BadInput} for an invalid key
 */
export function additionMark(key: string | null | undefined, contents: object): string | null {
  if (key == null) return null;
  const { idempotencyKey, requestHash } = idempotencyFingerprint(key, contents);
  return `${idempotencyKey} ${requestHash.slice(0, FINGERPRINT_LENGTH)}`;
}

/**
 * Whether the visitor's cart already has this addition. Locks the cart until the caller's transaction ends.
 * @throws {IdempotencyKeyReused} if its key was used for other contents
 */
export async function isAdded(manager: EntityManager, visitorId: string, mark: string | null): Promise<boolean> {
  if (mark === null) return false;
  const { additions } = await rowOf(manager, cartChanges.lockAdditions, [visitorId]);
  const [key = ""] = mark.split(" ", 1);
  const earlier = additions.find((addition) => addition.startsWith(`${key} `));
  if (earlier === undefined) return false;
  checkSameRequest({ requestHash: earlier }, { idempotencyKey: key, requestHash: mark });
  return true;
}

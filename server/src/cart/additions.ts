import type { EntityManager } from "typeorm";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import { LOCK_ADDITIONS } from "./cart-statements.js";

/** Hexadecimal digits of a fingerprint that a cart remembers: 128 bits. */
const FINGERPRINT_LENGTH = 32;

/**
 * What a cart remembers of something that is added under a key: "key fingerprint".
 * @param contents what is added; the same key may not come with another
 * @returns null without a key: such an addition is new each time
 * @throws {BadInput} where the key is none
 */
export function additionMark(key: string | null | undefined, contents: object): string | null {
  if (key == null) return null;
  const { idempotencyKey, requestHash } = idempotencyFingerprint(key, contents);
  return `${idempotencyKey} ${requestHash.slice(0, FINGERPRINT_LENGTH)}`;
}

/**
 * Whether the visitor's cart has this addition already. It is locked until the caller's transaction ends.
 * @throws {IdempotencyKeyReused} where its key came with something else
 */
export async function isAdded(manager: EntityManager, visitorId: string, mark: string | null): Promise<boolean> {
  if (mark === null) return false;
  const [cart]: [{ additions: string[] }] = await manager.query(LOCK_ADDITIONS, [visitorId]);
  const [key = ""] = mark.split(" ", 1);
  const earlier = cart.additions.find((addition) => addition.startsWith(`${key} `));
  if (earlier === undefined) return false;
  checkSameRequest({ requestHash: earlier }, { idempotencyKey: key, requestHash: mark });
  return true;
}

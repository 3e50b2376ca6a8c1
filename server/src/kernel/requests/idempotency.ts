import { createHash } from "node:crypto";
import { BadInput, ShopError } from "../errors/shop-error.js";

const KEY = /^[\w.:-]{8,100}$/;

/** A key was sent before, with something else. */
export class IdempotencyKeyReused extends ShopError {
  constructor() {
    super("IDEMPOTENCY_KEY_REUSED", "This key has been used for something else. Send a new key with what is new.");
  }
}

/** How what is sent is known again. */
export type SendingMark = { idempotencyKey: string; requestHash: string };

/**
 * The mark of a request that a client may send again when it never heard what became of it.
 * @param key made by the client for this request, 8 to 100 letters, digits and - _ . :
 * @param request what is asked for; the same key may not come with another
 * @throws {BadInput}
 */
export function sendingMark(key: string, request: object): SendingMark {
  if (!KEY.test(key))
    throw new BadInput("The idempotency key needs 8 to 100 letters, digits or - _ . :", {
      idempotencyKey: "must have 8 to 100 letters, digits or - _ . :",
    });
  return { idempotencyKey: key, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("hex") };
}

/** @throws {IdempotencyKeyReused} where the key was sent with something else */
export function checkSame(earlier: { requestHash: string | null }, mark: SendingMark): void {
  if (earlier.requestHash !== mark.requestHash) throw new IdempotencyKeyReused();
}

import { createHash } from "node:crypto";
import { BadInput, ShopError } from "../errors/shop-error.js";

const KEY = /^[\w.:-]{8,100}$/;

/** An idempotency key was sent before with another request. */
export class IdempotencyKeyReused extends ShopError {
  constructor() {
    super("IDEMPOTENCY_KEY_REUSED", "This key has been used for something else. Send a new key with what is new.");
  }
}

/** What a stored request is recognised by when it is sent again. */
export type IdempotencyFingerprint = { idempotencyKey: string; requestHash: string };

/**
 * The fingerprint of a request that a client may send again when it got no response.
 * @param key made by the client for this request, 8 to 100 letters, digits and - _ . :
 * @param request its contents; the same key with other contents is refused
 * @throws {BadInput}
 */
export function idempotencyFingerprint(key: string, request: object): IdempotencyFingerprint {
  if (!KEY.test(key))
    throw new BadInput("The idempotency key needs 8 to 100 letters, digits or - _ . :", {
      idempotencyKey: "must have 8 to 100 letters, digits or - _ . :",
    });
  return { idempotencyKey: key, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("hex") };
}

/** @throws {IdempotencyKeyReused} where the key was sent with other contents */
export function checkSameRequest(earlier: { requestHash: string | null }, fingerprint: IdempotencyFingerprint): void {
  if (earlier.requestHash !== fingerprint.requestHash) throw new IdempotencyKeyReused();
}

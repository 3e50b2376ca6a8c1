import type { ErrorCode } from "./error-codes.js";

/** An outcome the caller can act on: `code` is stable and stands in error-codes.ts, the message is a sentence for people. */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What a client may need to react: figures, field messages. Never anything internal. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Input that breaks a rule. `fields` holds one sentence a field, by its path in the input. */
export class BadInput extends ShopError {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super("BAD_USER_INPUT", message, { fields });
  }
}

/** In seconds; how soon asking again may help where nobody knows better. */
export const SOON = 2;

/** Something the shop needs does not answer; asking again may help. */
export class ServiceUnavailable extends ShopError {
  constructor(message = "The shop can't do this at the moment. Please try again shortly.", options?: ErrorOptions) {
    super("SERVICE_UNAVAILABLE", message, { retryable: true });
    this.cause = options?.cause;
  }
}

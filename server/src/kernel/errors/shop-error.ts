import type { ErrorCode } from "./error-codes.js";

/** A failure that the caller can act on. `code` is stable and listed in error-codes.ts; the message is a sentence for people. */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Data for clients, such as numbers or messages of fields. Never anything internal. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** One sentence per value that the failure is about, by its path in the input. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Invalid input, with a sentence per field. */
export class BadInput extends ShopError {
  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super("BAD_USER_INPUT", message, { fields }, fields);
  }
}

/** Invalid input in one field. */
export class BadField extends BadInput {
  constructor(field: string, sentence: string) {
    super(sentence, { [field]: sentence });
  }
}

/** Seconds for Retry-After where no better value is known. */
export const SOON = 2;

/** A dependency of the shop is unavailable; a retry may help. */
export class ServiceUnavailable extends ShopError {
  constructor(message = "The shop can't do this at the moment. Please try again shortly.", options?: ErrorOptions) {
    super("SERVICE_UNAVAILABLE", message, { retryable: true });
    this.cause = options?.cause;
  }
}

/** An access or refresh token is unknown, expired, used or ended: all answer the same. */
export class Unauthenticated extends ShopError {
  constructor(sentence = "This token is not valid, or not any more. Please refresh it or sign in again.") {
    super("UNAUTHENTICATED", sentence);
  }
}

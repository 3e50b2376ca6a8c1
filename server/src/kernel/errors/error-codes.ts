/** An error code: its meaning, and the HTTP status of a response that consists of the error. */
export type CodeMeaning = {
  meaning: string;
  status: number;
  /** Where it comes from besides the fields that declare it with `@Fails`. */
  from?: string;
};

const ANY = "any request";

/**
 * Errors of what a user asked for. Mutations answer them in their payload; queries and REST answer them like the others. GraphQL
 * throws BAD_USER_INPUT too, for a value that no type of the schema fits.
 */
export const USER_ERROR_CODES = {
  BAD_USER_INPUT: {
    meaning: "A value breaks a rule. A payload has an entry a field; a thrown error has them in `extensions.fields`.",
    status: 400,
  },
  NOT_FOUND: { meaning: "There is no such thing, or it is another visitor's: both answer the same.", status: 404 },
  CONFLICT: {
    meaning:
      "It has been changed in the meantime; look again, then decide. Where a version was expected, `cart` or `order` of the payload is the one as it is.",
    status: 409,
  },
  LIMIT_EXCEEDED: { meaning: "More of one line, or more lines, than a cart holds.", status: 422 },
  CART_EMPTY: { meaning: "There is nothing to order.", status: 409 },
  CART_NOT_EMPTY: {
    meaning: "Something else is in the cart; order it first, or send `replacesCart` to give it up.",
    status: 409,
  },
  PRICE_CHANGED: {
    meaning:
      "The total is not the `expectedTotalPence`; `cart` or `order` of the payload is the one as it is. Nothing is ordered or changed.",
    status: 409,
  },
  MAKING_CHANGED: {
    meaning:
      "A line would be made otherwise than the `expectedMaking` has it; `cart` of the payload is the one as it is. Nothing is ordered.",
    status: 409,
  },
  PRODUCT_UNAVAILABLE: {
    meaning: "A product in the cart has been withdrawn; remove its line. One in an order can't be changed then.",
    status: 409,
  },
  IDEMPOTENCY_KEY_REUSED: { meaning: "The key was sent before, with something else; send a new one.", status: 422 },
  ORDER_NOT_CHANGEABLE: {
    meaning:
      "The order's time to be changed or cancelled by its shopper is over, or it is being made; the message says why. `order` of the payload is the order as it is.",
    status: 409,
  },
  PROMOTION_UNKNOWN: { meaning: "There is no such promotion code.", status: 404 },
  PROMOTION_ENDED: {
    meaning: "The promotion is over, or its code was used or withdrawn; the message says which, and since when.",
    status: 409,
  },
  PROMOTION_NOT_STARTED: { meaning: "The promotion has not begun yet.", status: 409 },
  PROMOTION_ALREADY_APPLIED: { meaning: "The cart has a promotion code; it takes one.", status: 409 },
  NOT_SIGNED_IN: { meaning: "It is for who is signed in; sign in first.", status: 401 },
  WRONG_CREDENTIALS: {
    meaning: "The password is not the right one; for an unknown address the answer is the same.",
    status: 403,
  },
} as const satisfies Readonly<Record<string, CodeMeaning>>;

/** Errors of the request or the shop: GraphQL answers them in `errors` of the response. */
const THROWN_CODES = {
  UNAUTHENTICATED: {
    meaning: "The bearer token is unknown, has expired or was ended; refresh it or sign in again.",
    status: 401,
    from: "anything of a visitor, asked for with `Authorization: Bearer`; with a cookie, what is stored while the sign-in ends",
  },
  RATE_LIMITED: {
    meaning: "Too often; `extensions.retryAfterSeconds` and the header `Retry-After` say when again.",
    status: 429,
    from: "any operation",
  },
  SERVICE_UNAVAILABLE: {
    meaning: "The database does not answer now; asking again may help (`extensions.retryable`).",
    status: 503,
    from: "anything that reads or writes",
  },
  HTTPS_REQUIRED: {
    meaning:
      "A session can't begin: the shop is reached by https, and the request did not come by it. Nothing is changed.",
    status: 403,
    from: "any mutation that starts a session",
  },
  FORBIDDEN: {
    meaning: "A change asked for by a page of an origin that ALLOWED_ORIGINS does not list.",
    status: 403,
    from: "any mutation",
  },
  BAD_REQUEST: {
    meaning: "The request can't be read: no JSON, too large, several operations at once.",
    status: 400,
    from: ANY,
  },
  GRAPHQL_PARSE_FAILED: { meaning: "The operation is no GraphQL, or has too many tokens.", status: 400, from: ANY },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "The operation does not fit the schema, or passes a limit.",
    status: 400,
    from: ANY,
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "The document has no such operation, or several and no name.",
    status: 400,
    from: ANY,
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: "Only a hash was sent and it is not known yet; send the query too.",
    status: 200,
    from: ANY,
  },
  DOCUMENT_NOT_FOUND: {
    meaning: "No document is registered under this `documentId`; send the operation itself.",
    status: 404,
    from: "any request with a `documentId`",
  },
  QUERY_TOO_COMPLEX: {
    meaning: "The operation would cost too much; ask for fewer entries or fields.",
    status: 400,
    from: ANY,
  },
  INTERNAL_SERVER_ERROR: {
    meaning: "Anything unforeseen; `extensions.requestId` names it in the log.",
    status: 500,
    from: ANY,
  },
} as const satisfies Readonly<Record<string, CodeMeaning>>;

/**
 * Every error code: GraphQL and REST take the status from here, docs/api.md is generated from it, and a test provokes each.
 * GraphQL uses the status where the response has no data.
 */
export const ERROR_CODES = { ...USER_ERROR_CODES, ...THROWN_CODES };

export type UserErrorCode = keyof typeof USER_ERROR_CODES;
export type ErrorCode = keyof typeof ERROR_CODES;

/** HTTP status of a code; 500 for an unknown one. */
export function statusOf(code: string): number {
  return Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode].status : 500;
}

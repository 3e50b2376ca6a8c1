import { statusOf, type ErrorCode } from "../kernel/errors/error-codes.js";
import { ServiceUnavailable, ShopError, SOON } from "../kernel/errors/shop-error.js";
import { RateLimited } from "../kernel/requests/rate-limits.js";

/** Why a request is refused before it is executed. */
type RequestFault = {
  status: number;
  code: ErrorCode;
  message: string;
  /** Seconds for the header Retry-After. */
  retryAfter?: number;
};

/** By error type of body-parser, whose own messages quote the request. */
const BODY_SENTENCES: Readonly<Record<string, string>> = {
  "entity.parse.failed": "The body is not valid JSON.",
  "charset.unsupported": "The body must be JSON in UTF-8.",
  "content.unsupported": "The body must be JSON, with the content type application/json.",
  "encoding.unsupported": "The body's encoding is not known here.",
};

/** The fault of the request behind an error of the shop, of body-parser or of Express; undefined for other errors. */
export function requestFault(error: unknown): RequestFault | undefined {
  if (error instanceof ShopError)
    return { status: statusOf(error.code), code: error.code, message: error.message, ...retryAfter(error) };
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  if (error.status < 400 || error.status >= 500) return undefined;
  const type = "type" in error ? String(error.type) : "";
  const own = type === "entity.verify.failed" ? error.message : tooLarge(error);
  return {
    status: error.status,
    code: "BAD_REQUEST",
    message: own ?? BODY_SENTENCES[type] ?? "The request can't be read.",
  };
}

/** For a body above the limit of its parser, in bytes. */
const tooLarge = (error: Error) =>
  "limit" in error && typeof error.limit === "number"
    ? `The body is too large; at most ${Math.floor(error.limit / 1024)} kB are allowed.`
    : undefined;

function retryAfter(error: ShopError): { retryAfter?: number } {
  if (error instanceof RateLimited) return { retryAfter: error.retryAfterSeconds };
  return error instanceof ServiceUnavailable ? { retryAfter: SOON } : {};
}

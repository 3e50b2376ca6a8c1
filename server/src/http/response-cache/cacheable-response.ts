import { createHash } from "node:crypto";
import { encode, type Encoding } from "./encoding.js";

/**
 * Who may get a response besides the request that caused it. "public": everybody, until the catalogue changes. "coalesced":
 * only equal requests that arrived while it was computed. "private": nobody.
 */
export type Cacheability = "public" | "coalesced" | "private";

type ResponseParts = {
  status?: number;
  /** Content-Type and others that belong to it, by names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  cacheability: Cacheability;
  /** Surrogate keys of what it shows and depends on; without them any change of the catalogue drops it from the cache. */
  keys?: ReadonlySet<string> | undefined;
  /** Name of the GraphQL operation, for the log. */
  operation?: string | undefined;
  /** Pattern of the page's path, as "/products/:slug", for the figures. */
  page?: string | undefined;
  /** The text of a search that found nothing, for the figures. */
  emptySearch?: string | undefined;
};

/** A response in bytes, plain and compressed. */
export class CacheableResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly cacheability: Cacheability;
  readonly keys: ReadonlySet<string> | undefined;
  readonly operation: string | undefined;
  readonly page: string | undefined;
  readonly emptySearch: string | undefined;
  /** Pictures are compressed already. */
  readonly isCompressible: boolean;
  /** Whether it shows the catalogue as it is, as far as this process hears of changes; only then may shared caches keep it. */
  readonly isConfirmed: boolean;
  private hash: string | undefined;
  private encodings: { [encoding in Encoding]?: Buffer | Promise<Buffer> } = {};

  constructor(
    { status = 200, headers, body, cacheability, keys, operation, page, emptySearch }: ResponseParts,
    isConfirmed = true,
  ) {
    this.status = status;
    this.headers = Object.entries(headers);
    this.body = typeof body === "string" ? Buffer.from(body) : body;
    this.cacheability = cacheability;
    this.keys = keys;
    this.operation = operation;
    this.page = page;
    this.emptySearch = emptySearch;
    this.isConfirmed = isConfirmed;
    this.isCompressible = !headers["content-type"]?.startsWith("image/");
  }

  /** The same bytes, marked as `age` seconds past their last confirmation (RFC 9211: a negative `ttl` means stale). */
  asStale(age: number): CacheableResponse {
    const marks = { age: `${age}`, "cache-status": `shop; hit; ttl=-${age}` };
    return this.unconfirmed({ ...Object.fromEntries(this.headers), ...marks });
  }

  /** The same for the request that waits for it, at a moment when something that it shows may have changed. */
  asUnconfirmed(): CacheableResponse {
    return this.isConfirmed ? this.unconfirmed(Object.fromEntries(this.headers)) : this;
  }

  private unconfirmed(headers: Record<string, string>): CacheableResponse {
    const { status, body, cacheability, keys, operation, page, emptySearch } = this;
    const copy = new CacheableResponse(
      { status, headers, body, cacheability, keys, operation, page, emptySearch },
      false,
    );
    copy.encodings = this.encodings;
    return copy;
  }

  /** Weak, because it also stands for the compressed body. */
  get etag(): string {
    return (this.hash ??= `W/"${this.body.length.toString(16)}-${createHash("sha1").update(this.body).digest("base64url")}"`);
  }

  /** The compressed body; a buffer rather than a promise from the second time on. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.encodings[encoding] ??= encode(this.body, encoding).then(
      (bytes) => (this.encodings[encoding] = bytes),
    ));
  }
}

type JsonParts = { body: unknown; headers: Readonly<Record<string, string>>; keys?: readonly string[] | undefined };

/** A public response with a value as JSON, as Express would send it. Header names are in lower case. */
export const jsonResponse = ({ body, headers, keys }: JsonParts): CacheableResponse =>
  new CacheableResponse({
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(body),
    cacheability: "public",
    keys: keys && new Set(keys),
  });

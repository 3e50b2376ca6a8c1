import { createHash } from "node:crypto";
import { type Encoding, encode } from "./encoding.js";

/**
 * How far an answer goes: "kept" for all who ask the same while the catalogue is the same, "once" for those who ask while it
 * is worked out, "personal" for one visitor.
 */
export type AnswerReach = "kept" | "once" | "personal";

type AnswerParts = {
  status?: number;
  /** Content-Type and whatever else belongs to it, by names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  reach: AnswerReach;
  /** What it answers, for the log. */
  operation?: string | undefined;
};

/** An answer in bytes, plain and compressed. */
export class Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly reach: AnswerReach;
  readonly operation: string | undefined;
  private hash: string | undefined;
  private encodings: { [encoding in Encoding]?: Buffer | Promise<Buffer> } = {};

  constructor({ status = 200, headers, body, reach, operation }: AnswerParts) {
    this.status = status;
    this.headers = Object.entries(headers);
    this.body = typeof body === "string" ? Buffer.from(body) : body;
    this.reach = reach;
    this.operation = operation;
  }

  /** The same bytes, marked as `age` seconds older than anybody could confirm (RFC 9211; a negative `ttl` is a stale one's). */
  asStale(age: number): Answer {
    const marks = { age: `${age}`, "cache-status": `shop; hit; ttl=-${age}` };
    const { status, body, reach, operation } = this;
    const headers: Record<string, string> = { ...Object.fromEntries(this.headers), ...marks };
    const stale = new Answer({ status, headers, body, reach, operation });
    stale.encodings = this.encodings;
    return stale;
  }

  /** A weak one, for it stands for the compressed body too. */
  get etag(): string {
    return (this.hash ??= `W/"${this.body.length.toString(16)}-${createHash("sha1").update(this.body).digest("base64url")}"`);
  }

  /** The body compressed: at once where it has been asked for before. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.encodings[encoding] ??= encode(this.body, encoding).then(
      (bytes) => (this.encodings[encoding] = bytes),
    ));
  }
}

/** A value as JSON, as Express would send it, and headers by names in lower case. */
export const jsonAnswer = (value: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  new Answer({
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
    reach: "kept",
  });

import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import { ACCESS_TOKEN_MINUTES } from "../../rules/retention-periods.js";

/** In milliseconds. */
const LIFETIME = ACCESS_TOKEN_MINUTES * 60 * 1000;

/** Session id, the end in seconds since 1970, and their HMAC. */
const TOKEN = /^([\w-]{32})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Access tokens: a session's id that the server has signed until a moment. Forged and expired ones cost no statement; a valid one
 * costs the same as a session cookie, and has no rights once its session has ended.
 */
export class AccessTokens {
  /** @param hash its secrets can be replaced one after the other */
  constructor(private readonly hash: KeyedHash) {}

  /** A token for a session, from `now` on, in milliseconds since 1970. */
  sign(sid: string, now: number): { accessToken: string; accessTokenExpiresAt: Date } {
    const end = Math.floor((now + LIFETIME) / 1000);
    const signature = this.hash.of(signedText(sid, end));
    return { accessToken: `${sid}.${end}.${signature}`, accessTokenExpiresAt: new Date(end * 1000) };
  }

  /** The session id of a token; undefined for any other text and once it has expired. */
  verify(token: string): string | undefined {
    const [, sid, end, signature] = TOKEN.exec(token) ?? [];
    if (sid === undefined || end === undefined || signature === undefined) return undefined;
    const isSigned = this.hash.allOf(signedText(sid, end)).some((own) => isSame(own, signature));
    return isSigned && Number(end) * 1000 > Date.now() ? sid : undefined;
  }
}

const signedText = (sid: string, end: string | number) => `${sid} ${end}`;

/** Both have 43 characters. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

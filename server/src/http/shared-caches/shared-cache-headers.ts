import type { ServerResponse } from "node:http";
import { keyHeaders } from "./surrogate-keys.js";

/** Seconds for which a shared cache may send once more what is over, while it asks for it anew. */
export const REVALIDATES_FOR = 10;
/** Seconds for which it may send it while the shop fails; the shop's own cache does it for as long. */
const HELPS_OUT_FOR = 6 * 60 * 60;

const NOT_AT_ALL = { "surrogate-control": "no-store", "cdn-cache-control": "no-store" };
/** What is personal, and what its name says for ever. */
const NOT_FOR_PURGING = /\b(?:private|no-store|immutable)\b/;

/** What decides about a response. */
type Shared = {
  status: number;
  cacheability: string;
  isConfirmed: boolean;
  keys: ReadonlySet<string> | undefined;
  /** By names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
};

const seconds = new WeakMap<ServerResponse, number>();

/** Says that a shared cache stands in front, which may keep this response for so many seconds if it is public. */
export function allowSharing(response: ServerResponse, forSeconds: number): void {
  if (forSeconds > 0) seconds.set(response, forSeconds);
}

/**
 * Headers that shared caches alone read: how long a public response may be kept, and the keys that drop it before. None where no shared cache stands in
 * front, and for what is private. What may be outdated already is not to be kept at all: its purge has been sent.
 */
export function sharedCacheHeaders(response: ServerResponse, content: Shared): Readonly<Record<string, string>> {
  const forSeconds = seconds.get(response);
  if (forSeconds === undefined || !isShared(content)) return {};
  if (!content.isConfirmed) return NOT_AT_ALL;
  const control = `max-age=${forSeconds}, stale-while-revalidate=${REVALIDATES_FOR}, stale-if-error=${HELPS_OUT_FOR}`;
  return { "surrogate-control": control, "cdn-cache-control": control, ...keyHeaders(content.keys) };
}

function isShared({ status, cacheability, headers }: Shared): boolean {
  const control = headers.find(([name]) => name === "cache-control")?.[1] ?? "";
  return status === 200 && cacheability === "public" && !NOT_FOR_PURGING.test(control);
}

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isJson } from "../body/json-body.js";
import { readBody } from "./body-reader.js";

/** In bytes. Longer operations are rare and not worth caching. */
const LONGEST = 16 * 1024;

const keys = new WeakMap<IncomingMessage, string>();

/** The cache key of a GraphQL request: Accept and the body as sent (operation, name, variables). Undefined where it has none. */
export const cacheKeyOf = (request: IncomingMessage): string | undefined => keys.get(request);

/** The cache key of a GET or HEAD of an operation at `url`, path and parameters. */
export const cacheKeyOfUrl = (url: string, { accept = "" }: IncomingHttpHeaders): string => `${accept}\n${url}`;

/** Whether a URL contains a GraphQL operation. */
export const isOperationUrl = (url: string): boolean => url.startsWith("/graphql?");

/** Whether this is a request to /graphql whose body can be a cache key. */
export function hasCacheKey({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    url === "/graphql" &&
    isJson(headers["content-type"]) &&
    headers["content-encoding"] === undefined &&
    Number(headers["content-length"]) <= LONGEST
  );
}

/** Reads the cache key and leaves the body unread for later handlers. */
export function readCacheKey(request: IncomingMessage, done: (key: string | undefined) => void): void {
  readBody(request, Number(request.headers["content-length"]), (body) => {
    const key = body && `${request.headers.accept ?? ""}\n${body.toString("latin1")}`;
    if (key !== undefined) keys.set(request, key);
    done(key);
  });
}

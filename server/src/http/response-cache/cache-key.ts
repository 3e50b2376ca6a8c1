import type { IncomingMessage } from "node:http";
import { isJson } from "../body/json-body.js";
import { peekBody } from "./body-reader.js";

/** In bytes; what is longer asks for something rare. */
const LONGEST = 16 * 1024;

const keys = new WeakMap<IncomingMessage, string>();

/** Under what the answer to a GraphQL request is kept: operation, name and variables as they were sent; undefined for none. */
export const graphqlKeyOf = (request: IncomingMessage): string | undefined => keys.get(request);

/** Whether a request is one to /graphql whose body can be a key. */
export function hasGraphqlKey({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    url === "/graphql" &&
    isJson(headers["content-type"]) &&
    headers["content-encoding"] === undefined &&
    Number(headers["content-length"]) <= LONGEST
  );
}

/** Reads the key and leaves the body as if unread. What may be answered in, Accept, belongs to it. */
export function readGraphqlKey(request: IncomingMessage, done: (key: string | undefined) => void): void {
  peekBody(request, Number(request.headers["content-length"]), (body) => {
    const key = body && `${request.headers.accept ?? ""}\n${body.toString("latin1")}`;
    if (key !== undefined) keys.set(request, key);
    done(key);
  });
}

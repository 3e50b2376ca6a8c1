import type { Request } from "express";
import { ShopError } from "../../kernel/errors/shop-error.js";
import type { Visitor } from "../../kernel/requests/visitor.js";
import { anonymousVisitor } from "./anonymous-visitor.js";

const BEARER = /^bearer(?: +(.*))?$/i;

/** The unchecked token of `Authorization: Bearer`, possibly empty; undefined without that header. */
export function bearerTokenOf({ headers }: Pick<Request, "headers">): string | undefined {
  const found = BEARER.exec(headers.authorization ?? "");
  return found ? (found[1] ?? "") : undefined;
}

/** A request with two sessions, which may belong to different people. */
class BearerWithCookie extends ShopError {
  constructor() {
    super("BAD_REQUEST", "Send a bearer token or a session cookie, not both.");
  }
}

const refuse = () => Promise.reject(new BearerWithCookie());

/** The visitor of a request with a bearer token and a session cookie: only public data is answered. */
export const ambiguousVisitor: Visitor = {
  ...anonymousVisitor,
  find: refuse,
  findWith: refuse,
  require: refuse,
  signedIn: refuse,
  nextSession: refuse,
  withTokens: () => ambiguousVisitor,
  refresh: refuse,
};

import type { Visitor } from "../../kernel/requests/visitor.js";

/** Renders pages: without a session, and not allowed to write or to sign in. */
export const anonymousVisitor: Visitor = {
  device: "",
  deviceMark: () => undefined,
  markDevice: () => {},
  find: async () => undefined,
  require: () => Promise.reject(new Error("A page must not write.")),
  signedIn: async () => undefined,
  nextSession: () => Promise.reject(new Error("A page must not sign in.")),
  leave: () => {},
};

/** Where the shop's own requests for pages come from, as a key for rate limits. */
export const internalSource = { clientIp: "page", sessionKey: undefined };

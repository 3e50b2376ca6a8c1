import type { RequestSource } from "../../kernel/requests/rate-limits.js";
import type { Visitor } from "../../kernel/requests/visitor.js";

/** The visitor that renders pages: without a session, and unable to write or sign in. */
export const anonymousVisitor: Visitor = {
  device: "",
  deviceMark: () => undefined,
  markDevice: () => {},
  find: async () => undefined,
  findWith: async () => undefined,
  require: () => Promise.reject(new Error("A page must not write.")),
  signedIn: async () => undefined,
  nextSession: () => Promise.reject(new Error("A page must not sign in.")),
  withTokens: () => anonymousVisitor,
  refresh: () => Promise.reject(new Error("A page must not sign in.")),
  count: () => {},
  leave: () => {},
};

/** The source of the shop's own requests for pages. */
export const internalSource: RequestSource = { clientIp: "page", sessionKey: undefined, isForeign: false };

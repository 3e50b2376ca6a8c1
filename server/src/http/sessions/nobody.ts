import type { Visitor } from "../../kernel/requests/visitor.js";

/** Pages are rendered for nobody in particular: they are the same for everybody. */
export const NOBODY: Visitor = {
  device: "",
  deviceMark: () => undefined,
  markDevice: () => {},
  find: async () => undefined,
  require: () => Promise.reject(new Error("A page must not write.")),
  signedIn: async () => undefined,
  nextSession: () => Promise.reject(new Error("A page must not sign in.")),
  leave: () => {},
};

/** Where pages are asked for from, as far as limits are concerned: here. */
export const NOWHERE = { clientAddress: "page", sessionKey: undefined };

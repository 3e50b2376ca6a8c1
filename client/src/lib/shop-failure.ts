import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Why a call failed: the server's code where it gave one, and a sentence for the shopper. */
export type ShopFailure = { code: string; sentence: string };

const UNREACHABLE: ShopFailure = {
  code: "UNREACHABLE",
  sentence: "We can't reach the shop. Please check your connection and try again.",
};

/** A request that got no answer from the server. */
export class ShopUnreachable extends Error {
  constructor(cause: unknown) {
    super(UNREACHABLE.sentence, { cause });
    this.name = "ShopUnreachable";
  }
}

/** Reads what a query or mutation was rejected with, or code that is loaded later: each browser has other words for that without a connection. */
export function failureOf(error: unknown): ShopFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.["code"];
    return { code: typeof code === "string" ? code : "UNKNOWN", sentence: first?.message ?? error.message };
  }
  if (error instanceof ShopUnreachable || !isOnline()) return UNREACHABLE;
  return { code: "UNKNOWN", sentence: "Something went wrong on our side. Please try again." };
}

/** False only where the browser knows that it has no connection. */
const isOnline = () => typeof navigator === "undefined" || (navigator.onLine as boolean | undefined) !== false;

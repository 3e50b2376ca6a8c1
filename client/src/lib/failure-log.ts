import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Codes of answers that tell of trouble at the shop; every other one is an answer to what the shopper did. */
const TROUBLE: ReadonlySet<unknown> = new Set(["SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

/** Logs what the shopper can do nothing about, for whoever looks after the shop. What the shop refused is no fault of it. */
export function logFailure(what: string, error: unknown): void {
  if (CombinedGraphQLErrors.is(error) && !TROUBLE.has(error.errors[0]?.extensions?.["code"])) return;
  // oxlint-disable-next-line no-console -- the one place where the storefront logs
  console.error(what, error);
}

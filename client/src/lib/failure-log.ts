import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Error codes that mean a fault of the server; all others are caused by a shopper's input. */
const TROUBLE: ReadonlySet<unknown> = new Set(["SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

/** Logs faults for the operator. Expected refusals are not logged. */
export function logFailure(what: string, error: unknown): void {
  if (CombinedGraphQLErrors.is(error) && !TROUBLE.has(error.errors[0]?.extensions?.["code"])) return;
  // oxlint-disable-next-line no-console -- the one place where the storefront logs
  console.error(what, error);
}

import { QueryFailedError } from "typeorm";

/** What a log says of an error. */
type LoggedError = { type: string; message: string; code: string | undefined; stack: string; cause?: LoggedError };

/**
 * Of an error only what it is and where it happened. Errors of the database also carry the statement's parameters and the
 * row in question, and quote values in their message: those belong to shoppers and stay out.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", code: undefined, stack: "" };
  const { name, message, stack = "", cause } = error;
  const driver: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = driver instanceof Error && "code" in driver ? String(driver.code) : undefined;
  const plain = withoutValues(message);
  return {
    type: error.constructor.name || name,
    message: plain,
    code,
    stack: stack.replace(message, () => plain),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Postgres and graphql quote what was sent after a colon or the words "invalid value". */
const withoutValues = (message: string) => message.replace(/(: |invalid value )(["'{[]).*$/gs, "$1…");

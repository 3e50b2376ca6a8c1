import { QueryFailedError } from "typeorm";

/** An error as the log shows it. */
type LoggedError = { type: string; message: string; code: string | undefined; stack: string; cause?: LoggedError };

/**
 * Only the type of an error and where it happened. Database errors also carry parameters and rows, and quote values in their
 * message: these are personal data and stay out of the log.
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

/** Postgres and graphql quote values after a colon or the words "invalid value". */
const withoutValues = (message: string) => message.replace(/(: |invalid value )(["'{[]).*$/gs, "$1…");

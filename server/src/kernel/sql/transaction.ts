import pRetry from "p-retry";
import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";

/** Two transactions stood in each other's way and Postgres undid this one; done again it will work. */
const UNDONE_FOR_ANOTHER: ReadonlySet<string> = new Set(["40P01", "40001"]);

/** Tries after the first; waiting at random between 20 and some 300 ms lets the other one pass. */
const RETRIES = { retries: 3, minTimeout: 20, factor: 2, maxTimeout: 160, randomize: true };

/** What Postgres says of a statement that failed, as far as it matters here. */
type PostgresFailure = { code?: string; constraint?: string };

/**
 * Runs `work` in a transaction of its own: all of it is done, or nothing. After a deadlock or a serialization failure it is
 * run again, at most three times, so it must do nothing outside of the transaction.
 * @param isWorthAnotherTry says of other errors of Postgres whether it may succeed next time
 */
export const inTransaction = <Result>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  isWorthAnotherTry?: (failure: PostgresFailure) => boolean,
): Promise<Result> => untilDone(() => database.transaction(work), isWorthAnotherTry);

/** The same for `work` that is all or nothing by itself: one statement, or a transaction. */
export function untilDone<Result>(
  work: () => Promise<Result>,
  isWorthAnotherTry: (failure: PostgresFailure) => boolean = () => false,
): Promise<Result> {
  return pRetry(work, {
    ...RETRIES,
    shouldRetry: ({ error }) => {
      const failure: PostgresFailure = error instanceof QueryFailedError ? error.driverError : error;
      return UNDONE_FOR_ANOTHER.has(failure.code ?? "") || isWorthAnotherTry(failure);
    },
  });
}

import pRetry from "p-retry";
import { QueryFailedError, type DataSource, type EntityManager } from "typeorm";

/** Deadlock and serialization failure: Postgres rolled back this transaction, and a retry will work. */
const RETRYABLE_CODES: ReadonlySet<string> = new Set(["40P01", "40001"]);

/** Random waits of 20 to about 300 ms let the other transaction finish. */
const RETRIES = { retries: 3, minTimeout: 20, factor: 2, maxTimeout: 160, randomize: true };

/** The parts of a Postgres error that decide about a retry. */
type PostgresFailure = { code?: string; constraint?: string };

/**
 * Runs `work` in a transaction. After a deadlock or a serialization failure it runs again, at most three times, so it must
 * have no effect outside the transaction.
 * @param isRetryable whether another error of Postgres may go away with a retry
 */
export const inTransaction = <Result>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  isRetryable?: (failure: PostgresFailure) => boolean,
): Promise<Result> => withRetry(() => database.transaction(work), isRetryable);

/** The same retries for `work` that is atomic by itself: one statement, or a transaction. */
export function withRetry<Result>(
  work: () => Promise<Result>,
  isRetryable: (failure: PostgresFailure) => boolean = () => false,
): Promise<Result> {
  return pRetry(work, {
    ...RETRIES,
    shouldRetry: ({ error }) => {
      const failure: PostgresFailure = error instanceof QueryFailedError ? error.driverError : error;
      return RETRYABLE_CODES.has(failure.code ?? "") || isRetryable(failure);
    },
  });
}

/** Runs `work` in a transaction that is always rolled back: what it answers is all that stays of it. Repeated as `inTransaction`. */
export const inRolledBackTransaction = <Result>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  withRetry(async () => {
    const runner = database.createQueryRunner();
    try {
      await runner.startTransaction();
      try {
        return await work(runner.manager);
      } finally {
        await runner.rollbackTransaction();
      }
    } finally {
      await runner.release();
    }
  });

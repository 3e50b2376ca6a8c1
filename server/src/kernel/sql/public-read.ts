import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** A copy of the database that may answer public reads. */
export type ReadReplica = {
  readonly pool: pg.Pool;
  /** A statement failed there. */
  failed(error: unknown): void;
};

/** A public read, with the replica that it asks; undefined from when on it asks the primary. */
type PublicRead = { replica: ReadReplica | undefined };

const reads = new AsyncLocalStorage<PublicRead>();

/** Runs `work`, whose statements outside transactions ask the replica. `read` tells at any time whether they still do. */
export function readingFrom<Result>(
  replica: ReadReplica,
  work: (read: Readonly<PublicRead>) => Promise<Result>,
): Promise<Result> {
  const read: PublicRead = { replica };
  return reads.run(read, work, read);
}

/** Runs `work`, whose statements ask the primary, also within a public read. */
export const readingFromPrimary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  reads.run({ replica: undefined }, work);

/** From now on the current public read asks the primary: it shows what belongs to a visitor. */
export function readOnFromPrimary(): void {
  const read = reads.getStore();
  if (read) read.replica = undefined;
}

/**
 * Asks the replica of the current public read; where there is none, or it fails, the primary. After a failure the whole read stays
 * there: the primary is never behind a replica, so that no read goes back in time.
 */
export async function askForRead<Answer>(primary: pg.Pool, ask: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> {
  const read = reads.getStore();
  const replica = read?.replica;
  if (!read || !replica) return ask(primary);
  try {
    return await ask(replica.pool);
  } catch (error) {
    read.replica = undefined;
    replica.failed(error);
    return ask(primary);
  }
}

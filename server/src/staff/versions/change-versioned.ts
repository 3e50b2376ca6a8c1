import type { DataSource, EntityManager } from "typeorm";
import { rowOf, type Query } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";

/** What has versions, as it was looked at. */
export type Expected<Kind extends string> = { kind: Kind; expectedVersion: number };

type Parts<Kind extends string, State> = {
  database: DataSource;
  lock: Query;
  read(kind: Kind, manager: EntityManager): Promise<State>;
};

/**
 * Changes of one kind take turns.
 * @returns the state after it
 * @throws {ChangedInTheMeantime} where it has another version than was looked at
 */
export const changeVersioned = <Kind extends string, State extends { version: number }>(
  { database, lock, read }: Parts<Kind, State>,
  { kind, expectedVersion }: Expected<Kind>,
  work: (manager: EntityManager, before: State) => Promise<void>,
): Promise<State> =>
  inTransaction(database, async (manager) => {
    await rowOf(manager, lock, [kind]);
    const before = await read(kind, manager);
    if (before.version !== expectedVersion) throw new ChangedInTheMeantime();
    await work(manager, before);
    return read(kind, manager);
  });

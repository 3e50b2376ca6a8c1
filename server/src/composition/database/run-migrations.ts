import pg from "pg";
import { limitStatements, PATIENT } from "../../kernel/sql/connection-limits.js";
import { isPoolersRefusal } from "../../kernel/sql/pooler-refusal.js";
import { installJobQueues } from "../jobs/job-queues.js";
import { createDataSource } from "./data-source.js";

/** Key of the advisory lock; any number, the same for all migrations. */
const MIGRATION_LOCK = 726_383_001;

/**
 * Runs the pending migrations on the database at `url` and returns their names. An advisory lock makes parallel runs take turns,
 * because TypeORM has none.
 * @param names of the only ones to run, for the tables of an older version; else all
 * @throws {Error} with a plain message if the URL leads through a pooler
 */
export async function migrate(url: string, names?: readonly string[]): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url, ...PATIENT });
  await lock.connect().catch(explainPooler);
  try {
    await lock.query("BEGIN");
    await lock.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const database = await createDataSource(url, PATIENT, names).initialize();
    try {
      const applied = await database.runMigrations();
      await installJobQueues(url);
      await limitStatements(url);
      return applied.map(({ name }) => name);
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end(); // ends the transaction and with it the lock
  }
}

function explainPooler(error: unknown): never {
  if (!isPoolersRefusal(error)) throw error;
  throw new Error(
    "The database can't be migrated through a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the address of Postgres itself.",
    { cause: error },
  );
}

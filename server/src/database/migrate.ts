import pg from "pg";
import { createDataSource } from "./data-source.js";
import { installJobQueues } from "../composition/job-queues.js";
import { limitStatements, PATIENT } from "../kernel/sql/connection-limits.js";

/** Any number will do, as long as every migrator of this shop takes the same. */
const MIGRATION_LOCK = 726_383_001;

/**
 * Brings the database at `url` to the newest shape and returns the names of what was applied. Two migrators at once take
 * turns: TypeORM has no lock of its own, so an advisory one is held for as long as it works.
 * @throws {Error} with a plain sentence where the address leads through a pooler
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url, ...PATIENT });
  await lock.connect().catch(explainPooler);
  try {
    await lock.query("BEGIN");
    await lock.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const database = await createDataSource(url, PATIENT).initialize();
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
  if (!(error instanceof Error && /unsupported startup parameter/.test(error.message))) throw error;
  throw new Error(
    "The database can't be migrated through a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the address of Postgres itself.",
    { cause: error },
  );
}

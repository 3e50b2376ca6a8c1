import pg from "pg";
import { createDataSource, PATIENT } from "./data-source.js";
import { installJobQueues } from "./job-queues.js";

/** Any number will do, as long as every migrator of this shop takes the same. */
const MIGRATION_LOCK = 726_383_001;

/**
 * Brings the database at `url` to the newest shape and returns the names of what was applied. Two migrators at once take
 * turns: TypeORM has no lock of its own, so an advisory one is held for as long as it works.
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const database = await createDataSource(url, PATIENT).initialize();
    try {
      const applied = await database.runMigrations();
      await installJobQueues(url);
      return applied.map(({ name }) => name);
    } finally {
      await database.destroy();
    }
  } finally {
    await lock.end(); // ends the session and with it the lock
  }
}

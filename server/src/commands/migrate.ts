import { reachDatabase } from "../composition/database/open-database.js";
import { migrate } from "../composition/database/run-migrations.js";
import { readSettings } from "../settings.js";

/** Migrates the database and exits, for servers with MIGRATE_AT_START=off. */
const database = await reachDatabase(readSettings(), console.log);
try {
  const applied = await migrate(database.directUrl);
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}`);
} finally {
  await database.close();
}

import { DataSource } from "typeorm";
import { PROMPT, type PATIENT } from "../../kernel/sql/connection-limits.js";
import { ObservedClient } from "../../kernel/sql/observed-client.js";
import { domains } from "../domains/domains.js";
import * as migrations from "./migrations.js";
import { SnakeCaseNames } from "./naming-strategy.js";
import { StatementLogger } from "./statement-logger.js";

/** Pool size per process; sessions use 5 more (docs/operations.md has the total). */
const POOL_SIZE = 10;

/** Names of all migrations, which are also those of their classes, by the alphabet. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations);

/**
 * A data source for the database at `url`, not yet connected.
 * @param known names of the only migrations that it knows
 */
export function createDataSource(
  url: string,
  limits: typeof PROMPT | typeof PATIENT = PROMPT,
  known = MIGRATION_NAMES,
): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities: [...domains.entities],
    migrations: Object.entries(migrations).flatMap(([name, migration]) => (known.includes(name) ? [migration] : [])),
    migrationsTableName: "migration",
    migrationsTransactionMode: "all",
    namingStrategy: new SnakeCaseNames(),
    uuidExtension: "pgcrypto",
    installExtensions: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 2000,
    logger: new StatementLogger(),
    logging: true,
    poolErrorHandler: () => {}, // a broken idle connection is replaced; the next statement reports a lasting failure
    extra: {
      ...limits,
      Client: ObservedClient,
      keepAlive: true,
      maxLifetimeSeconds: 1800,
    },
  });
}

export { type PostgresAccount, postgresAccount } from "./account.ts";
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres.ts";
export { EmbeddedPostgresError, type RefusalCode } from "./errors.ts";
export { type DatabaseLocation, runningPostgres } from "./running-postgres.ts";
export { freePort } from "./server-process.ts";

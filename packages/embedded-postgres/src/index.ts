export { type PostgresAccount, postgresAccount } from "./account.ts";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
export { runningPostgres } from "./running-postgres.ts";
export { freePort } from "./server-process.ts";

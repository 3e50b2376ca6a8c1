export { type PostgresAccount, postgresAccount } from "./account.ts";
export { clusterMajor } from "./cluster.ts";
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres.ts";
export { EmbeddedPostgresError, type RefusalCode } from "./errors.ts";
export { type KeptCluster, keptClusters, replaceCluster } from "./kept-clusters.ts";
export { programsMajor } from "./major-version.ts";
export { fetchOlderPrograms } from "./older-programs.ts";
export { type DatabaseLocation, runningPostgres } from "./running-postgres.ts";
export { freePort } from "./server-process.ts";

import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import { openDatabaseProxy, type DatabaseProxy } from "../../../server/test/harness/database-proxy.ts";
import { copyCluster, follow } from "../../../server/test/harness/replica-cluster.ts";

/** A Postgres and a replica that streams from it. The shop asks both through proxies. */
type Replicated = {
  /** The way to the database that takes writes. */
  primary: DatabaseProxy;
  primaryUrl: string;
  replica: DatabaseProxy;
  replicaUrl: string;
  stop(): Promise<void>;
};

/** Starts both in the folder, empty. */
export async function startReplicated(folder: string): Promise<Replicated> {
  const [first, second] = [path.join(folder, "postgres"), path.join(folder, "replica")];
  const empty = await startEmbeddedPostgres({ folder: first });
  await empty.stop(); // its files can be copied as they are
  copyCluster(first, second);
  const primary = await startEmbeddedPostgres({ folder: first });
  follow(second, primary.url);
  const standby = await startEmbeddedPostgres({ folder: second });
  const toPrimary = await openDatabaseProxy(primary.url);
  const toReplica = await openDatabaseProxy(standby.url);
  return {
    primary: toPrimary,
    primaryUrl: primary.url,
    replica: toReplica,
    replicaUrl: standby.url,
    async stop() {
      await Promise.all([toPrimary.close(), toReplica.close()]);
      await standby.stop(); // before the primary, which waits for it
      await primary.stop();
    },
  };
}

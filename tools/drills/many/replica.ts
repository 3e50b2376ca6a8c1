import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";
import { openDatabaseProxy, type DatabaseProxy } from "../../../server/test/harness/database-proxy.ts";
import { copyCluster, follow } from "../../../server/test/harness/replica-cluster.ts";

/** A Postgres and a replica that streams from it. */
type Replicated = {
  url: string;
  /** The replica's own URL; the shop asks it through the proxy. */
  replicaUrl: string;
  replica: DatabaseProxy;
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
  const replica = await openDatabaseProxy(standby.url);
  return {
    url: primary.url,
    replicaUrl: standby.url,
    replica,
    async stop() {
      await replica.close();
      await standby.stop(); // before the primary, which waits for it
      await primary.stop();
    },
  };
}

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "@measured/embedded-postgres";

/** A Postgres in which tests may create and drop databases. `url` names any database of it. */
export type DatabaseEngine = { url: string; kind: string; stop(): Promise<void> };

/** Test data may be lost, so commits don't wait for the disk. Autovacuum would connect to databases that are being copied. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_connections=100"];

/**
 * The Postgres of `TEST_DATABASE_URL`; else one in Docker; else the embedded one in a temporary folder. Never that of
 * `DATABASE_URL`, which may be a shop with customers.
 */
export async function startDatabaseEngine(): Promise<DatabaseEngine> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, kind: "TEST_DATABASE_URL", stop: async () => {} };
  return (await startInDocker()) ?? (await startEmbedded());
}

/** Undefined without Docker; a client may be installed without an engine. */
async function startInDocker(): Promise<DatabaseEngine | undefined> {
  if (!mayHaveDocker()) return undefined;
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  try {
    const container = await new PostgreSqlContainer("postgres:18-alpine")
      .withTmpFs({ "/var/lib/postgresql": "rw" })
      .withCommand(["postgres", ...FAST.flatMap((setting) => ["-c", setting])])
      .start();
    return {
      url: container.getConnectionUri(),
      kind: "Docker",
      stop: async () => {
        await container.stop();
      },
    };
  } catch (error) {
    console.warn(`Docker can't be used (${(error as Error).message}): testing on the embedded Postgres.`);
    return undefined;
  }
}

async function startEmbedded(): Promise<DatabaseEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-test-"));
  const { url, stop } = await startEmbeddedPostgres({ folder, fast: true });
  return {
    url,
    kind: "embedded Postgres",
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A cheap check before the import of testcontainers, which takes nearly half a second. */
function mayHaveDocker(): boolean {
  const runtimeDir = `/run/user/${process.getuid?.()}`;
  const sockets = [
    "/var/run/docker.sock",
    path.join(homedir(), ".docker/run/docker.sock"),
    `${runtimeDir}/docker.sock`,
    `${runtimeDir}/podman/podman.sock`,
    "//./pipe/docker_engine",
  ];
  return Boolean(process.env["DOCKER_HOST"]) || sockets.some((socket) => existsSync(socket));
}

import path from "node:path";
import { freePort } from "@measured/embedded-postgres";
import { NOTHING_SET, startShop, type ShopServer } from "../../scripts/shop-server.ts";
import { runningEmbeddedDatabase } from "../../server/dist/composition/database/embedded-database.js";
import { environment } from "../../server/dist/settings.js";
import type { DrillEnvironment } from "./environment.ts";

/** One process of the shop. */
export type DrillProcess = {
  readonly url: string;
  /** Ends it by the signal, and opens a new process on the same data and port. Resolves with the exit code of the old one. */
  reopen(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
};

/** The shop of one drill. */
export type DrillShop = {
  /** URL of the first process. */
  readonly url: string;
  readonly processes: readonly DrillProcess[];
  /** Where shoppers go, in turn: the proxy, or each process. */
  readonly entrances: readonly string[];
  /** URL of its database, not through a proxy. Throws while an embedded one does not run. */
  databaseUrl(): string;
  close(): Promise<void>;
};

/** All shoppers of a drill have one IP address; rate limits are not tested here. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(environment.shape)
    .filter((name) => name.startsWith("RATE_LIMIT_"))
    .map((name) => [name, "1000000"]),
);

/** Opens the built shop without pages, all its processes at once. `log` gets its lines about Postgres. */
export async function openDrillShop(
  { dataDir, database, entrance, processes = [{}] }: DrillEnvironment,
  log: (line: string) => void,
): Promise<DrillShop> {
  const isSingle = processes.length === 1;
  const opened = await Promise.allSettled(
    processes.map((settings, index) =>
      openProcess(
        {
          ...{ DATA_DIR: isSingle ? dataDir : path.join(dataDir, `process-${index + 1}`) },
          ...{ DATABASE_URL: database?.shopUrl ?? "", ...settings },
        },
        log,
      ),
    ),
  );
  const open = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const close = async () => void (await Promise.all(open.map((each) => each.close())));
  const [first] = open;
  const failed = opened.find((each) => each.status === "rejected");
  if (failed || !first) {
    await close();
    throw failed?.reason ?? new Error("The shop has no process.");
  }
  return {
    url: first.url,
    processes: open,
    entrances: entrance === undefined ? open.map(({ url }) => url) : [entrance],
    databaseUrl() {
      const url = database?.directUrl ?? runningEmbeddedDatabase(dataDir);
      if (url === undefined) throw new Error("The shop's Postgres does not run.");
      return url;
    },
    close,
  };
}

async function openProcess(
  settings: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<DrillProcess & { close(): Promise<void> }> {
  const port = settings["PORT"] ?? (await freePort());
  const open = () =>
    startShop(
      {
        ...NOTHING_SET,
        ...NO_LIMITS,
        ...{ PORT: String(port), PAGES: "off", LOG_LEVEL: "error" },
        ...{ SESSION_SECRETS: "a secret for drills and nothing else" },
        ...settings,
      },
      (line) => {
        if (line.startsWith("Postgres ")) log(line);
      },
    );
  let server: ShopServer = await open();
  return {
    url: `http://127.0.0.1:${port}`,
    async reopen(signal) {
      const code = await server.end(signal);
      server = await open();
      return code;
    },
    close: async () => void (await server.end("SIGINT")),
  };
}

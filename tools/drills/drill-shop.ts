import { freePort } from "@measured/embedded-postgres";
import { NOTHING_SET, startShop, type ShopServer } from "../../scripts/shop-server.ts";
import { runningEmbeddedDatabase } from "../../server/dist/composition/database/embedded-database.js";
import { environment } from "../../server/dist/settings.js";

/** The shop of one drill. */
export type DrillShop = {
  readonly url: string;
  /** URL of its database, not through a proxy. Throws while an embedded one does not run. */
  databaseUrl(): string;
  /** SIGKILL, then a new process on the same data and port. */
  killAndOpen(): Promise<void>;
  close(): Promise<void>;
};

/** Storage of the shop of a drill. */
export type DrillEnvironment = {
  dataDir: string;
  /** An external database: the URL that the shop gets, and one past any proxy. Without it the shop runs an embedded one. */
  database?: { shopUrl: string; directUrl: string };
  /** Removes everything. */
  remove(): Promise<void>;
};

/** All shoppers of a drill have one IP address; rate limits are not tested here. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(environment.shape)
    .filter((name) => name.startsWith("RATE_LIMIT_"))
    .map((name) => [name, "1000000"]),
);

/** Opens the built shop without pages. `log` gets its lines about Postgres. */
export async function openDrillShop(
  { dataDir, database }: DrillEnvironment,
  log: (line: string) => void,
): Promise<DrillShop> {
  const port = await freePort();
  const open = () =>
    startShop(
      {
        ...NOTHING_SET,
        ...NO_LIMITS,
        ...{ PORT: String(port), PAGES: "off", DATA_DIR: dataDir, LOG_LEVEL: "error" },
        ...{ DATABASE_URL: database?.shopUrl ?? "", SESSION_SECRETS: "a secret for drills and nothing else" },
      },
      (line) => {
        if (line.startsWith("Postgres ")) log(line);
      },
    );
  let server: ShopServer = await open();
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl() {
      const url = database?.directUrl ?? runningEmbeddedDatabase(dataDir);
      if (url === undefined) throw new Error("The shop's Postgres does not run.");
      return url;
    },
    async killAndOpen() {
      await server.end("SIGKILL");
      server = await open();
    },
    close: () => server.end("SIGINT"),
  };
}

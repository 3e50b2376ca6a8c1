import path from "node:path";
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from "../../scripts/shop-command.ts";
import { SECRET } from "./datasets.ts";
import { startServer, type MeasuredServer } from "./measured-server.ts";

/** Whether the shop's response cache is on. */
export type ResponseCache = "on" | "off";

const BASELINE = "tools/bench/baseline/server.ts";
/** More than the load generator can send: rate limits are not measured. */
const NO_LIMIT = "1000000000";
let count = 0;

/** Starts the shop in production mode on an existing database, without rate limits. */
export function startShop(folder: string, databaseUrl: string, cache: ResponseCache): Promise<MeasuredServer> {
  return startServer({
    command: SHOP_COMMAND,
    env: {
      ...SHOP_ENVIRONMENT,
      PORT: "0",
      PUBLIC_URL: "",
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_SECRETS: SECRET,
      RESPONSE_CACHE: cache,
      RATE_LIMIT_SESSION_WRITES: NO_LIMIT,
      RATE_LIMIT_IP_WRITES: NO_LIMIT,
      RATE_LIMIT_IP_READS: NO_LIMIT,
    },
    logFile: logFile(folder),
  });
}

/** Starts the baseline. */
export function startBaseline(folder: string, databaseUrl: string): Promise<MeasuredServer> {
  return startServer({ command: [BASELINE], env: { DATABASE_URL: databaseUrl }, logFile: logFile(folder) });
}

/** A new log file for one server. */
export const logFile = (folder: string): string => path.join(folder, `server-${(count += 1)}.log`);

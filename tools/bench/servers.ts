import path from "node:path";
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from "../../scripts/shop-command.ts";
import { type MeasuredServer, startServer } from "./measured-server.ts";
import { SECRET } from "./datasets.ts";

/** Whether a shop answers from memory what it has answered before. */
export type AnswerCache = "on" | "off";

const BARE_SERVER = "tools/bench/baseline/server.ts";
/** Above what the load generator can do: limits are not what is measured. */
const NO_LIMIT = "1000000000";
let count = 0;

/** The shop as it is sold, on a database that is there; only its limits of changes and reads a minute are lifted. */
export function startShop(folder: string, databaseUrl: string, cache: AnswerCache): Promise<MeasuredServer> {
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

/** The server that the shop is compared with. */
export function startBareServer(folder: string, databaseUrl: string): Promise<MeasuredServer> {
  return startServer({ command: [BARE_SERVER], env: { DATABASE_URL: databaseUrl }, logFile: logFile(folder) });
}

/** A file for what one server says. */
export const logFile = (folder: string): string => path.join(folder, `server-${(count += 1)}.log`);

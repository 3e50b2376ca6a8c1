import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from "../../scripts/shop-command.ts";
import { runStep } from "../../scripts/steps.ts";
import { median } from "./figures.ts";
import { startServer } from "./measured-server.ts";
import { sendRequest } from "./send-request.ts";
import { logFile } from "./servers.ts";

/** Seconds from `npm start` to the first page, and the shop's own memory in megabytes when idle, without Postgres. */
export type StartResult = { seconds: number; idleMegabytes: number; usedMegabytes: number };

const TIMES = 3;
/** Milliseconds until an idle process has collected its garbage. */
const IDLE = 5_000;
const VISITS = ["/", "/category/blinds", "/products/roller-blinds", "/cart", "/graphql", "/assets/none.js"];

/** Starts the shop like `npm start`, with an embedded Postgres that was seeded before. */
export async function measureStart(folder: string): Promise<StartResult> {
  const dataDir = path.join(folder, "own");
  mkdirSync(dataDir);
  const own = {
    ...SHOP_ENVIRONMENT,
    PORT: "0",
    HOST: "",
    PUBLIC_URL: "",
    DATABASE_URL: "",
    DATABASE_DIRECT_URL: "",
    DATA_DIR: dataDir,
  };
  const { ok, output } = await runStep("Fill a database", ["node", "server/dist/commands/seed.js"], own);
  if (!ok) throw new Error(output);
  const starts: number[] = [];
  for (let time = 1; ; time += 1) {
    const shop = await startServer({ command: SHOP_COMMAND, env: own, logFile: logFile(folder) });
    const { milliseconds } = await sendRequest(shop.url, { method: "GET", path: "/", headers: {} });
    starts.push((shop.startMs + milliseconds) / 1000);
    await shop.stop();
    if (time === TIMES) break;
  }
  const shop = await startServer({ command: SHOP_COMMAND, env: own, logFile: logFile(folder) });
  try {
    await pause(IDLE);
    const idleMegabytes = (await shop.usage()).rssBytes / 2 ** 20;
    for (const visit of VISITS) await fetch(new URL(visit, shop.url)).then((response) => response.text());
    await pause(IDLE);
    return { seconds: median(starts), idleMegabytes, usedMegabytes: (await shop.usage()).rssBytes / 2 ** 20 };
  } finally {
    await shop.stop();
  }
}

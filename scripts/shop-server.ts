import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { SHOP_COMMAND } from "./shop-command.ts";
import { ROOT, toolEnvironment } from "./steps.ts";

/** Browser tests all order from here and with one e-mail address. */
const RATE_LIMITS = { RATE_LIMIT_IP_ORDERS: "1000", RATE_LIMIT_EMAIL_ORDERS: "1000" };

/** Opens the built shop on a free port with an empty data folder. Rejects with what it said when it does not open. */
export async function openShop(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shop-"));
  const child = spawn("node", SHOP_COMMAND, {
    cwd: ROOT,
    env: toolEnvironment({
      ...RATE_LIMITS,
      ...{
        NODE_ENV: "production",
        PORT: "0",
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        DATABASE_DIRECT_URL: "",
        PUBLIC_URL: "",
      },
    }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const close = async () => {
    child.kill("SIGTERM");
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /open at (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, close };
  }
  await close();
  throw new Error("The shop did not open.");
}

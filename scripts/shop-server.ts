import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { SHOP_COMMAND } from "./shop-command.ts";
import { ROOT, toolEnvironment } from "./steps.ts";

/** Browser tests all order from one IP address and with one e-mail address. */
const RATE_LIMITS = { RATE_LIMIT_IP_READS: "1000000", RATE_LIMIT_IP_ORDERS: "1000", RATE_LIMIT_EMAIL_ORDERS: "1000" };

/** Overrides what the calling shell may have set: all IP addresses, the embedded database, no public URL, no mail server. */
export const NOTHING_SET = { HOST: "", DATABASE_URL: "", DATABASE_DIRECT_URL: "", PUBLIC_URL: "", SMTP_URL: "" };

/** A shop in a process of its own. */
export type ShopServer = {
  url: string;
  /** Sends the signal and resolves with the exit code when the process has ended; null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** Opens the built shop with these settings; `log` gets every line of its output. Rejects when it does not open. */
export async function startShop(env: NodeJS.ProcessEnv, log: (line: string) => void = () => {}): Promise<ShopServer> {
  const child = spawn("node", SHOP_COMMAND, {
    cwd: ROOT,
    env: toolEnvironment({ NODE_ENV: "production", ...env }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit") as Promise<[code: number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    void gone.then(() => reject(new Error("The shop did not open.")));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, shopUrl] = /open at (http:\S+)/.exec(line) ?? [];
      if (shopUrl !== undefined) resolve(shopUrl);
      log(line);
    });
  });
  return {
    url,
    async end(signal) {
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}

/** Opens the built shop on a free port with an empty data folder, which is deleted with it. */
export async function openShop(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shop-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const shop = await startShop({ ...NOTHING_SET, ...RATE_LIMITS, PORT: "0", DATA_DIR: dataDir }).catch(
    (error: unknown) => {
      remove();
      throw error;
    },
  );
  return {
    url: shop.url,
    async close() {
      await shop.end("SIGTERM");
      remove();
    },
  };
}

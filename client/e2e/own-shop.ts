import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, type APIRequestContext } from "@playwright/test";

/** The built shop with its own data folder, for a test that reads the folder or stops the server. */
export class OwnShop {
  readonly folder = mkdtempSync(path.join(tmpdir(), "own-shop-"));
  #server: ChildProcess | undefined;

  /** Starts the shop on its folder, with these settings; resolves with its URL. */
  async open(settings: Readonly<Record<string, string>> = {}): Promise<string> {
    const child = spawn("node", ["server/dist/main.js"], {
      cwd: path.resolve(import.meta.dirname, "../.."),
      env: {
        ...process.env,
        PORT: "0",
        DATA_DIR: this.folder,
        DATABASE_URL: "",
        DATABASE_DIRECT_URL: "",
        PUBLIC_URL: "",
        LOG_LEVEL: "silent",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /open at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
    throw new Error("The shop did not open.");
  }

  /** Kills the server. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  /** Stops the server and deletes its folder. Belongs after all tests: an open page complains when its shop is gone. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

/** Milliseconds that the thread which renders pages may take to start: it comes behind all else that the machine does. */
const LONGEST_START = 120_000;

/** Waits until a shop that has just opened shows this page. */
export async function untilShown(request: APIRequestContext, page: string): Promise<void> {
  await expect.poll(async () => (await request.get(page)).status(), { timeout: LONGEST_START }).toBe(200);
}

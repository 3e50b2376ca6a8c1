import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { administer, databaseUrl, pooledUrl } from "../harness/database.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";

const server = inject("databaseServer").url;
const name = `test_${randomUUID().replaceAll("-", "")}`;
const database = databaseUrl(server, name);
const settings = { ...addressesOf(database), SESSION_SECRETS: "s".repeat(32), MIGRATE_AT_START: "off" };

beforeAll(async () => {
  await administer(server, `create database ${name}`);
  buildServer();
}, 60_000);
afterAll(() => administer(server, `drop database if exists ${name} with (force)`));

function addressesOf(url: string) {
  return { DATABASE_URL: pooledUrl(url), DATABASE_DIRECT_URL: url };
}

/** Runs a command that docker-compose.yml runs before the server and returns its output. */
async function runOnce(program: string, ...args: string[]): Promise<string> {
  const file = path.resolve(import.meta.dirname, "../../dist/commands", program);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env: settings });
  return stdout;
}

it(
  "is migrated and filled by programs of their own, which change nothing the second time",
  { timeout: 60_000 },
  async () => {
    expect(await runOnce("migrate.js")).toMatch(/^Applied CreateShop/);
    expect(await runOnce("migrate.js")).toBe("The database is up to date.\n");
    expect(await runOnce("seed.js", "--if-empty")).toMatch(/^The catalogue holds \d+ products/);
    await administer(database, "UPDATE product SET name = 'Renamed by hand'");
    expect(await runOnce("seed.js", "--if-empty")).toBe("There is a catalogue; it stays as it is.\n");

    const { process: shop, url } = await startShopProcess(settings, onTestFinished);
    const end = once(shop, "close");
    let said = "";
    shop.stdout?.on("data", (part) => (said += part));
    try {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${url}/api/products`)).text()).toContain("Renamed by hand");
      await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/api/products`, { method: "HEAD" })));
    } finally {
      shop.kill("SIGINT");
      await end;
    }
    // Log lines are written asynchronously; all of them are flushed when the shop has stopped.
    expect(said.match(/"request completed"/g)).toHaveLength(101);
  },
);

it(
  "a server that is not to migrate leaves an old database as it is, and says that it can't serve",
  { timeout: 30_000 },
  async () => {
    const old = `${name}_old`;
    await administer(server, `create database ${old}`);
    const oldSettings = { ...settings, ...addressesOf(databaseUrl(server, old)) };
    const { process: shop, url } = await startShopProcess(oldSettings, onTestFinished);
    const exit = once(shop, "exit");
    try {
      const answer = await fetch(`${url}/readyz`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({ status: "migrations are missing" });
    } finally {
      shop.kill("SIGKILL");
      await exit;
      await administer(server, `drop database ${old} with (force)`);
    }
  },
);

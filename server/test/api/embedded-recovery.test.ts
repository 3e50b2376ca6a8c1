import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runningEmbeddedDatabase } from "../../src/composition/database/embedded-database.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { administer } from "../harness/database.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { TestVisitor } from "../harness/visitor.js";

const dataDir = mkdtempSync(path.join(tmpdir(), "shop-recovery-"));
const file = (name: string) => path.join(dataDir, name);
const postgresPid = (data = "postgres/data") =>
  Number(readFileSync(file(`${data}/postmaster.pid`), "utf8").split("\n")[0]);

let shop: ChildProcess;
let end: (() => void) | undefined;
let visitor: TestVisitor;
let said = "";

beforeAll(async () => {
  buildServer();
  const started = await startShopProcess({ DATA_DIR: dataDir }, (kill) => (end = kill));
  shop = started.process;
  shop.stdout?.on("data", (part) => (said += part));
  visitor = new TestVisitor(started.url);
}, 60_000);
afterAll(() => {
  end?.();
  rmSync(dataDir, { recursive: true, force: true });
});

const readiness = async () => (await visitor.rest("GET", "/readyz")).status;
const namesInCatalogue = async () => (await visitor.rest("GET", "/api/products")).text;

async function mailsToDo(): Promise<number> {
  const client = new pg.Client({ connectionString: runningEmbeddedDatabase(dataDir) });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'");
  await client.end();
  return rowCount ?? NaN;
}

it("recovers completely after its Postgres was killed", { timeout: 60_000 }, async () => {
  await aCartWith(visitor);
  expect(await namesInCatalogue()).not.toContain("Renamed");

  process.kill(postgresPid(), "SIGKILL");
  await vi.waitFor(() => expect(said).toContain("Postgres ended by itself (SIGKILL). Starting it again."), {
    timeout: 20_000,
  });
  await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 20_000 });
  expect(said).toMatch(/Postgres is back after \d+\.\d s\./);

  // The shop's pool, the session pool, the LISTEN connection and the mail queue.
  expect((await readCart(visitor)).data.cart.count).toBe(1);
  expect((await placeOrder(visitor)).errors).toEqual([]);
  await administer(
    runningEmbeddedDatabase(dataDir) ?? "",
    "UPDATE product SET name = 'Renamed' WHERE slug = 'roller-blinds'",
  );
  await vi.waitFor(async () => expect(await namesInCatalogue()).toContain("Renamed"), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await mailsToDo()).toBe(0), { timeout: 10_000 });
  expect(readdirSync(file("outbox")).filter((name) => name.endsWith(".eml"))).toHaveLength(2);
});

it("exits with code 1 and a clear message when its Postgres can't be restarted", { timeout: 60_000 }, async () => {
  const closed = once(shop, "close");
  renameSync(file("postgres/data"), file("postgres/moved"));
  process.kill(postgresPid("postgres/moved"), "SIGKILL");
  expect(await closed).toEqual([1, null]);
  expect(said).toContain(
    `The shop can't go on. Postgres could not be started again: Its data is no longer in ${dataDir}`,
  );
  expect(said).toContain("Closing the shop");
  expect(said).not.toContain("Not everything could be closed");
  expect(existsSync(file("postgres/owner.json"))).toBe(false);
});

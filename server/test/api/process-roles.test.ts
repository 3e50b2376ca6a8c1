import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { createTestDatabase, pooledUrl } from "../harness/database.js";
import { buildServer, startShopProcess, type ShopProcess } from "../harness/shop-process.js";
import { TestVisitor } from "../harness/visitor.js";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const folder = mkdtempSync(path.join(tmpdir(), "shop-roles-"));

beforeAll(async () => {
  database = await createTestDatabase();
  buildServer();
}, 60_000);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process with a data folder of its own, which ends with the test at the latest. */
function start(ROLE: string, name: string, changes: Record<string, string> = {}) {
  const settings = {
    ...{ DATABASE_URL: pooledUrl(database.url), DATABASE_DIRECT_URL: database.url, MIGRATE_AT_START: "off" },
    ...{ ROLE, DATA_DIR: path.join(folder, name), ...(ROLE === "worker" && { PUBLIC_URL: "http://shop.example" }) },
    ...changes,
  };
  return startShopProcess(settings, onTestFinished);
}

async function stop(process: ChildProcess): Promise<void> {
  const exit = once(process, "exit");
  process.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
}

/** The e-mails that a process has written, as they stand in its outbox. */
function outboxOf(name: string): string[] {
  const outbox = path.join(folder, name, "outbox");
  return existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), "utf8")) : [];
}

/** A worker counts its e-mails on a port of its own, and says nothing of caches that it has not. */
async function expectMetrics({ url, metricsUrl = "" }: ShopProcess) {
  const read = async () => (await fetch(metricsUrl)).text();
  await vi.waitFor(async () => expect(await read()).toMatch(/^mails_total\{outcome="sent"\} [1-9]/m), 30_000);
  const metrics = await read();
  expect(metrics).toMatch(/^job_queue_readable 1$/m);
  expect(metrics).toMatch(/^job_queue_waiting\{queue="mail"\} \d/m);
  expect(metrics).not.toMatch(/^response_cache_requests_total\{/m);
  expect((await fetch(new URL("/metrics", url))).status).toBe(404);
}

it("a web process queues e-mails, and a worker sends them", { timeout: 90_000 }, async () => {
  const web = await start("web", "web");
  const visitor = new TestVisitor(web.url);
  await aCartWith(visitor);
  const { number = "" } = (await placeOrder(visitor)).data?.placeOrder.order ?? {};
  expect(number).toMatch(/^MBC/);

  const worker = await start("worker", "worker", { METRICS_PORT: "0" });
  await vi.waitFor(() => expect(outboxOf("worker").some((email) => email.includes(number))).toBe(true), 30_000);
  expect(outboxOf("web")).toEqual([]);
  await expectMetrics(worker);
  await stop(web.process);
  await stop(worker.process);
});

it("a worker answers for its health alone", { timeout: 60_000 }, async () => {
  const worker = await start("worker", "other worker");
  const statusOf = async (address: string) => (await fetch(worker.url + address)).status;
  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/readyz")).toBe(200);
  for (const address of ["/", "/graphql?query={shop{name}}", "/api/products", "/admin/", "/images/none.avif"])
    expect(await statusOf(address)).toBe(404);
  await stop(worker.process);
});

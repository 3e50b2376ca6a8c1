import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aCartWith, readCart } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { createTestDatabase } from "../harness/database.js";
import { holdCarts } from "../harness/held-cart.js";
import { buildServer, buildWithNpm, startShopProcess, startWithNpm } from "../harness/shop-process.js";
import { TestVisitor } from "../harness/visitor.js";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const dataDir = mkdtempSync(path.join(tmpdir(), "shop-stopping-"));

beforeAll(async () => {
  database = await createTestDatabase();
  buildServer();
  buildWithNpm();
}, 180_000);
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it.concurrent(
  "answers the order under way, says that it is going, still serves for a while, and ends with 0",
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const { process: shop, url } = await startShopProcess(settings, onTestFinished);
    const exit = once(shop, "exit");
    const [visitor, other] = [new TestVisitor(url), new TestVisitor(url)];
    await aCartWith(visitor);
    const carts = await holdCarts(database.url);
    const order = placeOrder(visitor);
    await carts.waiting();

    shop.kill("SIGTERM");
    await vi.waitFor(async () => expect((await other.rest("GET", "/readyz")).status).toBe(503), { timeout: 20_000 });
    await carts.release();

    expect((await order).data?.placeOrder.order.number).toMatch(/^MBC\d{6,7}$/);
    expect((await other.graphql("{ categories { id } }")).status).toBe(200);
    expect((await other.rest("GET", "/healthz")).status).toBe(200);
    const stopped = Date.now();
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - stopped).toBeLessThan(20_000);
  },
);

it.concurrent("ends an open stream and stops in time", { timeout: 60_000 }, async ({ onTestFinished }) => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const { process: shop, url } = await startShopProcess(settings, onTestFinished);
  const exit = once(shop, "exit");
  const visitor = new TestVisitor(url);
  await aCartWith(visitor);
  const query = encodeURIComponent("subscription { cartChanged { count } }");
  const stream = await visitor.send("GET", `/graphql/stream?query=${query}`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  while (!received.includes('"count":1')) received += (await reader?.read())?.value ?? "";

  const stopped = Date.now();
  shop.kill("SIGTERM");
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) received += part.value;
  expect(received).not.toContain("event: complete");
  expect(await exit).toEqual([0, null]);
  expect(Date.now() - stopped).toBeLessThan(20_000);
});

it.concurrent.for<[string, (npm: ChildProcess) => unknown, number | null]>([
  ["SIGTERM", (npm) => npm.kill("SIGTERM"), 0],
  ["SIGTERM to its process group", (npm) => process.kill(-(npm.pid ?? 0), "SIGTERM"), 0],
  ["SIGKILL", (npm) => npm.kill("SIGKILL"), null],
])("stops after npm start got %s", { timeout: 60_000 }, async ([, end, code], { onTestFinished }) => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const { process: npm, url } = await startWithNpm(settings, onTestFinished);
  // The folder is removed after the last process that writes there has ended.
  const closed = once(npm, "close");
  let said = "";
  npm.stdout?.on("data", (part) => (said += part));
  const visitor = new TestVisitor(url);
  await aCartWith(visitor);

  end(npm);
  await vi.waitFor(async () => expect((await visitor.rest("GET", "/readyz")).text).toContain("stopping"), {
    timeout: 3000,
  });
  expect((await readCart(visitor)).data.cart.count).toBe(1);
  expect(await closed).toEqual([code, code === null ? "SIGKILL" : null]);
  expect(said).toContain("Closing the shop");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

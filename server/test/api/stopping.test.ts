import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { createTestDatabase } from "../harness/database.js";
import { holdCarts } from "../harness/held-cart.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { TestVisitor } from "../harness/visitor.js";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const dataDir = mkdtempSync(path.join(tmpdir(), "shop-stopping-"));

beforeAll(async () => {
  database = await createTestDatabase();
  buildServer();
}, 60_000);
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  "answers the order under way, says that it is going, still serves for a while, and ends with 0",
  { timeout: 60_000 },
  async () => {
    const { process: shop, url } = await startShopProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    const exit = once(shop, "exit");
    const [visitor, other] = [new TestVisitor(url), new TestVisitor(url)];
    await aCartWith(visitor);
    const carts = await holdCarts(database.url);
    const order = placeOrder(visitor);
    await carts.waiting();

    shop.kill("SIGTERM");
    await vi.waitFor(async () => expect((await other.rest("GET", "/readyz")).status).toBe(503));
    await carts.release();

    expect((await order).data?.placeOrder.order.number).toMatch(/^MBC\d{6,7}$/);
    expect((await other.graphql("{ categories { id } }")).status).toBe(200);
    expect((await other.rest("GET", "/healthz")).status).toBe(200);
    const stopped = Date.now();
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - stopped).toBeLessThan(20_000);
  },
);

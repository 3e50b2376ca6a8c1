import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { aCheckout, orderRequest, placeOrder } from "../builders/order.js";
import { openDatabaseProxy, type DatabaseProxy } from "../harness/database-proxy.js";
import { createTestDatabase } from "../harness/database.js";
import { holdCarts } from "../harness/held-cart.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";
import { TestVisitor } from "../harness/visitor.js";

/** No order is incomplete or stored twice, and no transaction is left open; one of a job that has just begun ends soon. */
const expectWholeOrders = (database: DataSource, count: number): Promise<void> =>
  vi.waitFor(() => expectWholeOrdersNow(database, count), { timeout: 5000 });

async function expectWholeOrdersNow(database: DataSource, count: number): Promise<void> {
  const [row] = await database.query(`
    SELECT (SELECT count(*) FROM orders)::int AS orders,
      (SELECT count(*) FROM orders o WHERE NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id))::int AS empty,
      (SELECT count(*) FROM orders o WHERE o.subtotal_pence <>
        (SELECT sum(l.total_pence) FROM order_line l WHERE l.order_id = o.id))::int AS wrong,
      (SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%')::int AS open`);
  expect(row).toEqual({ orders: count, empty: 0, wrong: 0, open: 0 });
}

describe("an order whose client disconnects", () => {
  const shop = useShop();

  it("is stored once and returned to the retry", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const carts = await holdCarts(shop().databaseUrl);
    const key = randomUUID();
    const hangingUp = new AbortController();
    const order = fetch(`${shop().url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: visitor.cookie ?? "" },
      body: orderRequest(key),
      signal: hangingUp.signal,
    });
    await carts.waiting();
    hangingUp.abort();
    await expect(order).rejects.toThrow(/abort/);
    await carts.release();
    await vi.waitFor(() => expectWholeOrders(shop().database, 1), { timeout: 20_000 });

    expect((await placeOrder(visitor, aCheckout(), key)).data?.placeOrder).toMatchObject({ cart: { count: 0 } });
    await expectWholeOrders(shop().database, 1);
  });
});

describe("orders while Postgres is killed and restarted", () => {
  let proxy: DatabaseProxy | undefined;
  const shop = useShop({
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  afterAll(() => proxy?.close());

  it("fail completely, succeed again within two seconds and end up stored once per key", async () => {
    const shoppers = Array.from({ length: 8 }, () => ({ visitor: shop().visitor(), key: randomUUID() }));
    for (const { visitor } of shoppers) await aCartWith(visitor);
    const place = ({ visitor, key }: (typeof shoppers)[number]) => placeOrder(visitor, aCheckout(), key);
    const carts = await holdCarts(shop().databaseUrl);
    const orders = shoppers.map(place);
    await carts.waiting(shoppers.length);
    proxy?.cut();
    for (const { errors } of await Promise.all(orders))
      expect(errors).toMatchObject([{ extensions: { code: "SERVICE_UNAVAILABLE", retryable: true } }]);
    expect((await shop().visitor().rest("GET", "/readyz")).status).toBe(503);
    await carts.release();

    proxy?.mend();
    await vi.waitFor(async () => expect((await shop().visitor().graphql("{ categories { id } }")).status).toBe(200), {
      timeout: 2000,
    });
    for (const shopper of shoppers) expect((await place(shopper)).errors).toEqual([]);
    await expectWholeOrders(shop().database, shoppers.length);
    for (const { visitor } of shoppers) expect((await readCart(visitor)).data.cart.count).toBe(0);
  });
});

describe("an order while the shop is killed", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const dataDir = mkdtempSync(path.join(tmpdir(), "shop-killed-"));
  beforeAll(async () => {
    database = await createTestDatabase();
    buildServer();
  }, 60_000);
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("is never stored in part; a retry on the next process stores it once", { timeout: 60_000 }, async () => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const killed = await startShopProcess(settings, onTestFinished);
    const visitor = new TestVisitor(killed.url);
    await aCartWith(visitor);
    const carts = await holdCarts(database.url);
    const key = randomUUID();
    const order = placeOrder(visitor, aCheckout(), key);
    await carts.waiting();
    killed.process.kill("SIGKILL");
    await expect(order).rejects.toThrow("fetch failed");
    await carts.release();

    const next = await startShopProcess(settings, onTestFinished);
    const exit = once(next.process, "exit");
    const back = new TestVisitor(next.url);
    back.cookie = visitor.cookie;
    const looking = await createDataSource(database.url).initialize();
    try {
      await expectWholeOrders(looking, 0);
      expect((await readCart(back)).data.cart.count).toBe(1);
      expect((await placeOrder(back, aCheckout(), key)).errors).toEqual([]);
      expect((await placeOrder(back, aCheckout(), key)).errors).toEqual([]);
      await expectWholeOrders(looking, 1);
    } finally {
      next.process.kill("SIGINT");
      await exit;
      await looking.destroy();
    }
  });
});

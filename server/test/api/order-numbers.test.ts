import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderCursor, orderPlace } from "../../src/orders/order-cursor.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("a new order number", () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: shop().databaseUrl });
    await client.connect();
  });
  afterAll(() => client.end());

  async function draw(): Promise<string> {
    const { rows } = await client.query<{ number: string }>("SELECT new_order_number() AS number");
    return rows[0]?.number ?? "";
  }

  it.each([
    [0, 6],
    [499_999, 6],
    [500_000, 7],
    [4_999_999, 7],
    [5_000_000, 8],
    [50_000_000, 9],
  ])("after %i orders has %i digits: at least half of that length is free", async (orders, digits) => {
    const { rows } = await client.query("SELECT order_number_digits($1) AS digits", [orders]);
    expect(rows).toEqual([{ digits }]);
  });

  it("gets longer once half of the shorter ones are used, even with outdated statistics", async () => {
    // A temporary table of this connection shadows the real orders.
    await client.query("CREATE TEMP TABLE orders (number text)");
    const order = (from: number, to: number) =>
      client.query(
        `INSERT INTO orders SELECT 'MBC' || lpad(n::text, 6, '0') FROM generate_series(${from}, ${to}) AS n`,
      );
    await order(1, 255_000);
    await client.query("ANALYZE orders");
    expect(await draw()).toMatch(/^MBC\d{6}$/);
    await order(255_001, 510_000);
    expect(await draw()).toMatch(/^MBC\d{7}$/);
    await client.query("DROP TABLE orders");
  });

  it("is drawn again if taken and gets longer after twenty draws, regardless of statistics", async () => {
    await client.query(`
      CREATE SCHEMA loaded;
      CREATE SEQUENCE loaded.draws;
      CREATE FUNCTION loaded.random() RETURNS double precision LANGUAGE sql RETURN 0 * nextval('loaded.draws') + 0.5;
      SET search_path = loaded, public, pg_catalog;
      CREATE TEMP TABLE orders (number text);
      INSERT INTO orders VALUES ('MBC500000');
    `);
    expect(await draw()).toBe("MBC5000000");
    const { rows } = await client.query("SELECT last_value::int AS draws FROM loaded.draws");
    expect(rows).toEqual([{ draws: 21 }]);
  });
});

describe("a longer order number", () => {
  const LONGER = "MBC01234567";

  it("is stored, readable by session and by e-mail, and works in list cursors", async () => {
    await shop().database.query(`ALTER TABLE orders ALTER COLUMN number SET DEFAULT '${LONGER}'`);
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const order = (await placeOrder(visitor)).data?.placeOrder.order;
    expect(order?.number).toBe(LONGER);
    expect((await readOrder(visitor, LONGER)).data.order).toEqual(order);
    expect((await readOrder(shop().visitor(), "mbc01234567 ", order?.email)).data.order).toEqual(order);
    const place = { placedAt: "2026-11-22T12:00:00.123456+00:00", number: LONGER };
    expect(orderPlace({ size: 1, side: "after", cursor: orderCursor(place) })).toEqual(place);
  });

  it.each(["MBC12345", "MBC1234567890123", "MBC12345x", "XYZ123456"])("is not %s", async (number) => {
    await expect(shop().database.query("UPDATE orders SET number = $1", [number])).rejects.toMatchObject({
      driverError: { constraint: "order_number_form" },
    });
  });
});

import { describe, expect, it, vi } from "vitest";
import { aCartWith, readCart } from "../builders/cart.js";
import { byHand, priceAt, setPrice } from "../builders/catalogue-change.js";
import { useShop, type TestShop } from "../harness/shop.js";

const one = useShop({ settings: { responseCache: true } });
const other = useShop({ settings: { responseCache: true }, beside: one });
const servers = (): TestShop[] => [one(), other()];

/** The longest that a response may lag behind the catalogue, in milliseconds. */
const A_MOMENT = { timeout: 1000, interval: 5 };

const soon = <Value>(read: () => Promise<Value>, expected: Value) =>
  vi.waitFor(async () => expect(await read()).toEqual(expected), A_MOMENT);

/** Whether a server has this in its cache now. */
async function isKept(shop: TestShop, query: string): Promise<boolean> {
  const { requestId } = await shop.visitor().graphql(query);
  return (await shop.statements(requestId)) === 0;
}

const becomesKept = (shop: TestShop, query: string) =>
  vi.waitFor(async () => expect(await isKept(shop, query)).toBe(true), A_MOMENT);

const PRICE = '{ product(slug: "roller-blinds") { basePricePence } }';

const promotionAt = async (shop: TestShop) =>
  (await shop.visitor().graphql<{ shop: { promotion: { code: string } | null } }>("{ shop { promotion { code } } }"))
    .data.shop.promotion?.code;

describe("a price changed in SQL", () => {
  it("shows on all servers within a second, in pages, GraphQL and REST, and in the cart at once", async () => {
    const visitor = one().visitor();
    await aCartWith(visitor);
    for (const pence of [5_100, 5_200, 5_300]) {
      for (const server of servers()) await priceAt(server);
      await setPrice(one(), pence);
      expect((await readCart(visitor)).data.cart.lines[0]?.unitPricePence).toBe(pence);
      for (const server of servers()) {
        await soon(() => priceAt(server), pence);
        const { text } = await server.visitor().rest("GET", "/api/products/roller-blinds");
        expect((JSON.parse(text) as { basePrice: number }).basePrice).toBe(pence / 100);
      }
    }
  });

  it("shows after the commit, not before, and never after a rollback", async () => {
    await setPrice(one(), 6_000);
    await soon(() => priceAt(one()), 6_000);
    await byHand(one(), async (client) => {
      for (const [pence, end, seen] of [
        [6_100, "ROLLBACK", 6_000],
        [6_200, "COMMIT", 6_200],
      ] as const) {
        await client.query("BEGIN");
        await client.query("UPDATE product SET base_price_pence = $1 WHERE slug = 'roller-blinds'", [pence]);
        await becomesKept(one(), PRICE);
        expect(await priceAt(one())).toBe(6_000);
        await client.query(end);
        for (const server of servers()) await soon(() => priceAt(server), seen);
        await becomesKept(one(), PRICE);
        expect(await priceAt(one())).toBe(seen);
      }
    });
  });

  it("is the latest of many changes, also with reads in between", async () => {
    let isOver = false;
    const readers = servers().map(async (server) => {
      let latest = 0;
      while (!isOver) {
        const price = await priceAt(server);
        expect(price).toBeGreaterThanOrEqual(latest); // prices only rise
        latest = price;
      }
    });
    await setPrice(one(), 7_000);
    for (const server of servers()) await soon(() => priceAt(server), 7_000);
    for (let pence = 7_001; pence <= 7_040; pence += 1) await setPrice(one(), pence);
    for (const server of servers()) await soon(() => priceAt(server), 7_040);
    isOver = true;
    await Promise.all(readers);
  });
});

describe("a review", () => {
  const query = '{ product(slug: "roman-blinds") { reviewCount } }';
  const countAt = async (shop: TestShop) =>
    (await shop.visitor().graphql<{ product: { reviewCount: number } }>(query)).data.product.reviewCount;

  it("invalidates the cache only when it is published", async () => {
    const before = await countAt(one());
    await becomesKept(one(), query);
    const [{ id }] = await one().database.query(
      `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date)
       SELECT id, 5, 'Fits.', 'Jo', 'York', '2026-01-01' FROM product WHERE slug = 'roman-blinds' RETURNING id`,
    );
    await becomesKept(one(), query);
    expect(await countAt(one())).toBe(before);
    await one().database.query("UPDATE review SET is_published = true WHERE id = $1", [id]);
    for (const server of servers()) await soon(() => countAt(server), 1); // samples count no longer
  });
});

describe("a promotion", () => {
  it("starts and ends to the millisecond, without a change of the catalogue", async () => {
    for (const server of servers()) await promotionAt(server);
    await one().database.query(
      `INSERT INTO promotion (name, code, percent, starts_at, ends_at)
       VALUES ('Flash', 'FLASH', 90, now() + interval '700 milliseconds', now() + interval '1400 milliseconds')`,
    );
    const [{ begins, ends }] = await one().database.query(
      "SELECT starts_at AS begins, ends_at AS ends FROM promotion WHERE code = 'FLASH'",
    );
    const now = async (): Promise<Date> => (await one().database.query("SELECT clock_timestamp() AS now"))[0].now;
    const seen = new Set<string | undefined>();
    for (let from = await now(); from <= ends; from = await now()) {
      const codes = await Promise.all(servers().map(promotionAt));
      const until = await now();
      codes.forEach((code) => seen.add(code));
      // A request that spans the moment may show either.
      const expected =
        until < begins ? ["SUMMER25"] : from >= begins && until <= ends ? ["FLASH"] : ["SUMMER25", "FLASH"];
      for (const code of codes) expect(expected).toContain(code);
    }
    expect(await Promise.all(servers().map(promotionAt))).toEqual(["SUMMER25", "SUMMER25"]);
    expect(seen).toEqual(new Set(["SUMMER25", "FLASH"]));
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { catalogueVersion } from "../builders/catalogue-change.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const SLUG = "roller-blinds";
const PRODUCT = `(SELECT id FROM product WHERE slug = '${SLUG}')`;

const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);
const setPrices = (base: number, was: number | null) =>
  query("UPDATE product SET base_price_pence = $2, was_price_pence = $3 WHERE slug = $1", [SLUG, base, was]);

/** Stores as history that the product cost so much between moments of so many days ago, and costs its price since. */
async function history(...periods: [pence: number, from: number, to: number][]) {
  await query(`DELETE FROM price_period WHERE product_id = ${PRODUCT} AND valid_to IS NOT NULL`);
  for (const [pence, from, to] of periods)
    await query(
      `INSERT INTO price_period (product_id, base_price_pence, valid_from, valid_to)
       VALUES (${PRODUCT}, $1, now() - $2 * interval '1 day', now() - $3 * interval '1 day')`,
      [pence, from, to],
    );
  await query(`SELECT prove_was_prices(ARRAY[${PRODUCT}])`);
}

async function charged() {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: Record<"wasPriceChargedFrom" | "wasPriceChargedTo", string | null> }>(
      `{ product(slug: "${SLUG}") { wasPriceChargedFrom wasPriceChargedTo } }`,
    );
  return [data.product.wasPriceChargedFrom, data.product.wasPriceChargedTo];
}

async function isProven(): Promise<boolean> {
  const [{ proven }] = await query(
    "SELECT was_price_proven_until > now() IS TRUE AS proven FROM product WHERE slug = $1",
    [SLUG],
  );
  return proven;
}

const londonDay = (daysAgo: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(Date.now() - daysAgo * 86_400_000);

beforeEach(() => setPrices(8000, null));

describe("the price history", () => {
  const periods = () =>
    query(`SELECT base_price_pence AS pence, valid_to IS NULL AS "isNow" FROM price_period
      WHERE product_id = ${PRODUCT} ORDER BY valid_from DESC LIMIT 3`);

  it("has a period for every price, the last one open", async () => {
    await setPrices(9000, null);
    await setPrices(7000, 9000);
    expect(await periods()).toEqual([
      { pence: 7000, isNow: true },
      { pence: 9000, isNow: false },
      { pence: 8000, isNow: false },
    ]);
  });

  it("has none for other changes, nor for the same price again", async () => {
    const before = await query("SELECT count(*) FROM price_period");
    await query("UPDATE product SET name = name || '.', base_price_pence = base_price_pence");
    expect(await query("SELECT count(*) FROM price_period")).toEqual(before);
  });

  it("begins for each product with its first price", async () => {
    const missing = await query(
      "SELECT slug FROM product p WHERE NOT EXISTS (SELECT FROM price_period h WHERE h.product_id = p.id AND h.valid_to IS NULL)",
    );
    expect(missing).toEqual([]);
  });

  it("has an end for each beginning after changes at the same time", async () => {
    await Promise.all([8100, 8200, 8300, 8400].map((pence) => setPrices(pence, null)));
    const [{ open, gaps }] = await query(
      `SELECT count(*) FILTER (WHERE valid_to IS NULL)::int AS open,
        count(*) FILTER (WHERE valid_to > next)::int AS gaps
       FROM (SELECT valid_to, lead(valid_from) OVER (ORDER BY valid_from) AS next
         FROM price_period WHERE product_id = ${PRODUCT}) h`,
    );
    expect([open, gaps]).toEqual([1, 0]);
  });
});

describe("a was-price", () => {
  beforeEach(() => setPrices(8000, 9000));

  it("has no dates and no proof without history", async () => {
    await history();
    expect(await charged()).toEqual([null, null]);
    expect(await isProven()).toBe(false);
  });

  it("has the days between which it was charged", async () => {
    await history([9000, 60, 20]);
    expect(await charged()).toEqual([londonDay(60), londonDay(20)]);
    expect(await isProven()).toBe(true);
  });

  it.each<[string, ...[number, number, number][]]>([
    ["was charged for less than 28 days", [9000, 27, 0]],
    ["has been reduced for longer than it was charged", [9000, 90, 46]],
    ["was higher than any price charged", [8500, 90, 10]],
    ["is not the last of the higher prices", [9000, 90, 45], [9500, 45, 10]],
  ])("is not proven where it %s", async (_, ...periods) => {
    await history(...periods);
    expect(await isProven()).toBe(false);
  });

  it("counts the last stretch alone", async () => {
    await history([9000, 300, 60], [8500, 60, 50], [9000, 50, 10]);
    expect(await charged()).toEqual([londonDay(50), londonDay(10)]);
  });

  it("is proven from the reduction on", async () => {
    await setPrices(9000, null);
    await history();
    await query(`UPDATE price_period SET valid_from = now() - interval '40 days' WHERE product_id = ${PRODUCT}`);
    await setPrices(8000, 9000);
    expect(await charged()).toEqual([londonDay(40), londonDay(0)]);
    expect(await isProven()).toBe(true);
  });

  it("loses its proof when the reduction has run for as long, and cached pages with it", async () => {
    await history([9000, 90, 46]);
    const before = await catalogueVersion(shop());
    expect(await removeEnded(shop(), "product")).toBe(1);
    expect(await catalogueVersion(shop())).toBe(before + 1);
    expect(await removeEnded(shop(), "product")).toBe(0);
  });
});

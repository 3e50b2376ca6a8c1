import { describe, expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { byHand, catalogueVersion } from "../builders/catalogue-change.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** By how much `work` raises the version. */
async function raisedBy(work: () => Promise<unknown>): Promise<number> {
  const before = await catalogueVersion(shop());
  await work();
  return (await catalogueVersion(shop())) - before;
}

const sql = (statement: string) => shop().database.query(statement);
const A_REVIEW = `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date, is_published)
  VALUES (1, 5, 'Fits.', 'Jo', 'York', '2026-01-01'`;

const CONTENT = "INSERT INTO content_version (kind, version, content, saved_by, published_at, published_by)";
const BY = "gen_random_uuid()";

describe("the catalogue version is raised", () => {
  it.each([
    ["a product", "UPDATE product SET base_price_pence = base_price_pence + 1 WHERE id = 1"],
    ["a category", "UPDATE category SET tagline = 'New.' WHERE slug = 'blinds'"],
    ["a picture", "UPDATE picture SET alt = 'A window' WHERE id = (SELECT min(id) FROM picture)"],
    ["which pictures a product has", "DELETE FROM product_picture WHERE product_id = 1 AND position = 0"],
    ["a promotion", "UPDATE promotion SET percent = 11 WHERE code = 'SUMMER25'"],
    ["a new promotion", "INSERT INTO promotion (name, percent, starts_at) VALUES ('New', 5, now())"],
    ["a word of the search", "INSERT INTO search_word VALUES ('zzyzx')"],
    ["all words of the search at once", "TRUNCATE search_word"],
    ["a review that is published", `${A_REVIEW}, true)`],
    ["a review that is withdrawn", "UPDATE review SET is_published = false WHERE user_name = 'Jo'"],
    ["facts of the shop that are published", `${CONTENT} VALUES ('BANNER', 1, '{}', ${BY}, now(), ${BY})`],
    ["a product that is taken out", "DELETE FROM product WHERE id = 2"],
  ])("by %s", async (_case, statement) => {
    expect(await raisedBy(() => sql(statement))).toBe(1);
  });

  it("once per transaction with many changes, also after a savepoint rollback", async () => {
    const raised = await raisedBy(() =>
      shop().database.transaction(async (manager) => {
        await manager.query("UPDATE product SET is_new = NOT is_new");
        await manager.query("SAVEPOINT part");
        await manager.query("UPDATE category SET tagline = 'x'");
        await manager.query("ROLLBACK TO part");
        await manager.query("UPDATE promotion SET percent = 12");
        await manager.query("UPDATE product SET is_new = NOT is_new");
      }),
    );
    expect(raised).toBe(1);
  });
});

describe("the version stays", () => {
  it.each([
    ["a review that nobody has published", `${A_REVIEW}, false)`],
    ["a change to such a review", "UPDATE review SET comment = 'Fits well.' WHERE NOT is_published"],
    ["facts of the shop that are a draft", `${CONTENT} VALUES ('BANNER', 2, '{}', ${BY}, NULL, NULL)`],
    ["a statement that finds nothing to change", "UPDATE product SET name = 'x' WHERE id = 0"],
  ])("after %s", async (_case, statement) => {
    expect(await raisedBy(() => sql(statement))).toBe(0);
  });

  it("after a rolled back change", async () => {
    const raised = await raisedBy(() =>
      byHand(shop(), async (client) => {
        await client.query("BEGIN");
        await client.query("UPDATE product SET name = 'x'");
        await client.query("ROLLBACK");
      }),
    );
    expect(raised).toBe(0);
  });

  it("while carts fill and orders are placed", async () => {
    const visitor = shop().visitor();
    const raised = await raisedBy(async () => {
      await aCartWith(visitor);
      expect((await placeOrder(visitor)).errors).toEqual([]);
    });
    expect(raised).toBe(0);
  });
});

it("two parallel changes don't wait for each other, and both are counted", async () => {
  const raised = await raisedBy(() =>
    byHand(shop(), (one) =>
      byHand(shop(), async (other) => {
        for (const client of [one, other]) await client.query("SET lock_timeout = 1000; BEGIN");
        await one.query("UPDATE product SET is_new = true WHERE id = 3");
        await other.query("UPDATE product SET is_new = true WHERE id = 4");
        await other.query("UPDATE promotion SET percent = 13 WHERE code = 'SUMMER25'");
        await one.query("UPDATE category SET tagline = 'y' WHERE slug = 'shutters'");
        await other.query("COMMIT");
        await one.query("COMMIT");
      }),
    ),
  );
  expect(raised).toBe(2);
});

it("many parallel changes of the same products in the same order all succeed", async () => {
  const raised = await raisedBy(() =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        shop().database.transaction(async (manager) => {
          await manager.query("UPDATE product SET base_price_pence = base_price_pence + 1 WHERE id = 5");
          await manager.query("UPDATE product SET base_price_pence = base_price_pence + 1 WHERE id = 6");
        }),
      ),
    ),
  );
  expect(raised).toBe(20);
});

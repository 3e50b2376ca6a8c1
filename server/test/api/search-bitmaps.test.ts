import fc from "fast-check";
import type { EntityManager } from "typeorm";
import { describe, expect, it } from "vitest";
import { inRolledBack } from "../harness/rolled-back.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type Listed = { place: string; word: string; id: number };
const sorted = (listed: readonly Listed[]) => listed.map(({ place, word, id }) => `${place} ${word} ${id}`).toSorted();

/** What the bitmaps of single words say: each bit that is set. */
const stored = (manager: EntityManager): Promise<Listed[]> =>
  manager.query(`SELECT place, word, bit AS id FROM search_bitmap, generate_series(0, length(products) - 1) bit
    WHERE place IN ('A', 'B', 'D') AND segment = 0 AND get_bit(products, bit) = 1`);

/** What the documents of the products say. */
const documented = (manager: EntityManager): Promise<Listed[]> =>
  manager.query(`SELECT DISTINCT translate(weight, 'C', 'B') AS place, lexeme AS word, product_id AS id
    FROM product_search, unnest(document), unnest(weights) weight`);

const ids = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  .map((some) => `id IN (${some.join()})`);
const words = fc
  .array(fc.constantFrom("Roller", "Blinds", "and", "the", "Café", "day", "night", "2"), { maxLength: 5 })
  .map((some) => `'${some.join(" ")} Blind'`);
const set = (column: string, value: fc.Arbitrary<string>, of = ids) =>
  fc.tuple(value, of).map(([text, which]) => `UPDATE product SET ${column} = ${text} WHERE ${which}`);
const change = fc.oneof(
  set("name", words),
  set("description", words),
  set("colors", fc.constantFrom("'{White}'", "'{Navy,Oak}'")),
  set("category_id", fc.constantFrom("1", "2")),
  set("sale_state", fc.constantFrom("'HIDDEN'", "'ON_SALE'")),
  set("base_price_pence", fc.constant("base_price_pence + 100"), fc.constant("was_price_pence IS NULL")),
  words.map((name) => `UPDATE category SET name = ${name} WHERE id = 2`),
  ids.map((which) => `DELETE FROM product WHERE ${which}`),
);

describe("the bitmaps of the search", () => {
  it("are those of the seeded products", async () => {
    const { manager } = shop().database;
    expect(sorted(await stored(manager))).toEqual(sorted(await documented(manager)));
  });

  it("follow each change of products and categories", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) =>
        inRolledBack(shop().database, async (manager) => {
          for (const statement of changes) await manager.query(statement);
          expect(sorted(await stored(manager))).toEqual(sorted(await documented(manager)));
        }),
      ),
      { numRuns: 12 },
    );
  });
});

import fc from "fast-check";
import type { EntityManager } from "typeorm";
import { describe, expect, it } from "vitest";
import { readSearch } from "../../src/catalogue/search/search-terms.js";
import { textQuery } from "../../src/catalogue/search/text-query.js";
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

/** Products that a search finds, and those whose documents and categories Postgres finds by the same phrases, except beginnings of words. */
async function found(manager: EntityManager, typed: string): Promise<{ bitmaps: number[]; documents: number[] }> {
  const phrases = textQuery(readSearch(typed).terms);
  const asked = [...Map.groupBy(phrases, ({ term }) => term).values()].map(
    (ways) => `(${ways.map(({ words: said }) => `(${said.split(" ").join(" <-> ")})`).join(" | ")})`,
  );
  const [{ bitmaps }] = await manager.query(
    `SELECT coalesce(array_agg(id ORDER BY id), '{}') AS bitmaps
     FROM rank_matches($1::jsonb), generate_series(0, length(products) - 1) id WHERE get_bit(products, id) = 1`,
    [JSON.stringify(phrases.map((phrase) => ({ ...phrase, goesOn: false })))],
  );
  const [{ documents }] = await manager.query(
    `SELECT coalesce(array_agg(product_id ORDER BY product_id), '{}') AS documents
     FROM product_search s JOIN product p ON p.id = s.product_id JOIN category c ON c.id = p.category_id
     WHERE (document || 'gap:1,2'::tsvector || search_document(c.name, 'B')) @@ to_tsquery('shop', $1)`,
    [asked.join(" & ")],
  );
  return { bitmaps, documents };
}

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

  it.each([
    ["roller"],
    ["white wooden venetian"],
    ["day and night blinds"],
    ["perfect fit"],
    ["roof window"],
    ["bi fold doors"],
    ["curtains for the conservatory roof"],
    ["xylophone"],
    ["plantation"],
    ["net curtains"],
    ["outdoor blinds"],
    ["blinds for the pergola"],
  ])("find what the documents say of %s", async (typed) => {
    const { bitmaps, documents } = await found(shop().database.manager, typed);
    expect(bitmaps).toEqual(documents);
  });
});

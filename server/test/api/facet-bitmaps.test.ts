import fc from "fast-check";
import type { EntityManager } from "typeorm";
import { describe, expect, it } from "vitest";
import { COLORS } from "../../src/rules/product-attributes.js";
import { inRolledBack } from "../harness/rolled-back.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type Member = { facet: string; value: string; id: number };
const sorted = (members: readonly Member[]) =>
  members.map(({ facet, value, id }) => `${facet} ${value} ${id}`).toSorted((a, b) => (a < b ? -1 : 1));

/** What the bitmaps say: each bit that is set. */
const stored = (manager: EntityManager): Promise<Member[]> =>
  manager.query(`SELECT facet, value, segment * 8192 + bit AS id FROM facet_bitmap, generate_series(0, 8191) bit
    WHERE get_bit(products, bit) = 1`);

/** The counts that are kept, but those of nothing. */
const kept = async (manager: EntityManager): Promise<string[]> => {
  const rows: Record<string, string>[] = await manager.query(
    "SELECT list, facet, value, products FROM facet_count WHERE products <> 0",
  );
  return rows.map((row) => Object.values(row).join(" ")).toSorted();
};

const IS_LIST: ReadonlySet<string> = new Set(["category", "sale"]);

/** What they have to be for these members of the bitmaps: of each list its length, and how many of its products have a value. */
function countsOf(members: readonly Member[]): string[] {
  const ofProduct = Map.groupBy(members, ({ id }) => id);
  const counted = new Set(
    [...ofProduct].flatMap(([id, values]) =>
      values.flatMap((list) =>
        values
          .filter((value) => IS_LIST.has(list.facet) && (!IS_LIST.has(value.facet) || value === list))
          .map(({ facet, value }) => {
            const of = facet === "colors" ? COLORS[value as keyof typeof COLORS].filter : value;
            return `${id}:${list.value} ${facet} ${of}`;
          }),
      ),
    ),
  );
  const counts = Map.groupBy(counted, (each) => each.slice(each.indexOf(":") + 1));
  return [...counts].map(([key, { length }]) => `${key} ${length}`).toSorted();
}

/** What the products say, without the functions of the triggers. */
async function counted(manager: EntityManager): Promise<Member[]> {
  const products: Record<string, string | string[]>[] = await manager.query(
    `SELECT id, category_id::text AS category, family, material, colors, rooms, features, easy_to_operate, array_remove(ARRAY[
        CASE WHEN was_price_pence IS NOT NULL THEN 'reduced' END,
        CASE WHEN was_price_pence IS NOT NULL AND was_price_proven_until IS NOT NULL THEN 'proven' END], NULL) AS sale
      FROM product WHERE sale_state = 'ON_SALE'`,
  );
  return products.flatMap(({ id, category, sale, family, material, colors, rooms, features, easy_to_operate }) =>
    Object.entries({
      category,
      sale,
      families: family,
      materials: material,
      colors,
      rooms,
      features,
      easyToOperate: easy_to_operate,
    }).flatMap(([facet, values]) =>
      [...new Set([values ?? []].flat())].map((value) => ({ facet, value, id: Number(id) })),
    ),
  );
}

const some = (names: readonly string[]) =>
  fc.subarray([...names], { minLength: 1 }).map((chosen) => `'{${chosen.join()}}'`);
/** Several products at once, as a price list or the seed changes them. */
const ids = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  .map((some) => `id IN (${some.join()})`);
const change = fc.oneof(
  fc
    .tuple(some(["White", "Navy", "Oak", "Cream"]), ids)
    .map(([colors, which]) => `UPDATE product SET colors = ${colors} WHERE ${which}`),
  fc
    .tuple(some(["kitchen", "office"]), ids)
    .map(([rooms, which]) => `UPDATE product SET rooms = ${rooms} WHERE ${which}`),
  fc
    .tuple(some(["blackout", "motorized"]), ids)
    .map(([features, which]) => `UPDATE product SET features = ${features} WHERE ${which}`),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), ids)
    .map(([category, which]) => `UPDATE product SET category_id = ${category} WHERE ${which}`),
  fc
    .tuple(fc.constantFrom("HIDDEN", "WITHDRAWN", "ON_SALE"), ids)
    .map(([state, which]) => `UPDATE product SET sale_state = '${state}' WHERE ${which}`),
  ids.map(
    (which) => `UPDATE product SET base_price_pence = base_price_pence + 100, was_price_pence = NULL WHERE ${which}`,
  ),
  ids.map((which) => `UPDATE product SET was_price_pence = base_price_pence * 2 WHERE ${which}`),
  fc
    .tuple(fc.constantFrom("NULL", "now() + interval '1 day'"), ids)
    .map(([until, which]) => `UPDATE product SET was_price_proven_until = ${until} WHERE ${which}`),
  ids.map((which) => `DELETE FROM product WHERE ${which}`),
  fc.integer({ min: 5_000, max: 5_010 }).map(
    (
      id,
    ) => `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', ${id}, 'slug', 'copy-${id}', 'name', 'Copy ${id}',
      'position', ${id}))).* FROM product p ORDER BY id LIMIT 1 ON CONFLICT (slug) DO UPDATE SET family = 'roman'`,
  ),
);

describe("the bitmaps of facets", () => {
  it("are those of the seeded products", async () => {
    const { manager } = shop().database;
    const members = await counted(manager);
    expect(sorted(await stored(manager))).toEqual(sorted(members));
    expect(await kept(manager)).toEqual(countsOf(members));
  });

  it("follow each change of products, and the counts as well", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) =>
        inRolledBack(shop().database, async (manager) => {
          // The search has bitmaps of its own, which take longer.
          await manager.query("ALTER TABLE product DISABLE TRIGGER documents_changed");
          for (const statement of changes) await manager.query(statement);
          const members = await counted(manager);
          expect(sorted(await stored(manager))).toEqual(sorted(members));
          expect(await kept(manager)).toEqual(countsOf(members));
        }),
      ),
      { numRuns: 30 },
    );
  });
});

it("colours count for the filters that the rules give them", async () => {
  const rows: unknown[] = await shop().database.query(
    "SELECT name, counted_facet_value('colors', name) AS filter FROM unnest($1::text[]) name",
    [Object.keys(COLORS)],
  );
  expect(rows).toEqual(Object.entries(COLORS).map(([name, { filter }]) => ({ name, filter })));
});

it("changes of two transactions add up, whatever their order", async () => {
  const [one, other] = [shop().database.createQueryRunner(), shop().database.createQueryRunner()];
  await one.startTransaction();
  await other.startTransaction();
  try {
    await one.query("UPDATE product SET rooms = '{kitchen}' WHERE id = 1");
    const waiting = other.query("UPDATE product SET rooms = '{kitchen}' WHERE id = 2");
    await one.query("UPDATE product SET rooms = '{office}' WHERE id = 3");
    await one.commitTransaction();
    await waiting;
    await other.commitTransaction();
  } finally {
    await Promise.all([one.release(), other.release()]);
  }
  const { manager } = shop().database;
  const members = await counted(manager);
  expect(sorted(await stored(manager))).toEqual(sorted(members));
  expect(await kept(manager)).toEqual(countsOf(members));
});

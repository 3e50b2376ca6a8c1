import pg from "pg";
import { expect, it } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { DraftPictures1763800100000 } from "../../src/composition/database/migrations/1763800100000-draft-pictures.js";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { createTestDatabase } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it("creates the schema that the entities describe", async () => {
  const { upQueries } = await shop().database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it("can be reverted and run again, by two processes at once", async () => {
  const { url, drop } = await createTestDatabase();
  const database = await createDataSource(url).initialize();
  await database.undoLastMigration();
  await database.destroy();
  const applied = await Promise.all([migrate(url), migrate(url)]);
  expect(applied.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([0, 1]);
  await drop();
});

it("takes the pictures of drafts away without their other changes", async () => {
  const runner = shop().database.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`INSERT INTO product_draft (product_id, version, changes, base, publish_on) VALUES
      (1, 1, '{"leadTimeDays":30}', '{"leadTimeDays":14,"pictures":[]}', '2030-06-01'), (2, 1, '{}', '{"pictures":[]}', '2030-06-01'),
      (3, 1, '{"leadTimeDays":30}', '{"leadTimeDays":14}', NULL)`);
    await new DraftPictures1763800100000().down(runner);
    const drafts = await runner.query(
      'SELECT version, changes, base, publish_on::text AS "publishOn" FROM product_draft ORDER BY product_id',
    );
    const kept = { changes: { leadTimeDays: 30 }, base: { leadTimeDays: 14 } };
    expect(drafts).toEqual([
      { version: 2, ...kept, publishOn: "2030-06-01" },
      { version: 2, changes: null, base: null, publishOn: null },
      { version: 1, ...kept, publishOn: null },
    ]);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

it("seeds the catalogue repeatedly and keeps carts and customer reviews", async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counts = async () => {
    const { rows } = await client.query(
      "SELECT (SELECT count(*) FROM product) p, (SELECT count(*) FROM review) r, (SELECT max(id) FROM product) m, (SELECT count(*) FROM product_picture) pp",
    );
    return rows[0];
  };
  await client.query(
    "INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date) VALUES (1, 4, 'x', 'x', 'x', '2026-01-01')",
  );
  await client.query("UPDATE product SET name = 'changed' WHERE id = 1");
  const before = await counts();
  await seedCatalogue(url);
  expect(await counts()).toEqual(before);
  const { rows } = await client.query("SELECT name FROM product WHERE id = 1");
  expect(rows[0].name).not.toBe("changed");
  await client.end();
  await drop();
});

it("keeps products that staff made, after those of the seed, and what is off sale", async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("UPDATE product SET sale_state = 'WITHDRAWN' WHERE id = 1");
  await client.query(
    `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', 5000, 'slug', 'made', 'name', 'Made',
       'position', 70, 'is_of_staff', true))).* FROM product p WHERE id = 2`,
  );
  await client.query(
    "INSERT INTO product_picture SELECT 5000, position, picture_id FROM product_picture WHERE product_id = 2",
  );
  const pictures = "SELECT picture_id FROM product_picture WHERE product_id = 5000 ORDER BY position";
  const before = (await client.query(pictures)).rows;
  const count = await seedCatalogue(url);
  const { rows } = await client.query("SELECT position, sale_state FROM product WHERE id IN (1, 5000) ORDER BY id");
  expect(rows).toEqual([
    { position: expect.any(Number), sale_state: "WITHDRAWN" },
    { position: count, sale_state: "ON_SALE" },
  ]);
  expect((await client.query(pictures)).rows).toEqual(before);
  await client.end();
  await drop();
});

import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { aFolder, backUpInto, connect, restoreFrom } from "../harness/backups.js";
import { administer, databaseUrl } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const folder = aFolder();
const name = `test_${randomUUID().replaceAll("-", "")}`;
const PASSWORD = "for-this-test-alone";

/** All migrations run in a database without tables. */
const PATIENCE = { timeout: 90_000 };

/** The owner's own database, and a connection of somebody else to it. */
const owned = () => Object.assign(new URL(databaseUrl(server(), name)), { username: name, password: PASSWORD }).href;
const server = () => inject("databaseServer").url;
const orders = async () => {
  const database = await connect(owned());
  try {
    return await database.query("SELECT number FROM orders");
  } finally {
    await database.destroy();
  }
};

beforeAll(async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
  await administer(server(), `CREATE ROLE ${name} LOGIN CREATEDB PASSWORD '${PASSWORD}'`);
  await administer(server(), `CREATE DATABASE ${name} OWNER ${name}`);
}, PATIENCE.timeout);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await administer(server(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await administer(server(), `DROP ROLE ${name}`);
});

it(
  "a role that only owns its database restores into it, and in its place if it may make databases",
  PATIENCE,
  async () => {
    const { file } = await backUpInto(folder, shop().databaseUrl);
    expect((await restoreFrom(file, owned())).printed).toMatch(/The backup is restored\.$/);
    expect(await orders()).toHaveLength(1);
    // The role must not own what others' sessions are, but has to be told of them before the rows are loaded.
    const somebody = await connect(databaseUrl(server(), name));
    await somebody.query("SELECT");
    const occupied = await restoreFrom(file, owned(), { words: ["--replace"] });
    expect(occupied.printed).toMatch(
      /^The backup of \S+ is whole: \d+ tables\.\nNothing was restored: Somebody is connected/,
    );
    await somebody.destroy();
    const { code, printed } = await restoreFrom(file, owned(), { words: ["--replace"] });
    expect(code).toBe(0);
    const [, before = ""] = /in the database (\S+) of/.exec(printed) ?? [];
    expect(await orders()).toHaveLength(1);
    await administer(server(), `DROP DATABASE ${before} WITH (FORCE)`);
  },
);

it("a role that may not make databases is told so, and its database stays as it is", PATIENCE, async () => {
  await administer(server(), `ALTER ROLE ${name} NOCREATEDB`);
  const { file } = await backUpInto(folder, shop().databaseUrl);
  expect(await restoreFrom(file, owned(), { words: ["--replace"] })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/Nothing was restored: .* may not make databases.*ALTER ROLE … CREATEDB\.$/),
  });
  expect(await orders()).toHaveLength(1);
});

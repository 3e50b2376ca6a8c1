import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyBackup } from "../../src/backups/read-backup.js";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { aFolder, anEmptyDatabase, backUpInto, connect, restoreFrom } from "../harness/backups.js";
import { administer, createTestDatabase } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const folder = aFolder();

/** All migrations run in a database without tables. */
const PATIENCE = { timeout: 90_000 };

/** What Postgres's text format writes in other ways, and the line by which it ends. */
const HARD_TO_COPY = "Back\\slash,\ttab,\r\n\\.\n\\N and ☂";

/** A database with tables and without rows, to be copied. */
let made: { url: string; drop(): Promise<void> };

beforeAll(async () => {
  made = await anEmptyDatabase();
  await migrate(made.url);
  await aCustomer(shop());
  await shop().database.query("UPDATE orders SET note = $2 WHERE number = $1", [await anOrder(), HARD_TO_COPY]);
}, PATIENCE.timeout);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await made.drop();
});

/** Places an order as a new visitor and returns its number once it is acknowledged. */
async function anOrder(): Promise<string> {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  return (await placeOrder(visitor)).data?.placeOrder?.order.number ?? "";
}

/** Rows of a statement in another database. */
async function rowsIn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const database = await connect(url);
  try {
    return await database.query(statement);
  } finally {
    await database.destroy();
  }
}

/** Everything that a restore takes apart and puts together again. */
const RULES = `SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY 1`;

it("a restored shop has the same rows, rules and queued e-mails", PATIENCE, async () => {
  const target = await anEmptyDatabase();
  const { code, printed, file } = await backUpInto(folder, shop().databaseUrl);
  expect(printed).toMatch(/^Wrote \S+: \d+ rows of \d+ tables, \d+ bytes\.$/);
  expect(code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await restoreFrom(file, target.url)).printed).toMatch(/The backup is restored\.$/);
  const again = aFolder();
  const copy = await backUpInto(again, target.url);
  const [first, second] = [await verifyBackup(file, undefined), await verifyBackup(copy.file, undefined)];
  expect(second).toEqual({ ...first, header: { ...first.header, madeAt: second.header.madeAt } });
  const mails = first.manifest.tables.find(({ table }) => table === "pgboss.job");
  expect(mails?.rows).toBeGreaterThan(0);
  expect(await rowsIn(target.url, RULES)).toEqual(await rowsIn(shop().databaseUrl, RULES));
  rmSync(again, { recursive: true });
  await target.drop();
});

it(
  "a backup that is written while orders are placed holds each order that was acknowledged before, and none by half",
  PATIENCE,
  async () => {
    const target = await anEmptyDatabase(made.url);
    const before = [await anOrder(), await anOrder()];
    let isWritten = false;
    const shoppers = [1, 2].map(async () => {
      while (!isWritten) await anOrder();
    });
    const { file } = await backUpInto(folder, shop().databaseUrl);
    isWritten = true;
    await Promise.all(shoppers);
    expect((await restoreFrom(file, target.url)).code).toBe(0);
    const orders = await rowsIn(
      target.url,
      `SELECT o.number, (SELECT sum(total_pence) FROM order_line l WHERE l.order_id = o.id) = o.subtotal_pence AS "isWhole",
       EXISTS (SELECT FROM pgboss.job j WHERE j.data ->> 'about' = o.id::text) AS "isMailed" FROM orders o`,
    );
    expect(orders.map(({ number }) => number)).toEqual(expect.arrayContaining(before));
    for (const order of orders) expect(order).toMatchObject({ isWhole: true, isMailed: true });
    await target.drop();
  },
);

it.each([
  [
    "a flipped bit",
    (bytes: Buffer) => bytes.fill((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
  ],
  ["a missing end", (bytes: Buffer) => bytes.subarray(0, -1000)],
  ["a row less, without compression's own checksum", (bytes: Buffer) => withoutFirstRow(bytes)],
  ["nothing in it", () => Buffer.alloc(0)],
  ["another program's text", () => Buffer.from("-- PostgreSQL database dump\n")],
  ["another program's text, compressed", () => gzipSync("-- PostgreSQL database dump\nSELECT 1;\n")],
  ["more after its end", (bytes: Buffer) => gzipSync(Buffer.concat([gunzipSync(bytes), Buffer.from("more\n")]))],
])("a backup with %s is refused, and the database stays empty", async (_, damage) => {
  const target = await anEmptyDatabase();
  const { file } = await backUpInto(folder, shop().databaseUrl);
  const damaged = path.join(folder, "damaged.gz");
  writeFileSync(damaged, damage(readFileSync(file)));
  const { code, printed } = await restoreFrom(damaged, target.url);
  expect(printed).toMatch(/^Nothing was restored: .*(?:is damaged|is no backup)/);
  expect(code).toBe(1);
  expect(await rowsIn(target.url, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  await target.drop();
});

/** The same backup, compressed anew, without the first row of a table that has some. */
function withoutFirstRow(bytes: Buffer): Buffer {
  const text = gunzipSync(bytes).toString("latin1");
  const changed = text.replace(/(COPY public\.category [^\n]*\n)[^\n]*\n/, "$1");
  return gzipSync(Buffer.from(changed, "latin1"));
}

it("an encrypted backup needs the secret key of one of its recipients", PATIENCE, async () => {
  const target = await anEmptyDatabase(made.url);
  const [key, another] = [await generateX25519Identity(), await generateX25519Identity()];
  const { file, printed } = await backUpInto(folder, shop().databaseUrl, {
    recipients: [await identityToRecipient(key)],
  });
  expect(printed).toMatch(/, encrypted\.$/);
  expect(file).toMatch(/\.gz\.age$/);
  const [keyFile, wrong] = [path.join(folder, "key.txt"), path.join(folder, "wrong.txt")];
  writeFileSync(keyFile, `# created by age-keygen\n${key}\n`);
  writeFileSync(wrong, `${another}\n`);
  expect((await restoreFrom(file, target.url)).printed).toMatch(/is encrypted\. Set BACKUP_KEY_FILE/);
  expect((await restoreFrom(file, target.url, { keyFile: wrong })).printed).toMatch(/for other keys/);
  expect(await restoreFrom(file, target.url, { keyFile })).toMatchObject({ code: 0 });
  expect(await rowsIn(target.url, "SELECT FROM orders")).not.toEqual([]);
  await target.drop();
});

it(
  "a used database is replaced only when that is said, while nobody is connected, and is kept under another name",
  PATIENCE,
  async () => {
    const used = await createTestDatabase();
    const { file } = await backUpInto(folder, shop().databaseUrl);
    expect((await restoreFrom(file, used.url)).printed).toMatch(/is not empty\. With --replace/);
    const somebody = await connect(used.url);
    await somebody.query("SELECT");
    expect((await restoreFrom(file, used.url, { words: ["--replace"] })).printed).toMatch(/Stop the shop/);
    await somebody.destroy();
    const { code, printed } = await restoreFrom(file, used.url, { words: ["--replace"] });
    expect(code).toBe(0);
    const [, before = ""] = /in the database (\S+) of/.exec(printed) ?? [];
    const kept = Object.assign(new URL(used.url), { pathname: `/${before}` }).href;
    expect(await rowsIn(used.url, "SELECT FROM orders")).not.toEqual([]);
    expect(await rowsIn(kept, "SELECT FROM orders")).toEqual([]);
    await administer(used.url, `DROP DATABASE ${before} WITH (FORCE)`);
    await used.drop();
  },
);

it("a backup of an older version is brought up to date, one of a newer version refused", PATIENCE, async () => {
  const [old, target] = [await createTestDatabase(), await anEmptyDatabase()];
  const [last] = await rowsIn(old.url, "SELECT name FROM migration ORDER BY id DESC LIMIT 1");
  const database = await connect(old.url);
  await database.undoLastMigration();
  await database.destroy();
  const { file } = await backUpInto(folder, old.url);
  expect((await restoreFrom(file, target.url)).printed).toContain(`Brought it up to date: ${String(last?.["name"])}`);
  const newer = path.join(folder, "newer.gz");
  const text = gunzipSync(readFileSync(file))
    .toString("latin1")
    .replace('"migrations":[', '"migrations":["FromTomorrow1",');
  writeFileSync(newer, gzipSync(Buffer.from(text, "latin1")));
  expect((await restoreFrom(newer, old.url)).printed).toMatch(/newer version of the shop .*FromTomorrow1/);
  await Promise.all([old.drop(), target.drop()]);
});

it("dates are written alike, whatever form the database shows them in", async () => {
  const own = await createTestDatabase();
  const name = new URL(own.url).pathname.slice(1);
  await administer(own.url, `ALTER DATABASE ${name} SET datestyle = 'SQL, DMY'`);
  expect(await rowsIn(own.url, "SELECT '2026-11-27'::date::text AS day")).toEqual([{ day: "27/11/2026" }]);
  const to = aFolder();
  const { file } = await backUpInto(to, own.url);
  const text = gunzipSync(readFileSync(file)).toString("latin1");
  expect(text).toMatch(/\t20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/);
  expect(text).not.toMatch(/\t\d\d\/\d\d\/20\d\d \d\d:\d\d:\d\d/);
  rmSync(to, { recursive: true });
  await own.drop();
});

it("keeps as many backups as it is told", async () => {
  const own = aFolder();
  for (let written = 0; written < 3; written += 1) await backUpInto(own, shop().databaseUrl, { kept: 2 });
  expect(readdirSync(own)).toHaveLength(2);
  rmSync(own, { recursive: true });
});

it("a backup that can't be written leaves nothing behind and says why", async () => {
  const own = aFolder();
  const blocked = path.join(own, "file");
  writeFileSync(blocked, "");
  const { code, printed } = await backUpInto(own, shop().databaseUrl, { words: ["--to", blocked] });
  expect(printed).toMatch(/^No backup was written: /);
  expect(code).toBe(1);
  expect(readdirSync(own)).toEqual(["file"]);
  rmSync(own, { recursive: true });
});

it("says how it is used", async () => {
  expect(await backUpInto(folder, shop().databaseUrl, { words: ["everything"] })).toMatchObject({
    code: 1,
    printed: expect.stringContaining("npm run backup -- --to"),
  });
  expect(await backUpInto(folder, shop().databaseUrl, { words: ["--daily", "3:00"] })).toMatchObject({ code: 1 });
  expect(await restoreFrom("one", shop().databaseUrl, { words: ["two"] })).toMatchObject({
    code: 1,
    printed: expect.stringContaining("npm run restore -- "),
  });
});

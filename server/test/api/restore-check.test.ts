import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkRestore } from "../../src/backups/restore-check-command.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { aFolder, backUpInto, connect, restoreParts, type CommandResult } from "../harness/backups.js";
import { createTestDatabase } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const folder = aFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All migrations run in a database without tables. */
const PATIENCE = { timeout: 90_000 };

beforeAll(async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
});

/** Runs `npm run restore:check` on the server of the database. */
async function check(url: string, ...words: string[]): Promise<CommandResult> {
  const lines: string[] = [];
  const code = await checkRestore(
    words,
    async () => restoreParts(url),
    (line) => lines.push(line),
  );
  return { code, printed: lines.join("\n") };
}

/** Databases of checks on the server. */
const checks = () => shop().database.query("SELECT FROM pg_database WHERE datname LIKE '%\\_check\\_%'");

it("restores beside the shop, counts rows, adds up orders and leaves nothing", PATIENCE, async () => {
  const { file } = await backUpInto(folder, shop().databaseUrl);
  const { code, printed } = await check(shop().databaseUrl, file);
  expect(printed.split("\n")).toEqual([
    expect.stringMatching(/^The backup of \S+ is whole\.$/),
    expect.stringMatching(/^Restored \d+ rows of \d+ tables\.$/),
    "Added up 1 orders: each total is right.",
    "The backup can be restored.",
  ]);
  expect(code).toBe(0);
  expect(await checks()).toEqual([]);
});

it("names an order that does not add up", PATIENCE, async () => {
  const used = await createTestDatabase();
  const database = await connect(used.url);
  const [{ number }] = await database.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, '{"id":"00000000-0000-4000-8000-000000000001"}')).*
     FROM jsonb_populate_record(NULL::orders, $1) o RETURNING number`,
    [await anOrderRow()],
  );
  await database.destroy();
  const { file } = await backUpInto(folder, used.url);
  const { code, printed } = await check(used.url, file);
  expect(printed).toContain(`Added up 1 orders: 1 are wrong.\nOrder ${number} has no lines.\nThe backup has 1 faults.`);
  expect(code).toBe(1);
  expect(await checks()).toEqual([]);
  await used.drop();
});

async function anOrderRow(): Promise<string> {
  const [{ row }] = await shop().database.query("SELECT to_jsonb(o) AS row FROM orders o ORDER BY id LIMIT 1");
  return JSON.stringify(row);
}

it("says why a backup can't be checked, and how the command is used", async () => {
  expect(await check(shop().databaseUrl, "/no/such/backup.gz")).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^The backup can't be restored: \/no\/such\/backup\.gz can't be read/),
  });
  expect(await check(shop().databaseUrl)).toMatchObject({
    code: 1,
    printed: expect.stringContaining("Say which backup"),
  });
});

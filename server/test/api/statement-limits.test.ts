import { createServer, type AddressInfo } from "node:net";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { migrate } from "../../src/composition/database/run-migrations.js";
import { missingLimits, PATIENT, PROMPT } from "../../src/kernel/sql/connection-limits.js";
import { aCartWith } from "../builders/cart.js";
import { administer, createTestDatabase, pooledUrl } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const ALL = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Commits wait for the disk, as in production; other tests turn that off. */
const shop = useShop({
  prepare: (url) => administer(url, `ALTER DATABASE ${nameOf(url)} SET synchronous_commit = on`),
});

/** The limits that new connections to this URL lack. */
async function missingAt(url: string, limits: typeof PROMPT | typeof PATIENT = PROMPT): Promise<string[]> {
  const database = await createDataSource(url, limits).initialize();
  const missing = await missingLimits(database);
  await database.destroy();
  return missing;
}

describe("the limits of statements", () => {
  it("apply to the shop's connections, but not to migrations", async () => {
    expect(await missingLimits(shop().database)).toEqual([]);
    expect(await missingAt(shop().databaseUrl, PATIENT)).toEqual(ALL);
  });

  it("are set by every migration, also on a database that was copied without them", async () => {
    const { url, drop } = await createTestDatabase();
    await administer(url, `ALTER ROLE CURRENT_USER IN DATABASE ${nameOf(url)} RESET ALL`);
    expect(await missingAt(url)).toEqual(ALL);
    expect(await migrate(url)).toEqual([]);
    expect(await missingAt(pooledUrl(url))).toEqual([]);
    await drop();
  });
});

describe("a setting for a statement", () => {
  beforeAll(async () => {
    await administer(
      shop().databaseUrl,
      `CREATE TABLE written (place text, waits_for_disk text);
       CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         INSERT INTO written VALUES (TG_TABLE_NAME, current_setting('synchronous_commit'));
         RETURN NULL;
       END $$;
       CREATE TRIGGER note AFTER INSERT ON session FOR EACH STATEMENT EXECUTE FUNCTION note();
       CREATE TRIGGER note AFTER INSERT ON cart FOR EACH STATEMENT EXECUTE FUNCTION note()`,
    );
  });

  it("ends with it: sessions don't wait for the disk, carts do, on a shared connection", async () => {
    await Promise.all(Array.from({ length: 12 }, () => aCartWith(shop().visitor())));
    const rows = await shop().database.query(
      "SELECT place, waits_for_disk, count(*)::int AS times FROM written GROUP BY 1, 2 ORDER BY 1",
    );
    expect(rows).toEqual([
      { place: "cart", waits_for_disk: "on", times: 12 },
      { place: "session", waits_for_disk: "off", times: 12 },
    ]);
  });
});

/** Without PgBouncer: a port that rejects startup parameters with PgBouncer's message. */
async function aRefusingPort(): Promise<number> {
  const refusal = "SFATAL\0C08P01\0Munsupported startup parameter in options: statement_timeout\0\0";
  const message = Buffer.alloc(5 + refusal.length, `E\0\0\0\0${refusal}`);
  message.writeInt32BE(4 + refusal.length, 1);
  const server = createServer((socket) => void socket.once("data", () => socket.end(message)));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("a migration", () => {
  it("leaves no lock behind", async () => {
    expect(await migrate(shop().databaseUrl)).toEqual([]);
    const locks = await shop().database.query(
      "SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE locktype = 'advisory' AND datname = current_database()",
    );
    expect(locks).toEqual([]);
  });

  it("through a pooler is refused and names the missing setting", async () => {
    const port = inject("poolerPort") ?? (await aRefusingPort());
    const url = Object.assign(new URL(shop().databaseUrl), { host: `127.0.0.1:${port}` });
    await expect(migrate(url.href)).rejects.toThrow(/^The database can't be migrated.*DATABASE_DIRECT_URL/);
  });
});

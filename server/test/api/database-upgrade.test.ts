import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { keptClusters, programsMajor } from "@measured/embedded-postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { fillDatabase, openBackup } from "../../src/backups/restore-backup.js";
import { runningEmbeddedDatabase, startDatabaseIn } from "../../src/composition/database/embedded-database.js";
import { openUpgradeContext } from "../../src/composition/upgrade-context.js";
import { upgradeDatabase } from "../../src/database-upgrade/upgrade-command.js";
import { withPostgres, type UpgradeParts } from "../../src/database-upgrade/upgrade-parts.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { aFolder, backUpInto, connect, restoreParts, type CommandResult } from "../harness/backups.js";
import { useShop } from "../harness/shop.js";

/*
 * One Postgres plays both: tests fetch no other major version. The shop says that it brings the next one, so that the database is an
 * older one for it.
 */
const shop = useShop();
const prepared = aFolder();
const programs = path.join(
  path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  "../native",
);
let major: number;
let dataDir: string;

/** All migrations run in a database without tables, and Postgres starts several times. */
const PATIENCE = { timeout: 120_000 };

beforeAll(async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
  const { file } = await backUpInto(prepared, shop().databaseUrl);
  major = await programsMajor();
  await withPostgres(startDatabaseIn(path.join(prepared, "postgres"), {}), async (url) => {
    const parts = restoreParts(url);
    await fillDatabase(url, await openBackup(file, parts), parts);
  });
}, PATIENCE.timeout);
afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
  dataDir = aFolder();
  copyCluster(path.join(prepared, "postgres"), folder());
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** With owners and modes, which Postgres checks. */
const copyCluster = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

const folder = () => path.join(dataDir, "postgres");

/** Runs `npm run database:upgrade` in a shop with the next major version, or with `parts`. */
async function run(words: readonly string[] = [], parts: Partial<UpgradeParts> = {}): Promise<CommandResult> {
  const lines: string[] = [];
  const fetchPrograms = async () => programs;
  const open = async () => ({
    ...(await openUpgradeContext(dataDir, "0.1.0")),
    ...{ major: major + 1, fetchPrograms },
    ...parts,
  });
  const code = await upgradeDatabase(words, open, (line) => lines.push(line));
  return { code, printed: lines.join("\n") };
}

/** Runs a statement in the database of the folder, which runs already. */
async function askRunning(statement: string): Promise<Record<string, unknown>[]> {
  const database = await connect(runningEmbeddedDatabase(dataDir) ?? "");
  try {
    return await database.query(statement);
  } finally {
    await database.destroy();
  }
}

/** Runs Postgres on the folder for a statement. */
const ask = (statement: string) => withPostgres(startDatabaseIn(folder(), {}), () => askRunning(statement));

const CLUSTER =
  "SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster, (SELECT count(*)::int FROM orders) AS orders";

it("copies the database, checks it, keeps the old one, and goes back unless that loses orders", PATIENCE, async () => {
  const [before] = await ask(CLUSTER);
  const { code, printed } = await run();
  const [kept] = keptClusters(folder());
  expect(printed.split("\n")).toEqual([
    `The database in ${folder()} is of Postgres ${major}, and is brought to Postgres ${major + 1}.`,
    expect.stringMatching(/^Read \d+ rows of \d+ tables\.$/),
    expect.stringMatching(/^Restored \d+ rows of \d+ tables\.$/),
    "Added up 1 orders: each total is right.",
    expect.stringContaining(`The old one is in ${kept?.folder}.`),
    expect.stringContaining("remove it when you are sure"),
  ]);
  expect(code).toBe(0);
  expect(readdirSync(dataDir)).toEqual(["postgres", path.basename(kept?.folder ?? "")]);
  const [after] = await ask(CLUSTER);
  expect(after).toEqual({ orders: 1, cluster: expect.not.stringContaining(String(before?.["cluster"])) });

  await ask("UPDATE orders SET placed_at = now()");
  const refused = await run(["--back"]);
  expect(refused.printed).toContain("orders 1, enquiries 0, accounts 0, changes by staff 0. It would be without them.");
  expect(refused.code).toBe(1);
  expect((await ask(CLUSTER))[0]).toEqual(after);

  const back = await run(["--back", "--yes"]);
  expect(back.printed).toMatch(/^The database of Postgres \d+ is back in .*\nWhat was in its place is kept in /);
  expect(back.code).toBe(0);
  expect((await ask(CLUSTER))[0]).toEqual(before);

  // To and fro without a change in between needs no consent.
  expect(await run(["--back"])).toMatchObject({ code: 0 });
  expect((await ask(CLUSTER))[0]).toEqual(after);
});

it("leaves the database as it was when its copy has faults", PATIENCE, async () => {
  await ask("UPDATE orders SET subtotal_pence = subtotal_pence + 1, total_pence = total_pence + 1");
  const [before] = await ask(CLUSTER);
  const { code, printed } = await run();
  expect(printed).toMatch(
    /Order \S+ says \d+ pence as its subtotal, .*\nThe copy of the database has 1 faults\.\nNothing was changed/,
  );
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
  expect((await ask(CLUSTER))[0]).toEqual(before);
});

it(
  "lets nobody change the database while it is copied, and leaves it there if the disk is full",
  PATIENCE,
  async () => {
    const [before] = await ask(CLUSTER);
    const migrate = async () => {
      await expect(askRunning("DELETE FROM cart")).rejects.toThrow("read-only transaction");
      await expect(startDatabaseIn(folder(), {})).rejects.toThrow("already running");
      throw new Error("No space left on device");
    };
    const { code, printed } = await run([], { migrate });
    expect(printed).toMatch(/No space left on device\nNothing was changed\.$/);
    expect(code).toBe(1);
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
    expect((await ask(CLUSTER))[0]).toEqual(before);
  },
);

it("refuses while a shop runs on the database, in both directions", PATIENCE, async () => {
  copyCluster(folder(), `${folder()}.pg${major}-2026-11-27T12-00-00-000Z`);
  await withPostgres(startDatabaseIn(folder(), {}), async () => {
    for (const words of [[], ["--back"], ["--back", "--yes"]]) {
      const { code, printed } = await run(words);
      expect(printed).toMatch(
        new RegExp(`(The shop is already running on this data folder \\(process|Process) ${process.pid}`),
      );
      expect(code).toBe(1);
    }
  });
});

it("needs an installation of the older Postgres, and says how to name one", async () => {
  const away = { fetchPrograms: () => Promise.reject(new Error("npm could not fetch it.")) };
  expect((await run([], away)).printed).toContain(
    `npm could not fetch it. Where there is no network, name an installation of Postgres ${major}: npm run database:upgrade -- --old-programs FOLDER`,
  );
  expect((await run(["--old-programs", dataDir])).printed).toContain(`There is no Postgres in ${dataDir}`);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
});

it("does nothing for a database of the same or a newer Postgres, or without one", async () => {
  expect(await run([], { major })).toEqual({
    code: 0,
    printed: `The database is of Postgres ${major} already. There is nothing to do.`,
  });
  const newer = await run([], { major: major - 1 });
  expect(newer).toMatchObject({ code: 1, printed: expect.stringContaining(`newer than Postgres ${major - 1}`) });
  expect((await run(["--back"])).printed).toContain("No upgrade has kept a database");
  rmSync(folder(), { recursive: true });
  expect((await run()).printed).toContain("There is no database in");
  expect(existsSync(folder())).toBe(false);
});

it("says whose a Postgres of DATABASE_URL is, and how the command is used", async () => {
  const lines: string[] = [];
  expect(await upgradeDatabase([], undefined, (line) => lines.push(line))).toBe(1);
  expect(lines.join()).toContain("its operator upgrades");
  for (const words of [["--yes"], ["--back", "--old-programs", "/x"], ["18"], ["--old-programs", ""]])
    expect((await run(words)).printed).toContain("npm run database:upgrade brings the embedded database");
});

import { rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { backUp } from "../../src/backups/backup-command.js";
import { restore } from "../../src/backups/restore-command.js";
import { openBackupContext, openRestoreContext } from "../../src/composition/backup-context.js";
import { readSettings } from "../../src/settings.js";
import { aFolder, backUpInto } from "../harness/backups.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const folder = aFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settingsWith = (environment: NodeJS.ProcessEnv) =>
  readSettings({ SESSION_SECRETS: "s".repeat(32), ...environment });

/** Runs `npm run backup` with these addresses of the database. */
async function backUpBy(DATABASE_URL: string, DATABASE_DIRECT_URL?: string) {
  const lines: string[] = [];
  const settings = settingsWith({ DATABASE_URL, DATABASE_DIRECT_URL });
  const tell = (line: string) => lines.push(line);
  const parts = { folder, recipients: [], kept: 14, version: "0.1.0" };
  const code = await backUp(
    [],
    () => openBackupContext(settings, tell),
    parts,
    tell,
    () => AbortSignal.abort(),
  );
  return { code, printed: lines.join("\n") };
}

/** What PgBouncer says to a connection that brings options, until the end of the test. Returns its URL. */
async function aPooler(): Promise<string> {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter in options: statement_timeout"];
  const body = Buffer.from(`${fields.join("\0")}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, body.length + 4]);
  const pooler = createServer((socket) => socket.once("data", () => socket.end(Buffer.concat([head, body]))));
  await new Promise<void>((resolve) => pooler.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void pooler.close());
  return `postgres://shop:a-secret-password@127.0.0.1:${(pooler.address() as AddressInfo).port}/shop`;
}

it("a backup goes past a pooler by DATABASE_DIRECT_URL, and says so where that is missing", async () => {
  const pooler = await aPooler();
  expect(await backUpBy(pooler, shop().databaseUrl)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Wrote /),
  });
  const { code, printed } = await backUpBy(pooler);
  expect(printed).toMatch(/^No backup was written: A pooler .*Set DATABASE_DIRECT_URL/);
  expect(code).toBe(1);
});

it("a restore through a pooler is refused with the same sentence", async () => {
  const { file } = await backUpInto(folder, shop().databaseUrl);
  const settings = settingsWith({ DATABASE_URL: await aPooler() });
  const lines: string[] = [];
  const tell = (line: string) => lines.push(line);
  expect(await restore([file], () => openRestoreContext(settings, tell), tell)).toBe(1);
  expect(lines.at(-1)).toMatch(/^Nothing was restored: A pooler .*Set DATABASE_DIRECT_URL/);
});

it("a database that is away is told in a sentence without its password", async () => {
  const { code, printed } = await backUpBy("postgres://shop:a-secret-password@127.0.0.1:1/shop");
  expect(printed).toMatch(/^No backup was written: The database can't be reached: .*ECONNREFUSED/);
  expect(printed).not.toContain("a-secret-password");
  expect(code).toBe(1);
});

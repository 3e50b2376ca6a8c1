import { execFile } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "@measured/embedded-postgres";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { backupsIn } from "../../src/backups/backup-files.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { anEmptyDatabase } from "../harness/backups.js";
import { administer, createTestDatabase } from "../harness/database.js";
import { imageEnvironment, layOutImage } from "../harness/image.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";
import { operations, PAGE, type Trial } from "../unit/operations/operations.js";

// The commands that need a shop; unit/operations/documented-commands.test.ts tries the others, and refuses those that nothing tries.
const shop = useShop();
let image: string;
let order: string;
let empty: Awaited<ReturnType<typeof anEmptyDatabase>>;
let used: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  buildServer();
  image = layOutImage();
  const visitor = shop().visitor();
  await aCartWith(visitor);
  order = (await placeOrder(visitor)).data?.placeOrder.order.number ?? "";
  await shop().database.query("UPDATE orders SET status = 'MANUFACTURING' WHERE number = $1", [order]);
  [empty, used] = [await anEmptyDatabase(), await createTestDatabase()];
}, 90_000);
afterAll(async () => {
  rmSync(image, { recursive: true, force: true });
  await empty.drop();
  await used.drop();
});

/** The commands that are tried in this way, in the page's order. */
const triedBy = <By extends Trial["by"]>(by: By) =>
  operations.flatMap(({ text, line, trial }) =>
    trial?.by === by ? [{ text, where: `${PAGE}:${line}`, trial: trial as Extract<Trial, { by: By }> }] : [],
  );

/** The command with what is here in place of the reader's own: the order, folders, and the newest backup of those that were written before. */
async function withOwn(text: string): Promise<string> {
  const [backup = "none"] = await backupsIn(path.join(image, ".data/backups")).catch(() => []);
  return text
    .replaceAll("MBC123456", order)
    .replaceAll(/\S+\/shop-[\dTZ-]+\.backup\.gz|\bFILE\b/g, backup)
    .replace("/mnt/backups", path.join(image, "mnt"))
    .replace(/^0 7 \* \* \* cd \/srv\/shop/, `mail() { cat; }; cd ${image}`) // a line of cron, without its time
    .replaceAll("/tmp/shop-doctor", path.join(image, "shop-doctor"));
}

/** Runs it in the image and returns what it prints. The doctor's exit code tells of this machine too, such as a disk that is nearly full. */
async function run(text: string, database: string): Promise<string> {
  const options = { cwd: image, env: imageEnvironment(image, database) };
  const failed = ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: stdout + stderr });
  return (await promisify(execFile)("sh", ["-c", await withOwn(text)], options).catch(failed)).stdout;
}

const databaseFor = (on: Extract<Trial, { by: "npm" }>["on"]) =>
  ({ "the shop's": shop().databaseUrl, "an empty database": empty.url, "a used database": used.url })[
    on ?? "the shop's"
  ];

it("commands of npm do and say in an image what the page promises", { timeout: 300_000 }, async () => {
  for (const { text, where, trial } of triedBy("npm"))
    expect(await run(text, databaseFor(trial.on)), `${where} ${text}`).toMatch(trial.says);
  await swapDatabases();
});

/** Goes back to the database that `npm run restore -- FILE --replace` has kept under another name, and drops the restored one. */
async function swapDatabases(): Promise<void> {
  const name = new URL(used.url).pathname.slice(1);
  const [{ kept }] = await shop().database.query(
    "SELECT datname AS kept FROM pg_database WHERE starts_with(datname, $1)",
    [`${name}_before_`],
  );
  const [drop = "", ...swap] = triedBy("sql").flatMap(({ text, trial }) => (trial.on === "the server" ? text : []));
  for (const text of swap)
    await administer(shop().databaseUrl, text.replace("shop_before_…", kept).replaceAll(/\bshop(?=_|\b)/g, name));
  await administer(shop().databaseUrl, drop.replace("shop_before_…", `${name}_restored`));
}

it("statements can be run as the page has them, one after the other", async () => {
  const statements = operations.flatMap(({ text, trial }) => {
    const [, ofPsql] = / psql -c "(.*)"$/.exec(text) ?? [];
    return ofPsql ?? (trial?.by === "sql" && trial.on === undefined ? text : []);
  });
  expect(statements.length).toBeGreaterThan(10);
  const runner = shop().database.createQueryRunner();
  onTestFinished(() => runner.release());
  const [{ name }] = await runner.query("SELECT quote_ident(current_database()) AS name");
  await runner.startTransaction(); // of which nothing stays
  onTestFinished(() => runner.rollbackTransaction());
  for (const statement of statements) {
    const own = statement.replace("ROLE shop IN DATABASE shop", `ROLE CURRENT_USER IN DATABASE ${name}`);
    await expect(runner.query(own)).resolves.toBeDefined();
  }
});

it("processes start with the settings of the page, and are ready", { timeout: 120_000 }, async () => {
  const lines = triedBy("start");
  expect(lines).toHaveLength(5);
  for (const { text, where } of lines) {
    const given = Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
    const own = { DATA_DIR: path.join(image, given["DATA_DIR"] ?? ".data"), PORT: String(await freePort()) };
    const settings = { DATABASE_URL: shop().databaseUrl, PUBLIC_URL: "https://shop.example", ...given, ...own };
    const { process: started } = await startShopProcess(settings, onTestFinished);
    const end = once(started, "exit");
    const { status } = await fetch(`http://127.0.0.1:${own.PORT}/readyz`);
    started.kill("SIGINT");
    expect([where, status, ...(await end)]).toEqual([where, 200, 0, null]);
  }
});

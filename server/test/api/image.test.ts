import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
import { anEmptyDatabase } from "../harness/backups.js";
import { buildServer } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const image = mkdtempSync(path.join(tmpdir(), "shop-image-"));
const shop = useShop();

beforeAll(() => {
  buildServer();
  layOutImage();
}, 60_000);
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** Copies the files of the Dockerfile's last stage; packages come from this checkout. */
function layOutImage() {
  const stage =
    readFileSync(path.join(ROOT, "Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  for (const [, from, source = "", target = ""] of stage.matchAll(/^COPY (?:--from=(\S+) )?(\S+) (\S+)$/gm)) {
    if (from === "dependencies") copyDependencies();
    else if (target !== "client/dist" && target !== "admin/dist")
      cpSync(path.join(ROOT, source.replace(/^\/shop\//, "")), path.join(image, target), { recursive: true });
  }
}

function copyDependencies() {
  for (const folder of [".", "server", "client"]) {
    mkdirSync(path.join(image, folder), { recursive: true });
    cpSync(path.join(ROOT, folder, "package.json"), path.join(image, folder, "package.json"));
    symlinkSync(path.join(ROOT, folder, "node_modules"), path.join(image, folder, "node_modules"));
  }
}

const npmRun = (...command: string[]) => npmRunOn(shop().databaseUrl, ...command);

async function npmRunOn(database: string, ...command: string[]): Promise<string> {
  const env = {
    PATH: process.env["PATH"],
    HOME: image,
    DATABASE_URL: database,
    SESSION_SECRETS: "s".repeat(32),
  };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", ...command], { cwd: image, env });
  return stdout;
}

it("the image runs the documented commands", { timeout: 60_000 }, async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await mutate(visitor, "updateCart", { fulfilment: "MAKE_TO_SIZES" });
  const { number = "" } = (await placeOrder(visitor)).data?.placeOrder.order ?? {};
  expect(await npmRun("order", "--", number, "MANUFACTURING")).toBe(
    `Order ${number} was PROCESSING and is MANUFACTURING now.\n`,
  );
  expect(JSON.parse(await npmRun("shop", "--", "reviews", "--json"))).toEqual([]);
  expect(JSON.parse(await npmRun("shop", "--", "orders", "--json"))).toMatchObject([
    { number, status: "MANUFACTURING" },
  ]);
  expect(await npmRun("migrate")).toBe("The database is up to date.\n");
  expect(await npmRun("seed", "--", "--if-empty")).toBe("There is a catalogue; it stays as it is.\n");
});

it(
  "the image backs up, checks the backup, restores it elsewhere, and examines the shop",
  { timeout: 90_000 },
  async () => {
    const target = await anEmptyDatabase();
    const [, file = ""] =
      /^Wrote (\S+): \d+ rows/.exec(await npmRun("backup", "--", "--to", path.join(image, "kept"))) ?? [];
    expect(file).toMatch(/\/kept\/shop-.*\.backup\.gz$/);
    expect(await npmRun("restore:check", "--", file)).toMatch(/The backup can be restored\.\n$/);
    expect(await npmRunOn(target.url, "restore", "--", file)).toMatch(/The backup is restored\.\n$/);
    await target.drop();
    // Its exit code tells of this machine too, such as a disk that is nearly full.
    const examined = await npmRun("doctor").catch((failure: { stdout: string }) => failure.stdout);
    expect(examined).toMatch(/^ok {5}The database's tables are those of this version\.$/m);
  },
);

it("the image has the programs that Compose starts", () => {
  const compose = readFileSync(path.join(ROOT, "docker-compose.yml"), "utf8");
  const programs = [...compose.matchAll(/server\/dist\/\S+?\.js/g)].map(([program]) => program);
  expect(programs).toContain("server/dist/commands/backup.js");
  expect(programs.filter((program) => !existsSync(path.join(image, program)))).toEqual([]);
});

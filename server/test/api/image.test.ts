import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
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

async function npmRun(...command: string[]): Promise<string> {
  const env = {
    PATH: process.env["PATH"],
    HOME: image,
    DATABASE_URL: shop().databaseUrl,
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

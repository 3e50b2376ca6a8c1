import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
import { imageEnvironment, layOutImage } from "../harness/image.js";
import { buildServer } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";

// documented-commands.test.ts runs the commands of docs/operations.md in an image.
const ROOT = path.resolve(import.meta.dirname, "../../..");
const shop = useShop();
let image: string;

beforeAll(() => {
  buildServer();
  image = layOutImage();
}, 60_000);
afterAll(() => rmSync(image, { recursive: true, force: true }));

async function npmRun(...command: string[]): Promise<string> {
  const options = { cwd: image, env: imageEnvironment(image, shop().databaseUrl) };
  return (await promisify(execFile)("npm", ["run", "--silent", ...command], options)).stdout;
}

it("the image runs the commands of the staff", { timeout: 60_000 }, async () => {
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
});

it("the image has the programs that Compose starts", () => {
  const compose = readFileSync(path.join(ROOT, "docker-compose.yml"), "utf8");
  const programs = [...compose.matchAll(/server\/dist\/\S+?\.js/g)].map(([program]) => program);
  expect(programs).toContain("server/dist/commands/backup.js");
  expect(programs.filter((program) => !existsSync(path.join(image, program)))).toEqual([]);
});

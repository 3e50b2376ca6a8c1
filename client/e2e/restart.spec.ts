import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, Shopper, test } from "./shop";

const folder = mkdtempSync(path.join(tmpdir(), "shop-restart-"));
let server: ChildProcess | undefined;

/** Starts the built shop on the folder; resolves with its address. */
async function open(): Promise<string> {
  const child = spawn("node", ["server/dist/main.js"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { ...process.env, PORT: "0", DATA_DIR: folder, DATABASE_URL: "", PUBLIC_URL: "", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  server = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /open at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error("The shop did not open.");
}

async function kill(): Promise<void> {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}

test.afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

test("cart and order are there after the server was killed", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const shopper = new Shopper(page);

  const before = await open();
  await page.goto(`${before}/products/roman-blinds`);
  await shopper.addToCart();
  await page.goto(`${before}/checkout`);
  await shopper.fillCheckout();
  await shopper.agree();
  await shopper.placeOrder();
  const number = (await page.getByText(/#MBC\d{6}/).textContent())?.match(/MBC\d{6}/)?.[0] ?? "none";
  await page.goto(`${before}/products/roller-blinds`);
  await shopper.addToCart();
  await kill();

  // Another port is another origin for storage, but cookies are the host's.
  const after = await open();
  await page.goto(`${after}/cart`);
  await expect(page.getByText("Items (1)")).toBeVisible();
  await page.goto(`${after}/order-confirmation`);
  await expect(page.getByText(`#${number}`)).toBeVisible();
  await context.close();
});

import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { ensureBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { openShop } from "./shop-server.ts";
import { ROOT } from "./steps.ts";

const WIDTHS = [390, 768, 1280];
const HEIGHT = 900;
const ROUTES = [
  "/",
  "/category/blinds",
  "/products/wooden-blinds",
  "/cart",
  "/checkout",
  "/order-confirmation",
  "/no-such-page",
];

// npm run shots [-- route …]: screenshots of whole pages at the widths of the design, into .shots/. SHOP_URL names an open shop.
const given = process.argv.slice(2);
const routes = given.length > 0 ? given : ROUTES;
const folder = path.join(ROOT, ".shots");
mkdirSync(folder, { recursive: true });

const shopUrl = process.env["SHOP_URL"];
if (shopUrl === undefined && !(await build())) process.exit(1);
const shop = shopUrl === undefined ? await openShop() : { url: shopUrl, close: async () => {} };
try {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
  for (const route of routes) for (const width of WIDTHS) await shoot(browser, route, width);
  await browser.close();
} finally {
  await shop.close();
}

async function shoot(browser: Browser, route: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  await page.goto(new URL(route, shop.url).href);
  await loadEverything(page);
  const name = `${route.replace(/^\/|\/$/g, "").replace(/[^\w-]+/g, "-") || "home"}-${width}.png`;
  await page.screenshot({ path: path.join(folder, name), fullPage: true });
  await page.close();
  console.log(path.join(".shots", name));
}

/** Loads lazy pictures, and waits for them, the fonts and the page's requests. */
async function loadEverything(page: Page): Promise<void> {
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.evaluate(`(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  })()`);
}

import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.ts";
import { build } from "../../scripts/build.ts";
import { openShop } from "../../scripts/shop-server.ts";
import { ROOT } from "../../scripts/steps.ts";
import { median } from "./figures.ts";

/**
 * npm run bench:drawings: what the drawing of each product costs as it is ordered without a choice, and a change of size on the page of
 * one product of each kind. Ends with exit code 1 where a drawing takes DRAWN_MS or longer, or is not changed before the frame that
 * shows the figure; how long the frame takes depends on the machine. SHOP_URL names an open shop.
 */
const DRAWN_MS = 2;
const RUNS = 40;
/** Inches: 1200 × 1400 mm. */
const SIZE = { width: 47.2441, height: 55.1181 };

type Product = {
  slug: string;
  family: string;
  variant: string | null;
  colors: { hex: string }[];
  materials: { name: string }[];
  options: { name: string; defaultValue: string }[];
};
type Drawn = Record<string, unknown>;
type Drawer = { drawingSvg(drawn: Drawn, frame: { width: number; height: number }): Promise<string> };

const QUERY = `{ products(first: 100) { nodes { slug family variant colors { hex } materials { name } options { name defaultValue } } } }`;

async function productsOf(url: string): Promise<Product[]> {
  const response = await fetch(new URL("/graphql", url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = (await response.json()) as { data: { products: { nodes: Product[] } } };
  return data.products.nodes;
}

/** Milliseconds of a drawing as markup, the median of RUNS after as many to warm up. */
async function drawingMs({ drawingSvg }: Drawer, { family, variant, colors, materials, options }: Product) {
  const chosen = Object.fromEntries(options.map(({ name, defaultValue }) => [name, defaultValue]));
  const drawn = { family, variant, colorHex: colors[0]?.hex, material: materials[0]?.name, size: SIZE, chosen };
  const times: number[] = [];
  for (let run = 0; run < 2 * RUNS; run += 1) {
    const start = performance.now();
    await drawingSvg(drawn, { width: 4, height: 5 });
    if (run >= RUNS) times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * In the page: types widths, and measures the scripts of each and the frame that follows, up to its paint. Throws where the drawing is
 * not changed when the scripts have ended, for then it comes a frame late.
 */
const TYPE_WIDTHS = `(async () => {
  const [field] = document.querySelectorAll("[role=spinbutton]");
  const least = Number(field.getAttribute("aria-valuemin"));
  const drawing = () => document.querySelector("figure svg").getAttribute("aria-label");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const painted = () => new Promise((done) => requestAnimationFrame((start) => {
    const { port1, port2 } = new MessageChannel();
    const begun = performance.now();
    port1.onmessage = () => done(performance.now() - begun);
    port2.postMessage(0);
  }));
  const times = [];
  for (let run = 0; run < ${2 * RUNS}; run += 1) {
    const before = drawing();
    const start = performance.now();
    set.call(field, String(least + 300 + run));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await null;
    const scripts = performance.now() - start;
    if (run > 0 && drawing() === before) throw new Error("The drawing is not changed in the frame of its figure.");
    const frame = await painted();
    if (run >= ${RUNS}) times.push(scripts + frame);
    await new Promise((done) => setTimeout(done, 30));
  }
  return times;
})()`;

async function changeMs(page: Page, url: string, { slug }: Product): Promise<number> {
  await page.goto(new URL(`/products/${slug}`, url).href);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return median(await page.evaluate(TYPE_WIDTHS));
}

const shopUrl = process.env["SHOP_URL"];
if (shopUrl === undefined && !(await build())) process.exit(1);
const shop = shopUrl === undefined ? await openShop() : { url: shopUrl, close: async () => {} };
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
const late: string[] = [];
try {
  const products = await productsOf(shop.url);
  const drawer = (await import(pathToFileURL(path.join(ROOT, "client/dist/server/server.js")).href)) as Drawer;
  const kinds = new Set<string>();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  console.log("| product | a drawing, ms | a change of size to its paint, ms |\n| --- | --- | --- |");
  for (const product of products) {
    const kind = `${product.family}/${product.variant}`;
    const drawn = await drawingMs(drawer, product);
    if (drawn >= DRAWN_MS) late.push(`${product.slug}: ${drawn.toFixed(1)} ms`);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const changed = await changeMs(page, shop.url, product);
    console.log(`| ${product.slug} | ${drawn.toFixed(2)} | ${changed.toFixed(1)} |`);
  }
  if (late.length > 0) {
    console.error(`Drawings beyond ${DRAWN_MS} ms: ${late.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.close();
}

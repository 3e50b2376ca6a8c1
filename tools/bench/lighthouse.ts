import { type Browser, chromium } from "@playwright/test";
import lighthouse, { type RunnerResult } from "lighthouse";
import { ensureBrowser } from "../../scripts/browser.ts";
import { build } from "../../scripts/build.ts";
import { freePort } from "../../scripts/free-port.ts";
import { openShop } from "../../scripts/shop-server.ts";

const ROUTES = ["/", "/category/blinds", "/products/wooden-blinds"];
const ROUNDS = 3;
/** The budgets of the shop's first visit: least scores of 100 on a slow phone, most layout shift, and kilobytes of scripts on Home. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const MOST_SCRIPT_KILOBYTES: Record<string, number> = { "/": 190 };
const MOST_SHIFT = 0.02;

type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

type Visit = { scores: Record<Category, number>; scriptKilobytes: number; shift: number; complaints: string[] };

// npm run lighthouse [-- route …]: a phone's first visit, the median of three, beside the budgets. SHOP_URL names a shop that is open.
const given = process.argv.slice(2);
const routes = given.length > 0 ? given : ROUTES;
const shopUrl = process.env["SHOP_URL"];
if (shopUrl === undefined && !(await build())) process.exit(1);
const shop = shopUrl === undefined ? await openShop() : { url: shopUrl, close: async () => {} };
try {
  for (const route of routes) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(new URL(route, shop.url).href));
    const kept = report(route, middleOf(visits));
    if (!kept) process.exitCode = 1;
  }
} finally {
  await shop.close();
}

async function visit(url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    return await readVisit(result);
  } finally {
    await browser.close();
  }
}

async function openBrowser(port: number): Promise<Browser> {
  const executablePath = await ensureBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [`--remote-debugging-port=${port}`, "--disable-background-networking", "--disable-component-update"],
  });
}

async function readVisit({ lhr }: RunnerResult): Promise<Visit> {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const requests = itemsOf(lhr.audits["network-requests"]?.details) as { resourceType?: string; url: string }[];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const scriptBytes = await Promise.all(scripts.map(({ url }) => bytesOf(url)));
  const complaints = CATEGORIES.flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title ?? ""}${audit?.displayValue === undefined ? "" : ` (${audit.displayValue})`}`);
  return {
    scores,
    scriptKilobytes: scriptBytes.reduce((sum, bytes) => sum + bytes, 0) / 1000,
    shift: lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0,
    complaints,
  };
}

/** How much of a file goes over the line, without its headers. */
async function bytesOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  const length = headers.get("content-length");
  if (length === null) throw new Error(`${url} does not say how long it is.`);
  return Number(length);
}

function itemsOf(details: unknown): unknown[] {
  return typeof details === "object" && details !== null && "items" in details && Array.isArray(details.items)
    ? details.items
    : [];
}

/** By performance, which alone changes from visit to visit. */
function middleOf(visits: Visit[]): Visit {
  const sorted = visits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There was no visit.");
  return middle;
}

function report(route: string, { scores, scriptKilobytes, shift, complaints }: Visit): boolean {
  const isKept =
    CATEGORIES.every((category) => scores[category] >= LEAST[category]) &&
    scriptKilobytes <= (MOST_SCRIPT_KILOBYTES[route] ?? Number.POSITIVE_INFINITY) &&
    shift < MOST_SHIFT;
  const figures = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(", ");
  console.log(
    `${isKept ? "kept  " : "missed"} ${route}: ${figures}, scripts ${scriptKilobytes.toFixed(1)} kB, layout shift ${shift.toFixed(3)}`,
  );
  for (const complaint of complaints) console.log(`         ${complaint}`);
  return isKept;
}

import { freePort } from "@measured/embedded-postgres";
import { chromium, type Browser } from "@playwright/test";
import lighthouse, { type RunnerResult } from "lighthouse";
import { ensureBrowser } from "../../scripts/browser.ts";
import { CATEGORIES, type Category, type Visit } from "./visit-budgets.ts";

/** A first visit of a phone to the URL, in a browser of its own. */
export async function visit(url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
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

/** Bytes of a file as it is sent, without headers. */
async function bytesOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  const length = headers.get("content-length");
  if (length === null) throw new Error(`${url} has no Content-Length.`);
  return Number(length);
}

function itemsOf(details: unknown): unknown[] {
  return typeof details === "object" && details !== null && "items" in details && Array.isArray(details.items)
    ? details.items
    : [];
}

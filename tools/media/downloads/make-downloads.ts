import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { ShopFacts } from "../../../client/src/content/facts";
import { BOOKLETS, type Booklet } from "../../../client/src/content/guides/downloads";
import { fontFaces, launchBrowser, PUBLIC } from "../chromium";
import { bookletFingerprint, bookletHtml } from "./booklet-html";
import { pageCount, pagesOfParts } from "./outline";
import { printedFacts } from "./printed-facts";

const FILES = path.resolve(import.meta.dirname, "../../../client/src/content/guides/download-files.json");

/** Prints every booklet and writes the facts about the files that the shop shows. SHOP_PROFILE_FILE replaces the shop profile. */
export async function make(): Promise<void> {
  const facts = printedFacts(process.env["SHOP_PROFILE_FILE"]);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const files: Record<string, object> = {};
    for (const booklet of Object.values(BOOKLETS)) {
      const file = path.join(PUBLIC, "downloads", `${booklet.id}.pdf`);
      const pages = await printBooklet(page, booklet, facts, file);
      const kilobytes = Math.round((await stat(file)).size / 1000);
      files[booklet.id] = { pages, kilobytes, fingerprint: bookletFingerprint(booklet, facts) };
      console.log(`${file}: ${pages} pages, ${kilobytes} kB`);
    }
    await writeFile(FILES, `${JSON.stringify(files, null, 2)}\n`);
  } finally {
    await browser.close();
  }
}

/** Prints twice: the first run finds the pages for the table of contents. */
async function printBooklet(page: Page, booklet: Booklet, facts: ShopFacts, file: string): Promise<number> {
  const first = await set(page, bookletHtml(booklet, facts));
  const pdf = await set(page, bookletHtml(booklet, facts, pagesOfParts(first)));
  await writeFile(file, pdf);
  return pageCount(pdf);
}

async function set(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html.replace("<style>", `<style>${await fontFaces()}`));
  await page.evaluate("document.fonts.ready");
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShopFacts } from "../../../client/src/content/facts";
import type { Booklet } from "../../../client/src/content/guides/downloads";
import { paperCss } from "./paper";
import { PrintedBooklet } from "./PrintedBooklet";

/** A booklet as HTML, without the typefaces. `pages` are the first pages of its guides, if they are known. */
export function bookletHtml(
  booklet: Booklet,
  facts: ShopFacts,
  pages: ReadonlyMap<string, number> = new Map(),
): string {
  const body = renderToStaticMarkup(<PrintedBooklet booklet={booklet} facts={facts} pages={pages} />);
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${booklet.title} · ${facts.name}</title><style>${paperCss(facts.name, booklet.title)}</style></head><body>${body}</body></html>`;
}

/** A hash of the printed content, so that a test finds outdated files. */
export const bookletFingerprint = (booklet: Booklet, facts: ShopFacts) =>
  createHash("sha256").update(bookletHtml(booklet, facts)).digest("hex").slice(0, 12);

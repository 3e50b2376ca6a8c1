import { escapeXml } from "../../kernel/markup/escape.js";
import type { SitemapRoutes } from "./sitemap-routes.js";

/**
 * Maximum number of URLs in one file. The protocol allows 50,000; a file of these takes little of the cache, and renews quickly.
 */
const MOST = 10_000;
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `updated` is the day of the last change of what the page shows: "2026-11-21"; null where none is known. */
type CataloguePage = { slug: string; updated: string | null };
/** The pages of all categories and products, in the order of the shop. */
export type CataloguePages = { categories: CataloguePage[]; products: CataloguePage[] };

/** A page with the day or month of its last change where that is known. */
type Page = SitemapRoutes["publicPages"][number];

/** The sitemap of a shop, in one file, or in several with an index above 10,000 URLs. */
export class Sitemap {
  private readonly pages: readonly Page[];

  /** Pages, departments and products, most popular first, at `origin`. */
  constructor(
    private readonly origin: string,
    { publicPages }: Pick<SitemapRoutes, "publicPages">,
    { categories, products }: CataloguePages,
  ) {
    this.pages = [...publicPages, ...below("category", categories), ...below("products", products)];
  }

  /** The file that robots.txt names. */
  whole(): string {
    if (this.pages.length <= MOST) return this.fileOf(this.pages);
    const parts = Array.from({ length: Math.ceil(this.pages.length / MOST) }, (_, place) => partPath(place + 1));
    const lines = parts.map((path) => `<sitemap><loc>${escapeXml(this.origin + path)}</loc></sitemap>\n`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${SCHEMA}>\n${lines.join("")}</sitemapindex>\n`;
  }

  /** One of the files that the index names, counted from 1; undefined where it names none of this number. */
  part(number: number): string | undefined {
    const pages = this.pages.slice((number - 1) * MOST, number * MOST);
    return this.pages.length <= MOST || pages.length === 0 ? undefined : this.fileOf(pages);
  }

  private fileOf(pages: readonly Page[]): string {
    const lines = pages.map(({ path, updated }) => {
      const lastModified = updated === undefined ? "" : `<lastmod>${updated}</lastmod>`;
      return `<url><loc>${escapeXml(this.origin + path)}</loc>${lastModified}</url>\n`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${SCHEMA}>\n${lines.join("")}</urlset>\n`;
  }
}

/** Below no folder: the protocol lets a file name pages of its own folder alone. */
export const partPath = (number: number): string => `/sitemap-${number}.xml`;

const below = (folder: string, pages: readonly CataloguePage[]): Page[] =>
  pages.map(({ slug, updated }) => ({
    path: `/${folder}/${encodeURIComponent(slug)}`,
    ...(updated !== null && { updated }),
  }));

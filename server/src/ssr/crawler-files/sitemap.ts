import { escapeMarkup } from "../../kernel/markup/escape.js";
import type { SitemapRoutes } from "../storefront.js";

/** How many addresses one sitemap may hold, by its protocol. */
const MOST = 50_000;

/** Slugs of all categories and products, in the order of the shop. */
export type CatalogueSlugs = { categories: string[]; products: string[] };

/**
 * The sitemap of the shop at `origin`: its pages, its departments and its products, the most popular first. Beyond 50,000
 * addresses the least popular products are left to be found by links.
 */
export function sitemap(
  origin: string,
  { publicPages }: Pick<SitemapRoutes, "publicPages">,
  { categories, products }: CatalogueSlugs,
): string {
  const pages: SitemapRoutes["publicPages"] = [
    ...publicPages,
    ...categories.map((slug) => ({ path: `/category/${encodeURIComponent(slug)}` })),
    ...products.map((slug) => ({ path: `/products/${encodeURIComponent(slug)}` })),
  ];
  const lines = pages.slice(0, MOST).map(({ path, updated }) => {
    const lastModified = updated === undefined ? "" : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastModified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</urlset>
`;
}

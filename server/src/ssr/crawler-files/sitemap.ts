import { escapeMarkup } from "../../kernel/markup/escape.js";
import type { SitemapRoutes } from "./sitemap-routes.js";

/** Maximum number of URLs in one sitemap, by its protocol. */
const MOST = 50_000;

/** Slugs of all categories and products, in the order of the shop. */
export type CatalogueSlugs = { categories: string[]; products: string[] };

/**
 * The sitemap of the shop at `origin`: pages, departments and products, most popular first. Above 50,000 URLs it omits the
 * least popular products.
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

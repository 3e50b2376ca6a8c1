import { escapeXml } from "../../kernel/markup/escape.js";
import type { SitemapRoutes } from "./sitemap-routes.js";

/** Maximum number of URLs in one sitemap, by its protocol. */
const MOST = 50_000;

/** `updated` is the day of the last change of what the page shows: "2026-11-21"; null where none is known. */
type CataloguePage = { slug: string; updated: string | null };
/** The pages of all categories and products, in the order of the shop. */
export type CataloguePages = { categories: CataloguePage[]; products: CataloguePage[] };

/**
 * The sitemap of the shop at `origin`: pages, departments and products, most popular first. Above 50,000 URLs it omits the
 * least popular products.
 */
export function sitemap(
  origin: string,
  { publicPages }: Pick<SitemapRoutes, "publicPages">,
  { categories, products }: CataloguePages,
): string {
  const below = (folder: string, pages: readonly CataloguePage[]) =>
    pages.map(({ slug, updated }) => ({
      path: `/${folder}/${encodeURIComponent(slug)}`,
      updated: updated ?? undefined,
    }));
  const pages = [...publicPages, ...below("category", categories), ...below("products", products)];
  const lines = pages.slice(0, MOST).map(({ path, updated }) => {
    const lastModified = updated === undefined ? "" : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastModified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("")}</urlset>
`;
}

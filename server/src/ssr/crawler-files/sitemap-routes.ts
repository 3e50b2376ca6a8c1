/** The routes that sitemap and robots.txt name. */
export type SitemapRoutes = {
  /** Pages for search engines, without those of the catalogue. `updated` is a day or a month: "2026-11-21", "2025-01". */
  publicPages: readonly { path: string; updated?: string }[];
  /** Path prefixes that search engines should not visit. */
  hiddenPaths: readonly string[];
};

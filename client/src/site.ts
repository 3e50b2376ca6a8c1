// The route table for the server's main thread. Its build leaves components out (vite/strip-components) to save memory.
import type { PageRoute } from "./lib/page-route";
import { routes } from "./routes";

export { canonicalUrl } from "./app/page-parameters";

const entriesOf = async ({ sitemap }: PageRoute) => {
  if (sitemap === "catalogue" || sitemap === "hidden") return [];
  return typeof sitemap === "function" ? sitemap() : sitemap;
};

/** The pages for search engines. */
export const sitemapRoutes = {
  /** Sitemap entries. The server adds those of the catalogue from the database. */
  publicPages: (await Promise.all(routes.map(entriesOf))).flat(),
  /** Path prefixes for `Disallow` in robots.txt. */
  hiddenPaths: routes.filter(({ sitemap }) => sitemap === "hidden").map(({ path }) => path.pattern.replace("/*", "")),
};

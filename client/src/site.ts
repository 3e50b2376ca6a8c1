// What the server knows of the pages without rendering any. Its build leaves components out (vite/without-components), for it
// stays in the memory of the server's main thread.
import type { PageRoute } from "./lib/page-route";
import { routes } from "./routes";

export { canonicalUrl } from "./app/page-parameters";

const entriesOf = async ({ sitemap }: PageRoute) => {
  if (sitemap === "catalogue" || sitemap === "hidden") return [];
  return typeof sitemap === "function" ? sitemap() : sitemap;
};

/** What search engines are told of the pages. */
export const sitemapRoutes = {
  /** Those that they should list. The server adds the catalogue's from the database. */
  publicPages: (await Promise.all(routes.map(entriesOf))).flat(),
  /** Beginnings of the paths that they should leave alone. */
  hiddenPaths: routes.filter(({ sitemap }) => sitemap === "hidden").map(({ path }) => path.pattern.replace("/*", "")),
};

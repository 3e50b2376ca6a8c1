// The route table for the server's main thread. Its build leaves components out (vite/strip-components) to save memory.
import type { PageRoute } from "./lib/page-route";
import { routes } from "./routes";

export { canonicalUrl } from "./app/page-parameters";

const isHidden = ({ sitemap, isPrivate }: PageRoute) => sitemap === "hidden" || isPrivate === true;

const entriesOf = async ({ path, sitemap = [{ path: path.pattern }] }: PageRoute) => {
  if (sitemap === "catalogue" || sitemap === "hidden") return [];
  return typeof sitemap === "function" ? sitemap() : sitemap;
};

/** The pages for search engines. */
export const sitemapRoutes = {
  /** Sitemap entries. The server adds those of the catalogue from the database. */
  publicPages: (await Promise.all(routes.filter((route) => !isHidden(route)).map(entriesOf))).flat(),
  /** Path prefixes for `Disallow` in robots.txt, each once: what is before the first parameter of a path. */
  hiddenPaths: [...new Set(routes.filter(isHidden).map(({ path }) => path.pattern.replace(/\/[*:].*$/, "")))],
};

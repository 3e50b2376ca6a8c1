import type { SitemapRoutes } from "./sitemap-routes.js";

/** Paths of the API and of the back office, which search engines can't use. */
const CALLS = ["/api/", "/graphql", "/sandbox", "/admin"];

/** robots.txt: hidden paths, and the URL of the sitemap. */
export const robots = (origin: string, { hiddenPaths }: Pick<SitemapRoutes, "hiddenPaths">): string =>
  [
    "User-agent: *",
    ...[...hiddenPaths, ...CALLS].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

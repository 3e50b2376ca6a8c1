import type { SitemapRoutes } from "../storefront.js";

/** Answers for programs, which no search engine has a use for. */
const CALLS = ["/api/", "/graphql", "/graphiql"];

/** What search engines may read, and where the list of it is. */
export const robots = (origin: string, { hiddenPaths }: Pick<SitemapRoutes, "hiddenPaths">): string =>
  [
    "User-agent: *",
    ...[...hiddenPaths, ...CALLS].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

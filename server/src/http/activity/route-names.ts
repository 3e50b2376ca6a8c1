/** Paths that are routes by themselves. */
const PATHS: ReadonlySet<string> = new Set([
  ...["/graphql", "/graphql/stream", "/admin/graphql", "/sandbox", "/schema.graphql", "/api/docs", "/api/openapi.json"],
  ...["/healthz", "/readyz", "/csp-reports", "/newsletter/unsubscribe", "/reviews/no-invitations"],
  ...["/robots.txt", "/sitemap.xml", "/windows-worker.js", "/measuring-sheet.pdf", "/windows/measuring-sheet.pdf"],
]);

/** Beginnings of paths that count together, the longer ones first. */
const FOLDERS = [
  "/sitemap-",
  "/assets/",
  "/images/",
  "/fonts/",
  "/social/",
  "/feeds/",
  "/admin/",
  "/.well-known/",
  "/api/",
];

/** Everything else that is no page: made-up addresses, and PDFs, whose path has the number of an order. */
const PDF = "/*.pdf";
const OTHER = "other";

/**
 * Names the route of a path, so that requests can be counted by route: some fifty names, whatever clients ask for, and none with
 * anything of a visitor. Pages are named by their own record instead (`noteRoute`).
 * @param patterns of the REST API, as "/api/products/{slug}"
 */
export function routeNames(patterns: readonly string[]): (path: string) => string {
  const rest = [...new Set(patterns)].map((name) => ({ name, pattern: patternOf(name) }));
  return (path) => {
    if (PATHS.has(path)) return path;
    const found = path.startsWith("/api/") ? rest.find(({ pattern }) => pattern.test(path)) : undefined;
    if (found) return found.name;
    const folder = FOLDERS.find((each) => path.startsWith(each));
    if (folder !== undefined) return `${folder}*`;
    return path.endsWith(".pdf") ? PDF : OTHER;
  };
}

const patternOf = (name: string) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

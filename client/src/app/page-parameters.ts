import { routeAt } from "../routes";

/**
 * The URL by which the server renders and caches a page. It has only the parameters that change what the server renders, in one
 * order and spelling, so that links with tracking parameters share one page.
 * @param url path and query of the request
 */
export function canonicalUrl(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const pathname = url.slice(0, start);
  return pathname + searchWith(url.slice(start), routeAt(pathname).parameters);
}

/** The query that the page at `pathname` sees: "" or "?…", without the parameters that it does not know. */
export function knownSearch({ pathname, search }: { pathname: string; search: string }): string {
  if (search === "") return "";
  const { parameters = [], browserParameters = [] } = routeAt(pathname);
  return searchWith(search, [...parameters, ...browserParameters]);
}

function searchWith(search: string, names: readonly string[] = []): string {
  const asked = new URLSearchParams(search);
  const values = (name: string) => [...new Set(asked.getAll(name))].filter((value) => value !== "");
  const known = new URLSearchParams(names.flatMap((name) => values(name).map((value) => [name, value])));
  return known.size === 0 ? "" : `?${known}`;
}

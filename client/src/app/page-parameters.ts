import { routeAt } from "../routes";

/**
 * The URL that the server renders and caches a page by. It has the parameters that change what the server renders and no others,
 * in one order and spelling, so that a link's tracking parameters make no page of their own.
 * @param url path and query, as a request names them
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

import { matchPath } from "react-router-dom";
import { paths } from "./paths";

const LIST = ["search", "price", "material", "color", "room", "feature", "sort", "page"] as const;

/** A query parameter that narrows or orders a list of products. */
export type ListParameter = (typeof LIST)[number];

type PageParameters = Partial<Record<keyof typeof paths, readonly string[]>>;

/**
 * The query parameters that a page shows something by. Each page declares its own here and never sees another; the server
 * caches a copy of the page for each of their values.
 */
export const SHOWN_PARAMETERS = {
  category: LIST,
  products: LIST,
  product: ["color", "material", "width", "height", "unit"],
  search: ["q", ...LIST],
  contact: ["inspiration"],
  installationGuide: ["for"],
  byRooms: ["room"],
  inspiration: ["style"],
  faq: ["search"],
} as const satisfies PageParameters;

/** Those that only the browser reads, such as the secret of a link in a mail: the server renders one page whatever they say. */
const BROWSER_PARAMETERS: PageParameters = {
  trackOrder: ["number"],
  newsletterConfirm: ["token"],
  newsletterUnsubscribe: ["token"],
  login: ["next"],
  account: ["token"],
};

/**
 * The URL that the server renders and caches a page by. It has the parameters that the page shows something by and no others,
 * in one order and spelling, so that a link's tracking parameters make no page of their own.
 * @param url path and query, as a request names them
 */
export function canonicalUrl(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const pathname = url.slice(0, start);
  return pathname + searchWith(url.slice(start), parametersAt(pathname, SHOWN_PARAMETERS));
}

/** The query of an address as its page sees it: "" or "?…", without what the page does not know. */
export function knownSearch({ pathname, search }: { pathname: string; search: string }): string {
  if (search === "") return "";
  const names = [SHOWN_PARAMETERS, BROWSER_PARAMETERS].flatMap((parameters) => parametersAt(pathname, parameters));
  return searchWith(search, names);
}

function parametersAt(pathname: string, parameters: PageParameters): readonly string[] {
  const names = Object.keys(parameters) as (keyof typeof paths)[];
  const page = names.find((name) => matchPath(paths[name].pattern, pathname));
  return (page && parameters[page]) ?? [];
}

function searchWith(search: string, names: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const values = (name: string) => [...new Set(asked.getAll(name))].filter((value) => value !== "");
  const known = new URLSearchParams(names.flatMap((name) => values(name).map((value) => [name, value])));
  return known.size === 0 ? "" : `?${known}`;
}

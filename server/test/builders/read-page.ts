const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#x27": "'", nbsp: "\u00a0" };
const unescaped = (html: string) => html.replace(/&(#x27|\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

/** What people read of a piece of a page that the shop has written. */
export const textOf = (html: string) =>
  unescaped(
    html
      .replace(/<(style|script)\b.*?<\/\1>/gs, "")
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]+>/g, ""),
  );

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => unescaped(found));

/** What search engines read of a page. */
export type ReadPage = {
  titles: string[];
  /** Addresses, of which there should be one. */
  canonicals: string[];
  /** Contents by name or property: "description", "robots", "og:title". */
  meta: (name: string) => string[];
  headings: string[];
  /** What stands in the breadcrumbs, from the top down. */
  breadcrumbs: string[];
  links: string[];
  /** The things of its JSON-LD, of which there may be one block. */
  things: Record<string, unknown>[];
  /** What people read below the head. */
  text: string;
};

/** Reads a page as the server has written it. */
export function readPage(html: string): ReadPage {
  const [crumbs = ""] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html) ?? [];
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length > 1) throw new Error("The page has more than one block of JSON-LD.");
  const graph =
    blocks[0]?.[1] === undefined ? [] : (JSON.parse(blocks[0][1]) as { "@graph": ReadPage["things"] })["@graph"];
  return {
    titles: all(html, /<title>(.*?)<\/title>/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"\s*\/?>/g),
    meta: (name) => all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"\\s*/?>`, "g")),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = ""]) => textOf(heading)),
    breadcrumbs: [...crumbs.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, crumb = ""]) => textOf(crumb)),
    links: all(html, /<a [^>]*?href="([^"]*)"/g),
    things: graph,
    text: textOf(html.slice(html.indexOf("<body"))),
  };
}

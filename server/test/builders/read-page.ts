const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#x27": "'", nbsp: "\u00a0" };
const unescaped = (html: string) => html.replace(/&(#x27|\w+);/g, (whole, name: string) => NAMED[name] ?? whole);

/** The visible text of an HTML fragment. */
export const textOf = (html: string) =>
  unescaped(
    html
      .replace(/<(style|script)\b.*?<\/\1>/gs, "")
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]+>/g, ""),
  );

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => unescaped(found));

/** The parts of a page that search engines read. */
export type ReadPage = {
  titles: string[];
  /** Canonical URLs; there should be one. */
  canonicals: string[];
  /** Contents of meta tags by name or property: "description", "robots", "og:title". */
  meta: (name: string) => string[];
  headings: string[];
  /** Labels of the breadcrumbs, from the top down. */
  breadcrumbs: string[];
  links: string[];
  /** The entities of its JSON-LD block, if any. */
  things: Record<string, unknown>[];
  /** Visible text of the body. */
  text: string;
};

/** Parses a page as the server rendered it. */
export function readPage(html: string): ReadPage {
  const [crumbs = ""] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html) ?? [];
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length > 1) throw new Error("The page has more than one block of JSON-LD.");
  const graph =
    blocks[0]?.[1] === undefined ? [] : (JSON.parse(blocks[0][1]) as { "@graph": ReadPage["things"] })["@graph"];
  // Search engines take no notice of these in the body.
  const head = html.slice(0, html.indexOf("</head>"));
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, ""); // which replaces the page where no scripts run
  return {
    titles: all(head, /<title>(.*?)<\/title>/g),
    canonicals: all(head, /<link rel="canonical" href="([^"]*)"\s*\/?>/g),
    meta: (name) => all(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"\\s*/?>`, "g")),
    headings: [...scripted.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = ""]) => textOf(heading)),
    breadcrumbs: [...crumbs.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, crumb = ""]) => textOf(crumb)),
    links: all(html, /<a [^>]*?href="([^"]*)"/g),
    things: graph,
    text: textOf(html.slice(html.indexOf("<body"))),
  };
}

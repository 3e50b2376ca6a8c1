import type { Article, BreadcrumbList, FAQPage, Graph, Organization, Product, WebSite } from "schema-dts";

/** What pages say of themselves in schema.org's words. A page says at most one of each kind. */
export type Described = Exclude<Article | BreadcrumbList | FAQPage | Organization | Product | WebSite, string>;

/** Makes a path of the shop a whole URL, where the shop knows its own. */
export type Absolute = (path: string) => string;

/** Things as one JSON-LD document, safe inside a script block. */
export function jsonLd(things: readonly Described[]): string {
  const document: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}

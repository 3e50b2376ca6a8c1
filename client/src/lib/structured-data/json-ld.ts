import type { Article, BreadcrumbList, FAQPage, Graph, Organization, Product, VideoObject, WebSite } from "schema-dts";

/** The schema.org types of pages; a page has at most one of each, but any number of videos. */
export type Described = Exclude<
  Article | BreadcrumbList | FAQPage | Organization | Product | VideoObject | WebSite,
  string
>;

/** Makes a path of the shop a whole URL, where the shop knows its own; a whole URL stays. */
export type Absolute = (path: string) => string;

/** Things as one JSON-LD document, safe inside a script block. */
export function jsonLd(things: readonly Described[]): string {
  const document: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}

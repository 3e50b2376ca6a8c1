import { type Described, jsonLd } from "../lib/structured-data/json-ld";
import type { HeadTag } from "../ui/page/head-tags";
import type { PageReport } from "../ui/page/page-report";

type PageCollector = PageReport & {
  /** The head's tags as HTML, and what the page says of itself to search engines. */
  headHtml: () => string;
  pageStatus: () => number;
  isPrivate: () => boolean;
};

/** Takes down what a page reports while the server renders it; the last word counts. */
export function createPageCollector(origin: string | undefined): PageCollector {
  let tags: HeadTag[] = [];
  const things = new Map<string, Described>();
  let status = 200;
  let isPrivate = false;
  return {
    origin,
    head: (next) => void (tags = next),
    describe: (thing) => void things.set(thing["@type"], thing),
    status: (next) => void (status = next),
    private: () => void (isPrivate = true),
    headHtml: () => tags.map(toHtml).join("") + dataBlock([...things.values()]),
    pageStatus: () => status,
    // A page that does not exist belongs to nobody.
    isPrivate: () => isPrivate && status === 200,
  };
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

function toHtml(part: HeadTag): string {
  if (part.tag === "title") return `<title>${escaped(part.text)}</title>`;
  const attributes = Object.entries(part.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${part.tag}${attributes.join("")}>`;
}

/** A block of data and no script: nothing runs it, and the policy against scripts in the page leaves it alone. */
const dataBlock = (things: Described[]) =>
  things.length === 0 ? "" : `<script type="application/ld+json">${jsonLd(things)}</script>`;

import { createContext, use, type ReactNode } from "react";
import { paths } from "../../../client/src/lib/paths";

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

type Ways = {
  /** Slugs of the guides in this booklet: a link to one of them leads within it. */
  guides: readonly string[];
  /** Where to write to the shop. */
  email: string;
};

/** What the links of a booklet can lead to. */
export const WaysOnPaper = createContext<Ways>({ guides: [], email: "" });

/** Where the guide `slug`, or the part `id` of it, stands in a booklet. */
export const placeOf = (slug: string, id?: string) => (id === undefined ? slug : `${slug}-${id}`);

/**
 * A line of content on paper. A link within the booklet and a number to call stay links, asking the shop is a letter to it;
 * links to its other pages are words alone, for paper has no address to go back to.
 */
export function Words({ text }: { text: string }) {
  const ways = use(WaysOnPaper);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, words, address, stressed] = match;
    parts.push(text.slice(end, match.index));
    const target = address === undefined ? undefined : targetOf(address, ways);
    if (stressed !== undefined) parts.push(<strong key={match.index}>{stressed}</strong>);
    else if (target === undefined) parts.push(words);
    else
      parts.push(
        <a key={match.index} href={target}>
          {words}
        </a>,
      );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}

function targetOf(address: string, { guides, email }: Ways): string | undefined {
  if (address.startsWith("tel:")) return address;
  if (address === paths.contact.href()) return `mailto:${email}`;
  const [, slug = "", id] = /^\/guides\/([\w-]+)(?:#([\w-]+))?$/.exec(address) ?? [];
  return guides.includes(slug) ? `#${placeOf(slug, id)}` : undefined;
}

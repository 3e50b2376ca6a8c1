import { createContext, use, type ReactNode } from "react";
import { paths } from "../../../client/src/lib/paths";

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

type Ways = {
  /** Slugs of the guides in this booklet; links to them stay within it. */
  guides: readonly string[];
  /** The shop's e-mail. */
  email: string;
};

/** Link targets of a booklet. */
export const WaysOnPaper = createContext<Ways>({ guides: [], email: "" });

/** The fragment of the guide `slug`, or of its section `id`, in a booklet. */
export const placeOf = (slug: string, id?: string) => (id === undefined ? slug : `${slug}-${id}`);

/**
 * A line of printed content. Links within the booklet and phone numbers stay links, the contact form becomes an e-mail link, and links
 * to other pages become plain text, because a file does not know the URL of its shop.
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

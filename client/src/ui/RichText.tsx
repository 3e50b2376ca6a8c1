import type { ReactNode } from "react";
import { ExternalLink, TextLink } from "./links";

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** A line of content: `[text](URL)` becomes a link, `**text**` is bold. There is no other markup. */
export function RichText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, words, url, stressed] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      url === undefined ? (
        <strong key={match.index}>{stressed}</strong>
      ) : (
        <AnyLink key={match.index} to={url}>
          {words}
        </AnyLink>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** Pages of the shop go through the router; `tel:`, other sites and anchors of the same page don't. */
function AnyLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith("/") ? (
    <TextLink to={to}>{children}</TextLink>
  ) : (
    <ExternalLink href={to}>{children}</ExternalLink>
  );
}

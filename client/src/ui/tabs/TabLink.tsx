import type { ReactNode } from "react";
import { replaceUrlHash } from "../../lib/url-hash";
import { ExternalLink } from "../links";
import { tabId } from "./tab-id";

type TabLinkProps = {
  /** Id of the tab. */
  to: string;
  children: ReactNode;
};

/** Link to a tab of the same page that opens it. */
export function TabLink({ to, children }: TabLinkProps) {
  return (
    <ExternalLink
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        replaceUrlHash(to);
        const tab = document.getElementById(tabId(to));
        tab?.scrollIntoView();
        tab?.focus({ preventScroll: true });
      }}
    >
      {children}
    </ExternalLink>
  );
}

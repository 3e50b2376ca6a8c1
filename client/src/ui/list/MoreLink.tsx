import type { MouseEvent } from "react";
import { BusyLabel } from "../BusyLabel";
import { OutlineLink } from "../links";

type MoreLinkProps = {
  /** Query string of this page with more items. */
  search: string;
  onMore: () => void;
  isLoading: boolean;
};

/** "Show more" as a link to a longer page, for crawlers and for visitors without scripts. */
export function MoreLink({ search, onMore, isLoading }: MoreLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // opens another tab or window
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <OutlineLink
      to={{ search }}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={handleClick}
    >
      <BusyLabel busy={isLoading} busyText="Loading...">
        Show more
      </BusyLabel>
    </OutlineLink>
  );
}

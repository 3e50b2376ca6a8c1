import type { MouseEvent } from "react";
import { BusyLabel } from "../BusyLabel";
import { Button } from "../Button";
import { ErrorText } from "../form/ErrorText";
import { OutlineLink } from "../links";
import { chakra } from "../theme/chakra";

type MoreLinkProps = {
  /** Query string of this page with more items. */
  search: string;
  onMore: () => void;
  isLoading: boolean;
};

/** "Show more" as a link to a longer page, for crawlers and for visitors without scripts. */
function MoreLink({ search, onMore, isLoading }: MoreLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // opens another tab or window
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <OutlineLink
      to={{ search }}
      rel="next"
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

type ShowMoreProps = {
  /** "24 of 80 products" */
  progress: string;
  onMore: () => void;
  /** Query string of this page with more items; a button without one. */
  search?: string | undefined;
  isLoading: boolean;
  /** Why the last press failed. */
  failure: string | undefined;
};

const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "6", rowGap: "3" },
});

/** "Show more" below a list, with its progress. Use it with `useShowMore`. */
export function ShowMore({ progress, onMore, search, isLoading, failure }: ShowMoreProps) {
  return (
    <Row>
      {search === undefined ? (
        <Button variant="line" busy={isLoading} busyText="Loading..." onClick={onMore}>
          Show more
        </Button>
      ) : (
        <MoreLink search={search} onMore={onMore} isLoading={isLoading} />
      )}
      <chakra.span color="fg.muted" textStyle="small">
        {progress}
      </chakra.span>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
    </Row>
  );
}

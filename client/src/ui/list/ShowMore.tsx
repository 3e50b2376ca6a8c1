import { Button } from "../Button";
import { ErrorText } from "../form/ErrorText";
import { chakra } from "../theme/chakra";
import { MoreLink } from "./MoreLink";

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

import { chakra } from "@chakra-ui/react";
import { Button } from "../Button";
import { ErrorText } from "../form/ErrorText";

type ShowMoreProps = {
  /** "24 of 80 products" */
  progress: string;
  onMore: () => void;
  isLoading: boolean;
  /** Why the last press brought nothing. */
  failure: string | undefined;
};

const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "6", rowGap: "3" },
});

/** Below a list that goes on: the way to more of it, and how much there is. Use it with `useShowMore`. */
export function ShowMore({ progress, onMore, isLoading, failure }: ShowMoreProps) {
  return (
    <Row>
      <Button variant="line" busy={isLoading} busyText="Loading..." onClick={onMore}>
        Show more
      </Button>
      <chakra.span color="fg.muted" textStyle="small">
        {progress}
      </chakra.span>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
    </Row>
  );
}

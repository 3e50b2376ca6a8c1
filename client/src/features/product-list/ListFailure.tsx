import { Button } from "../../ui/Button";
import { AlertIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import type { QueryWithPrevious } from "./useQueryWithPrevious";

const Notice = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    mb: "6",
    px: "4",
    py: "2.5",
    bg: "error.subtle",
    color: "error.fg",
    borderRadius: "control",
    textStyle: "small",
    "& > svg": { flex: "none", alignSelf: { base: "flex-start", md: "center" } },
  },
});

/** Notice above a previous list whose successor could not be loaded. */
export function ListFailure({ failure, isRetrying, retry }: QueryWithPrevious) {
  if (failure === undefined) return null;
  return (
    <Notice role="alert">
      <AlertIcon size="m" />
      <chakra.span flex="1 1 16rem">{failure} Until then this is still the list from before.</chakra.span>
      <Button variant="line" size="s" busy={isRetrying} busyText="Loading..." onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

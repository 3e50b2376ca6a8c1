import { formatDay } from "@rules/delivery-date";
import { chakra } from "../../ui/theme/chakra";

const Mark = chakra("p", {
  base: {
    px: "2.5",
    py: "1",
    bg: "wait.subtle",
    color: "wait.fg",
    borderRadius: "picture",
    textStyle: "small",
    fontWeight: "600",
  },
});

/** "Ended" mark. */
export function EndedMark({ lastDay }: { lastDay: string }) {
  return (
    <Mark>
      Ended <time dateTime={lastDay}>{formatDay(lastDay)}</time>
    </Mark>
  );
}

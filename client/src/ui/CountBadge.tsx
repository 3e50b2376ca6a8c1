import type { ReactNode } from "react";
import { chakra } from "./theme/chakra";

const Badge = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "5",
    h: "5",
    px: "1",
    borderRadius: "full",
    bg: "fg",
    color: "bg",
    fontSize: "badge",
    fontWeight: "600",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
  },
});

/** A count behind a label; nothing for zero. Hidden from screen readers: the label says the count in words. */
export function CountBadge({ count }: { count: number }) {
  return count > 0 && <Badge aria-hidden>{count}</Badge>;
}

const Corner = chakra("span", {
  base: {
    position: "relative",
    display: "inline-flex",
    "& > span": {
      position: "absolute",
      left: "50%",
      bottom: "52%",
      minW: "4",
      h: "4",
      px: "0.5",
      // Separates it from the lines of the icon.
      boxShadow: "0 0 0 2px {colors.bg}",
    },
  },
});

/** An icon with the count on its corner. The badge takes no room, so nothing shifts when the count arrives. */
export function CountedIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Corner>
      {children}
      <CountBadge count={count} />
    </Corner>
  );
}

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

/** How many there are, behind what holds them; nothing for none. Not read aloud: the name beside it says it in words. */
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
      // Parts it from the lines of the icon.
      boxShadow: "0 0 0 2px {colors.bg}",
    },
  },
});

/** The same on the corner of an icon: it takes no room, so nothing moves when the count arrives. */
export function CountedIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Corner>
      {children}
      <CountBadge count={count} />
    </Corner>
  );
}

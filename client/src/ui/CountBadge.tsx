import { chakra } from "@chakra-ui/react";

/** As wide as two figures while the count is being read, so that nothing moves when it arrives. */
const Place = chakra("span", {
  // The smallest phones have no room beside.
  base: { minW: "6", "@media (max-width: 22.5rem)": { position: "absolute", right: "0", top: "0", minW: "0" } },
});

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
  return <Place aria-hidden>{count > 0 && <Badge>{count}</Badge>}</Place>;
}

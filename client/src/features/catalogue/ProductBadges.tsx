import { chakra } from "@chakra-ui/react";

type ProductBadgesProps = { isNew: boolean; isBestSeller: boolean };

const Corner = chakra("p", {
  base: {
    position: "absolute",
    left: { base: "2", lg: "3" },
    top: { base: "2", lg: "3" },
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: "flex-start",
    gap: "1.5",
    pointerEvents: "none",
  },
});

const Badge = chakra("span", {
  base: { px: "2.5", pt: "5px", pb: "1", borderRadius: "picture", textStyle: "badge" },
  variants: { tone: { paper: { bg: "bg" }, green: { bg: "bg.inverted", color: "fg.inverted" } } },
});

/** What sets a product apart, over the corner of its picture. */
export function ProductBadges({ isNew, isBestSeller }: ProductBadgesProps) {
  if (!isNew && !isBestSeller) return null;
  return (
    <Corner>
      {isNew && <Badge tone="green">NEW</Badge>}
      {isBestSeller && <Badge tone="paper">BEST SELLER</Badge>}
    </Corner>
  );
}

import { chakra } from "../ui/theme/chakra";

type ProductBadgesProps = {
  isNew: boolean;
  isBestSeller: boolean;
  /** On a corner of the picture, or below the name. */
  place: "picture" | "name";
};

const Row = chakra("p", {
  base: { display: "flex", alignItems: "flex-start", gap: "1.5" },
  variants: {
    place: {
      picture: {
        position: "absolute",
        left: { base: "2", lg: "3" },
        top: { base: "2", lg: "3" },
        flexDirection: { base: "column", lg: "row" },
        pointerEvents: "none",
      },
      name: {},
    },
  },
});
const Badge = chakra("span", {
  base: { px: "2.5", pt: "5px", pb: "1", borderRadius: "picture", textStyle: "badge" },
  variants: {
    tone: { paper: { bg: "bg" }, green: { bg: "bg.inverted", color: "fg.inverted" }, sage: { bg: "bg.sage" } },
  },
});

/** Badges of a product, such as New. */
export function ProductBadges({ isNew, isBestSeller, place }: ProductBadgesProps) {
  if (!isNew && !isBestSeller) return null;
  const isOnPicture = place === "picture";
  return (
    <Row place={place}>
      {isNew && <Badge tone={isOnPicture ? "green" : "sage"}>NEW</Badge>}
      {isBestSeller && <Badge tone={isOnPicture ? "paper" : "sage"}>BEST SELLER</Badge>}
    </Row>
  );
}

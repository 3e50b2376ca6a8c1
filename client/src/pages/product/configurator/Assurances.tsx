import { isAlwaysMeasured } from "@rules/always-measured";
import { CheckIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { isCorded } from "./corded";
import type { Configurator } from "./useConfigurator";
import { isInternalBlind } from "./wording";

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    rowGap: "1.5",
    mt: { base: "5", lg: "3" },
    textStyle: "small",
    color: "fg.muted",
    "& > li": { display: "flex", alignItems: "center", gap: "2.5", flex: { base: "1 0 100%", lg: "none" } },
  },
});

/** Delivery, warranty and safety facts of this product. */
export function Assurances({ configurator }: { configurator: Configurator }) {
  const { product, shop } = configurator;
  const assurances = [
    isAlwaysMeasured(product) ? "Free measuring and fitting" : "Free measuring and fitting, or made to your sizes",
    ...safetyOf(product, shop.childSafetyStandard, isCorded(configurator)),
    [
      product.warrantyYears !== null && `${product.warrantyYears}-year warranty`,
      shop.returnDays !== null && `${shop.returnDays}-day returns`,
    ]
      .filter(Boolean)
      .join(", "),
  ];
  return (
    <List>
      {assurances.filter(Boolean).map((assurance) => (
        <li key={assurance}>
          <CheckIcon size="s" />
          {assurance}
        </li>
      ))}
    </List>
  );
}

/**
 * The safety standard covers internal blinds only; other families get a true sentence of their own. A cord is safe only as it is
 * fitted, so a blind that has one is said to be made to the standard.
 */
function safetyOf({ family, features }: Configurator["product"], standard: string, hasCord: boolean): string[] {
  if (isInternalBlind(family))
    return [hasCord ? `Child safety standard ${standard}: made to BS EN 13120` : `Child safe to ${standard}`];
  return features.includes("CHILD_SAFE") ? ["No cords or chains"] : [];
}

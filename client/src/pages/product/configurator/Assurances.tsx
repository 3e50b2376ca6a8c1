import { CheckIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";
import { isInternalBlind } from "./wording";

const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "1.5",
    mt: "5",
    textStyle: "small",
    color: "fg.muted",
    "& > li": { display: "flex", alignItems: "center", gap: "2.5" },
  },
});

/** Delivery, warranty and safety facts of this product. */
export function Assurances({ configurator }: { configurator: Configurator }) {
  const { product, shop } = configurator;
  const assurances = [
    "Free measuring and fitting",
    ...safetyOf(product, shop.childSafetyStandard),
    `${product.warrantyYears}-year warranty, ${shop.returnDays}-day returns`,
  ];
  return (
    <List>
      {assurances.map((assurance) => (
        <li key={assurance}>
          <CheckIcon size="s" />
          {assurance}
        </li>
      ))}
    </List>
  );
}

/** The safety standard covers internal blinds only; other families get a true sentence of their own. */
function safetyOf({ family, features }: Configurator["product"], standard: string): string[] {
  if (isInternalBlind(family)) return [`Child safe to ${standard}`];
  return features.includes("CHILD_SAFE") ? ["No cords or chains"] : [];
}

import { useState } from "react";
import type { PriceLine } from "@rules/price-breakdown";
import { Button } from "../../../ui/Button";
import { MinusIcon, PlusIcon } from "../../../ui/icons";
import { LoadedOverlay } from "../../../ui/overlay/LoadedOverlay";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";

const Details = chakra("details", {
  base: {
    mt: { base: "4", lg: "2" },
    "& > summary > svg:last-of-type": { display: "none" },
    "&[open] > summary > svg": { display: "none", "&:last-of-type": { display: "block" } },
  },
});
const Summary = chakra("summary", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    minH: "target",
    fontSize: "small",
    fontWeight: "600",
  },
});
const Line = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "6",
    py: "9px",
    textStyle: "small",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});
const Note = chakra("small", { base: { display: "block", textStyle: "micro", color: "fg.muted" } });

const loadChanges = async () => (await import("./PriceChanges")).PriceChanges;

/** The price line by line; the lines add up to it. What would change it is loaded when it is asked for. */
export function PriceBreakdown({ configurator }: { configurator: Configurator }) {
  const { product, material, priceLines, pricePence, wording } = configurator;
  const [isOpen, setOpen] = useState(false);
  const names: Record<PriceLine["reason"], string> = {
    base: product.name,
    size: "Your size",
    material: material?.label ?? "Material",
  };
  return (
    <Details>
      <Summary>
        How this is worked out
        <PlusIcon size="s" />
        <MinusIcon size="s" />
      </Summary>
      <dl>
        {priceLines.map(({ reason, pence, note }) => (
          <Line key={reason}>
            <dt>
              {names[reason]}
              <Note>{note}</Note>
            </dt>
            <dd>
              <Price pence={pence} />
            </dd>
          </Line>
        ))}
        <Line css={{ "&&": { borderColor: "fg" } }} fontSize="control" fontWeight="600">
          <dt>{wording.one}</dt>
          <dd>
            <Price pence={pricePence} />
          </dd>
        </Line>
      </dl>
      <Button variant="link" fontSize="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        What would change it
      </Button>
      <LoadedOverlay load={loadChanges} with={{ open: isOpen, onClose: () => setOpen(false), configurator }} />
    </Details>
  );
}

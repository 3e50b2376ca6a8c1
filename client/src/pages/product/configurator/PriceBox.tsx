import { formatPounds } from "@rules/money";
import { PriceAnnouncement } from "../../../features/configurator/PriceAnnouncement";
import { PriceRow } from "../../../product/PriceRow";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";
import { leadTimeWords } from "./wording";

/** Current price and lead time. */
export function PriceBox({ configurator }: { configurator: Configurator }) {
  const { product, sizeFields, wording, pricePence } = configurator;
  const wrong = [
    ...(sizeFields.wrong.includes("width") ? ["width"] : []),
    ...(sizeFields.wrong.includes("height") ? [wording.second.toLowerCase()] : []),
  ];
  const problem = wrong.length === 0 ? undefined : `Please check the ${wrong.join(" and ")}.`;
  return (
    <PriceRow label="Your price" caption="Your price, measured & fitted" pence={pricePence} problem={problem}>
      <chakra.p textStyle="small" color="fg.muted" textAlign="right">
        Delivered in
        <br />
        {leadTimeWords(product.leadTimeDays)}
      </chakra.p>
      <PriceAnnouncement sentence={problem ?? `Your price is ${formatPounds(pricePence)}`} />
    </PriceRow>
  );
}

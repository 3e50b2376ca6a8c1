import { chakra } from "@chakra-ui/react";
import { formatPounds } from "@rules/money";
import { Price } from "../../ui/Price";
import { PriceAnnouncement } from "./PriceAnnouncement";
import type { Configurator } from "./useConfigurator";
import { leadTimeWords } from "./wording";
import { LARGE_TEXT } from "../../ui/theme/scales";

const Row = chakra("div", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-end",
    gap: "4",
    [LARGE_TEXT]: { flexWrap: "wrap" },
  },
});
const Caption = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

/** The price as it stands, and how long it takes. While a length can't be made, the last price stays, dimmed. */
export function PriceBox({ configurator }: { configurator: Configurator }) {
  const { product, sizeFields, wording, pricePence } = configurator;
  const wrong = [
    ...(sizeFields.wrong.includes("width") ? ["width"] : []),
    ...(sizeFields.wrong.includes("height") ? [wording.second.toLowerCase()] : []),
  ];
  const reason = wrong.length === 0 ? undefined : `Please check the ${wrong.join(" and ")}.`;
  return (
    <Row role="group" aria-label="Your price">
      <div>
        <Caption>{reason ?? "Your price, measured & fitted"}</Caption>
        <Price
          pence={pricePence}
          display="block"
          mt="2"
          textStyle="price"
          color={reason === undefined ? "fg" : "fg.disabled"}
        />
      </div>
      <Caption textAlign="right">
        Delivered in
        <br />
        {leadTimeWords(product.leadTimeDays)}
      </Caption>
      <PriceAnnouncement sentence={reason ?? `Your price is ${formatPounds(pricePence)}`} />
    </Row>
  );
}

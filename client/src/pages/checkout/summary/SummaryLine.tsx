import { formatSize } from "@rules/sizes";
import { colorHex, colorLabel, materialLabel } from "../../../product/attribute-labels";
import { ProductImage } from "../../../product/ProductImage";
import { Picture } from "../../../ui/Picture";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";
import { lineTitle, type CheckoutLine } from "./checkout-line";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "64px 1fr auto",
    columnGap: "4",
    alignItems: "start",
    py: "3.5",
    fontSize: "small",
    lineHeight: "1.4",
  },
});

/** One line of the summary. */
export function SummaryLine({ line }: { line: CheckoutLine }) {
  const { product, color, material, totalPence } = line;
  return (
    <Row>
      {product ? (
        <ProductImage
          picture={product.picture}
          product={{ ...product, colorHex: colorHex(color), material }}
          sizes="64px"
          inColor
          alt=""
        />
      ) : (
        <Picture picture={null} sizes="64px" ratio="4 / 5" alt="" />
      )}
      <div>
        <chakra.h3 fontSize="control" fontWeight="600">
          {lineTitle(line)}
        </chakra.h3>
        <chakra.p color="fg.muted">{formatSize(line, "mm")}</chakra.p>
        <chakra.p color="fg.muted">
          {materialLabel(material)}, {colorLabel(color)}
        </chakra.p>
      </div>
      <Price pence={totalPence} fontWeight="600" />
    </Row>
  );
}

import { formatPoundsShort } from "@rules/money";
import { formatSize } from "@rules/sizes";
import { graphql } from "../gql";
import { useFragmentData, type FragmentType } from "../lib/fragment";
import { chakra } from "../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment SizePrices_product on Product {
    fromPrice {
      width
      height
    }
    examplePrice {
      width
      height
      pricePence
    }
  }
`);

const Lines = chakra("p", {
  base: {
    textStyle: "micro",
    lineHeight: "1.35",
    color: "fg.muted",
    fontVariantNumeric: "lining-nums tabular-nums",
    "& > span": { display: "block" },
  },
});

/** The size up to which the price "from" holds, and what a usual size costs. */
export function SizePrices({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const { fromPrice, examplePrice } = useFragmentData(PRODUCT, product);
  return (
    <Lines>
      <span>up to {formatSize(fromPrice, "mm", 0)}</span>{" "}
      <span>
        {formatSize(examplePrice, "mm", 0)}: {formatPoundsShort(examplePrice.pricePence)}
      </span>
    </Lines>
  );
}

import { Suspense, use, type MouseEvent } from "react";
import { withTax } from "@rules/included-tax";
import { formatPounds } from "@rules/money";
import { PriceAnnouncement } from "../../features/configurator/PriceAnnouncement";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { PriceRow } from "../../product/PriceRow";
import { ProductImage } from "../../product/ProductImage";
import { LinkButton } from "../../ui/links";
import { DrawerPanel } from "../../ui/overlay/DrawerPanel";
import { SiteContext } from "../../ui/page/site-context";
import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { EstimateForm } from "./EstimateForm";
import { exactPriceUrl, fittingWords } from "./exact-price";
import { useEstimate } from "./useEstimate";
import { useEstimateSize } from "./useEstimateSize";

const PRODUCT = graphql(`
  fragment FittingProduct_product on Product {
    id
    name
    family
    variant
    picture {
      id
      ...ProductImage_picture
    }
  }
`);

type FittingProductProps = {
  product: FragmentType<typeof PRODUCT>;
  colorHex: string;
  /** Colour, material and size as text. */
  words: string;
};

const Row = chakra("div", { base: { display: "flex", alignItems: "center", gap: "4", textStyle: "small" } });

/** The product that fits the estimate, as it would be made. */
function FittingProduct({ product, colorHex, words }: FittingProductProps) {
  const data = useFragmentData(PRODUCT, product);
  const { name, family, variant } = data;
  return (
    <Row>
      <chakra.div flex="none" w="14">
        <ProductImage picture={data.picture} product={{ name, family, variant, colorHex }} sizes="75px" alt="" />
      </chakra.div>
      <div>
        <chakra.p color="fg.muted">The nearest that we make</chakra.p>
        <chakra.p fontWeight="600">{name}</chakra.p>
        <chakra.p color="fg.muted">{words}</chakra.p>
      </div>
    </Row>
  );
}

export type EstimateSheetProps = { open: boolean; onClose: () => void };

/** Estimated price without a product, with a link to the product that has the exact price. */
export function EstimateSheet({ open, onClose }: EstimateSheetProps) {
  const estimating = useEstimate();
  const size = useEstimateSize(estimating.pickSize);
  const { estimate, fitting } = estimating;
  const pricePence = withTax(estimate.pricePence, use(SiteContext).taxIncludedPercent);
  const { wrong, check } = size.fields;
  const problem = wrong.length === 0 ? undefined : "Please check the size.";

  const handleLeave = (event: MouseEvent) => {
    if (check()) onClose();
    else event.preventDefault();
  };

  return (
    <DrawerPanel
      open={open}
      onClose={onClose}
      title="Estimate a price"
      footer={
        <PriceRow label="Estimated price" caption="Estimated price" pence={pricePence} problem={problem}>
          <LinkButton to={exactPriceUrl(estimate, fitting, size.unit)} onClick={handleLeave}>
            Get exact price
          </LinkButton>
        </PriceRow>
      }
    >
      <chakra.p pt="5" color="fg.muted">
        A first idea, before you choose a product. What you order is priced to your exact figures.
      </chakra.p>
      <EstimateForm estimate={estimating} size={size} />
      {fitting && (
        <chakra.div borderTopWidth="1px" py="5">
          <Suspense fallback={<Skeleton h="18" />}>
            <FittingProduct
              product={fitting.product}
              colorHex={fitting.color.hex}
              words={fittingWords(fitting, estimate, size.unit)}
            />
          </Suspense>
        </chakra.div>
      )}
      <PriceAnnouncement sentence={problem ?? `The estimate is ${formatPounds(pricePence)}`} />
    </DrawerPanel>
  );
}

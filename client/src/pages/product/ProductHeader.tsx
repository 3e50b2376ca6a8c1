import { use } from "react";
import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ProductBadges } from "../../product/ProductBadges";
import { SizePrices } from "../../product/SizePrices";
import { SiteContext } from "../../ui/page/site-context";
import { Price } from "../../ui/Price";
import { Rating } from "../../ui/Rating";
import { TabLink } from "../../ui/tabs/TabLink";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { TABS } from "./tab-names";

const PRODUCT = graphql(`
  fragment ProductHeader_product on Product {
    id
    name
    shortDescription
    fromPricePence
    wasFromPricePence
    wasPriceChargedFrom
    wasPriceChargedTo
    isNew
    isBestSeller
    rating
    reviewCount
    ratingIsSample
    ...SizePrices_product
  }
`);

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    mt: { base: "3.5", lg: "2" },
    textStyle: "small",
    _empty: { display: "none" },
  },
});
const Stars = chakra("p", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" } });
const Prices = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", mt: { base: "4", lg: "2" } },
});
const From = chakra("p", { base: { fontSize: "control", color: "fg.muted" } });

/** Name, rating and lowest price of the product. */
export function ProductHeader({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  const { wasFromPricePence: wasFrom, wasPriceChargedFrom: chargedFrom, wasPriceChargedTo: chargedTo } = data;
  const { deliveryNote } = use(SiteContext);
  return (
    <header>
      <chakra.h1 textStyle="h1" fontSize={{ base: "2.25rem", lg: "2.625rem" }} lineHeight="1.06">
        {data.name}
      </chakra.h1>
      <Line>
        <ProductBadges isNew={data.isNew} isBestSeller={data.isBestSeller} place="name" />
        {data.rating !== null && (
          <Stars>
            <Rating rating={data.rating} isSample={data.ratingIsSample} />
            <TabLink to={TABS.reviews}>
              {counted(data.reviewCount, data.ratingIsSample ? "sample review" : "review")}
            </TabLink>
          </Stars>
        )}
      </Line>
      <Prices>
        <From>
          {"from "}
          <Price
            pence={data.fromPricePence}
            short
            textStyle="price"
            fontSize={{ base: "2rem", lg: "1.75rem" }}
            color="fg"
            mx="1"
          />
          {wasFrom !== null && (
            <>
              <VisuallyHidden>, was </VisuallyHidden>
              <Price as="s" pence={wasFrom} short mr="1" />
            </>
          )}
          {" measured & fitted"}
        </From>
        <SizePrices product={data} />
      </Prices>
      {deliveryNote !== null && <SmallText>{deliveryNote}</SmallText>}
      {wasFrom !== null && chargedFrom !== null && chargedTo !== null && (
        <SmallText>
          Was <Price pence={wasFrom} />, charged from {formatDay(chargedFrom)} to {formatDay(chargedTo)}.
        </SmallText>
      )}
      <chakra.p mt={{ base: "4", lg: "2" }} maxW={{ base: "60ch", lg: "none" }} fontSize={{ lg: "small" }}>
        {data.shortDescription}
      </chakra.p>
    </header>
  );
}

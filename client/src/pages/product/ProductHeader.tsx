import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { ProductBadges } from "../../product/ProductBadges";
import { Price } from "../../ui/Price";
import { Rating } from "../../ui/Rating";
import { TabLink } from "../../ui/tabs/TabLink";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { TABS } from "./tab-names";

const PRODUCT = graphql(`
  fragment ProductHeader_product on Product {
    name
    shortDescription
    fromPricePence
    wasFromPricePence
    isNew
    isBestSeller
    rating
    reviewCount
  }
`);

const From = chakra("p", { base: { mt: "4.5", fontSize: "control", color: "fg.muted" } });

/** Name, rating and lowest price of the product. */
export function ProductHeader({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const { data } = useSuspenseFragment({ fragment: PRODUCT, from: product });
  return (
    <header>
      <ProductBadges isNew={data.isNew} isBestSeller={data.isBestSeller} place="name" />
      <chakra.h1 textStyle="h1" fontSize="clamp(2.25rem, 1.8rem + 1.6vw, 3rem)" lineHeight="1.06">
        {data.name}
      </chakra.h1>
      {data.rating !== null && (
        <chakra.p mt="3.5" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small">
          <Rating rating={data.rating} />
          <TabLink to={TABS.reviews}>{counted(data.reviewCount, "review")}</TabLink>
        </chakra.p>
      )}
      <From>
        {"from "}
        <Price pence={data.fromPricePence} short textStyle="price" fontSize="2rem" color="fg" mx="1" />
        {data.wasFromPricePence !== null && (
          <>
            <VisuallyHidden>, was </VisuallyHidden>
            <Price as="s" pence={data.wasFromPricePence} short mr="1" />
          </>
        )}
        {" measured & fitted"}
      </From>
      <chakra.p mt="4" maxW="60ch">
        {data.shortDescription}
      </chakra.p>
    </header>
  );
}

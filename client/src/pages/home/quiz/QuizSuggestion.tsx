import { Link } from "react-router-dom";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { paths } from "../../../lib/paths";
import { ProductPicture } from "../../../product/ProductPicture";
import { CheckIcon } from "../../../ui/icons";
import { Price } from "../../../ui/Price";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment QuizSuggestion_product on Product {
    id
    slug
    name
    fromPricePence
    deliveryNote
    ...ProductPicture_product
  }
`);

type QuizSuggestionProps = { product: FragmentType<typeof PRODUCT>; reasons: readonly string[] };

const Row = chakra("article", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "6.5rem minmax(0, 1fr)", md: "8rem minmax(0, 1fr)" },
    columnGap: { base: "4", md: "6" },
    alignItems: "start",
  },
});
/** The whole row is the link's target, but its accessible name is the product's. */
const NameLink = chakra(Link, {
  base: {
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "4px",
    _after: { content: '""', position: "absolute", inset: "0" },
  },
});
const Reasons = chakra("ul", {
  base: {
    display: "grid",
    gap: "1",
    my: "2",
    listStyleType: "none",
    textStyle: "small",
    "& > li": { display: "flex", gap: "2" },
    "& svg": { mt: "1px", color: "success.fg" },
  },
});

/** A suggested product with reasons and lowest price. */
export function QuizSuggestion({ product, reasons }: QuizSuggestionProps) {
  const data = useFragmentData(PRODUCT, product);
  return (
    <Row>
      <ProductPicture product={data} sizes="(min-width: 48rem) 220px, 180px" />
      <div>
        <chakra.h4 textStyle="title">
          <NameLink to={paths.product.href(data.slug)}>{data.name}</NameLink>
        </chakra.h4>
        <Reasons>
          {reasons.map((reason) => (
            <li key={reason}>
              <CheckIcon size="s" />
              {reason}
            </li>
          ))}
        </Reasons>
        <SmallText mt="2">
          from <Price pence={data.fromPricePence} short fontWeight="600" color="fg" /> measured &amp; fitted{" "}
          {data.deliveryNote}
        </SmallText>
      </div>
    </Row>
  );
}

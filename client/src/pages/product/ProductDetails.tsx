import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { graphql } from "../../gql";
import { specificationRows } from "./specification-rows";

const PRODUCT = graphql(`
  fragment ProductDetails_product on Product {
    family
    variant
    description
    minWidth
    maxWidth
    minHeight
    maxHeight
    maxArea
    minWidthBeyondHeight
    warrantyYears
    specifications {
      name
      value
    }
  }
`);

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 6fr) minmax(0, 5fr)" },
    columnGap: "8.33%",
    rowGap: "12",
    mt: "18",
    pt: "8",
    borderTopWidth: "1px",
    borderColor: "border",
  },
});
const Title = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gap: "6",
    py: "9px",
    textStyle: "small",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});

/** What it is, in words and in figures. */
export function ProductDetails({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const { data } = useSuspenseFragment({ fragment: PRODUCT, from: product });
  const paragraphs = data.description.split("\n\n");
  return (
    <Columns>
      <section>
        <Title>Details</Title>
        {paragraphs.map((paragraph) => (
          <chakra.p key={paragraph} maxW="62ch" css={{ "& + &": { mt: "4" } }}>
            {paragraph}
          </chakra.p>
        ))}
      </section>
      <section>
        <Title>Specifications</Title>
        <dl>
          {specificationRows(data).map(({ name, value }) => (
            <Row key={name}>
              <chakra.dt color="fg.muted">{name}</chakra.dt>
              <dd>{value}</dd>
            </Row>
          ))}
        </dl>
      </section>
    </Columns>
  );
}

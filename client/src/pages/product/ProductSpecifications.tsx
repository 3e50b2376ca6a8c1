import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { chakra } from "../../ui/theme/chakra";
import { specificationRows } from "./specification-rows";

const PRODUCT = graphql(`
  fragment ProductSpecifications_product on Product {
    family
    variant
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

const List = chakra("dl", { base: { maxW: "50rem" } });
const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)",
    gap: "6",
    py: "2.5",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});

/** Table of specifications. */
export function ProductSpecifications({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  return (
    <List>
      {specificationRows(data).map(({ name, value }) => (
        <Row key={name}>
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}

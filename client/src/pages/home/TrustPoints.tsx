import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { DimensionLine } from "../../ui/DimensionLine";
import { chakra } from "../../ui/theme/chakra";

const SHOP = graphql(`
  fragment TrustPoints_shop on Shop {
    quoteDays
    blindWarrantyYears {
      from
      to
    }
    longestWarrantyYears
    childSafetyStandard
  }
`);

const Points = chakra("ul", {
  base: {
    display: "grid",
    gridAutoFlow: { md: "column" },
    gridAutoColumns: { md: "1fr" },
    columnGap: "6",
    rowGap: "3.5",
    mt: "4",
    "& b": { display: "block" },
    "& span": { textStyle: "small", color: "fg.muted" },
  },
});

/** Reasons to buy here, along a dimension line. */
export function TrustPoints({ shop }: { shop: FragmentType<typeof SHOP> }) {
  const data = useFragmentData(SHOP, shop);
  const { blindWarrantyYears: blinds, longestWarrantyYears: longest } = data;
  return (
    <chakra.div pt={{ base: "6", lg: "8" }}>
      <DimensionLine color="border.control" />
      <Points>
        <li>
          <b>Free quote, measuring and fitting</b>
          <span>{data.quoteDays !== null && `Your quote holds for ${data.quoteDays} days. `}No minimum order.</span>
        </li>
        {blinds !== null && longest !== null && (
          <li>
            <b>Warranty of up to {longest} years</b>
            <span>
              {blinds.from}–{blinds.to} years on blinds, up to {longest} on shutters.
            </span>
          </li>
        )}
        <li>
          <b>Child safe to {data.childSafetyStandard}</b>
          <span>Every blind, in every room of the house.</span>
        </li>
      </Points>
    </chakra.div>
  );
}

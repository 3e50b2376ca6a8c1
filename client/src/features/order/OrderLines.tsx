import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { chakra } from "../../ui/theme/chakra";
import { OrderLineRow } from "./OrderLineRow";
import { OrderSection } from "./OrderSection";

const ORDER = graphql(`
  fragment OrderLines_order on Order {
    id
    lines {
      id
      ...OrderLineRow_line
    }
  }
`);

type OrderLinesProps = { order: FragmentType<typeof ORDER> };

/** The lines of an order. */
export function OrderLines({ order }: OrderLinesProps) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderLines_order", from: order });
  return (
    <OrderSection title="Order Details">
      <chakra.ul listStyleType="none">
        {data.lines.map((line) => (
          <OrderLineRow key={line.id} line={line} />
        ))}
      </chakra.ul>
    </OrderSection>
  );
}

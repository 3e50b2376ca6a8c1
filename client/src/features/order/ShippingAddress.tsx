import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";

const ORDER = graphql(`
  fragment ShippingAddress_order on Order {
    id
    address {
      firstName
      lastName
      address
      city
      state
      zipCode
    }
  }
`);

/** Shipping address of an order. */
export function ShippingAddress({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "ShippingAddress_order", from: order });
  const { firstName, lastName, address, city, state, zipCode } = data.address;
  const rows = [`${firstName} ${lastName}`, address, `${city}, ${state}`, zipCode];
  return (
    <OrderSection title="Shipping Information">
      <chakra.address fontStyle="normal" overflowWrap="anywhere">
        {rows.map((row, index) => (
          // Two rows may be equal, and they never move.
          <chakra.bdi key={index} display="block">
            {row}
          </chakra.bdi>
        ))}
      </chakra.address>
    </OrderSection>
  );
}

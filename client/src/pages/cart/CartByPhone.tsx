import { useApolloClient } from "@apollo/client/react";
import type { Cart } from "../../features/cart/useCart";
import { PhoneOrder } from "../../features/phone-order/PhoneOrder";
import type { ToldConfiguration } from "../../features/phone-order/told-configuration";
import { graphql } from "../../gql";

const LINE = graphql(`
  fragment ToldLine_line on CartLine {
    width
    height
    material
    color
    customizations {
      name
      value
    }
    product {
      id
      name
    }
  }
`);

/** Codes of all lines that are still made, for an order by phone. */
export function CartByPhone({ cart }: { cart: Pick<Cart, "lines"> }) {
  const client = useApolloClient();
  const read = () =>
    cart.lines.flatMap((from): ToldConfiguration[] => {
      const line = client.readFragment({ fragment: LINE, from });
      if (!line?.product) return [];
      const { width, height, material, color, product } = line;
      const customizations = line.customizations.map(({ name, value }) => ({ name, value }));
      return [
        {
          name: product.name,
          configuration: { productId: product.id, width, height, material, color, customizations },
        },
      ];
    });
  return <PhoneOrder read={read} />;
}

import { graphql } from "../../gql";

/**
 * The whole cart. Every change answers it, so whatever a screen shows of the cart or its lines is spread here: a field that
 * a change did not answer would be asked for anew.
 */
export const CART = graphql(`
  fragment Cart_cart on Cart {
    version
    count
    lines {
      id
      quantity
      ...CartLineRow_line
      ...CheckoutLine_line
    }
    promotion {
      name
      code
      percent
    }
    promotionNotice
    totals {
      subtotalPence
      discountPence
      deliveryPence
      taxPence
      totalPence
      toFreeDeliveryPence
    }
    checkoutTotals {
      subtotalPence
      discountPence
      deliveryPence
      taxPence
      totalPence
      toFreeDeliveryPence
    }
  }
`);

/** Where the cache keeps the one cart that a visitor has. */
export const CART_ID = "Cart:{}";

/** The first thing that a page asks; whoever is signed in is read with it. */
export const CART_QUERY = graphql(`
  query Cart {
    cart {
      ...Cart_cart
    }
    ...SignedIn_query
  }
`);

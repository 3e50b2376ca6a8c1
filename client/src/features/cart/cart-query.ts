import { graphql } from "../../gql";

/**
 * The whole cart, which every change returns. All fields of the cart and its lines that a screen shows must be here: a field that
 * a change does not return would need another request.
 */
export const CART = graphql(`
  fragment Cart_cart on Cart {
    version
    count
    lines {
      id
      quantity
      isHeld
      ...CartLineRow_line
      ...CheckoutLine_line
    }
    promotion {
      name
      code
      percent
    }
    promotionNotice
    note
    delivery
    fulfilment
    estimatedDelivery
    makingFingerprint
    heldQuote {
      number
      state
      heldUntil
      isAsAgreed
    }
    totals {
      ...CartTotals_totals @unmask
    }
    checkoutTotals {
      ...CartTotals_totals @unmask
    }
  }
  fragment CartTotals_totals on Totals {
    ...TotalsRows_totals @unmask
    toFreeDeliveryPence
  }
`);

/** Cache id of the visitor's one cart. */
export const CART_ID = "Cart:{}";

/** The first query of every page; it also reads the signed-in account. */
export const CART_QUERY = graphql(`
  query Cart {
    cart {
      ...Cart_cart
    }
    ...SignedIn_query
  }
`);

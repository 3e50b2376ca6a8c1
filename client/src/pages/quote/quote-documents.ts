import { graphql } from "../../gql";
import type { QuotePageQuery } from "../../gql/graphql";

/** A quote of the visitor. */
export const QUOTE = graphql(`
  query QuotePage($number: String!) {
    heldQuote(number: $number) {
      number
      state
      madeAt
      heldUntil
      orderNumber
      delivery
      fulfilment
      lines {
        id
        name
        slug
        family
        variant
        quantity
        width
        height
        material
        color
        choices {
          name
          value
          label
          valueLabel
        }
        roomName
        windowName
        making {
          summary
        }
        unitPricePence
        totalPence
      }
      promotion {
        name
        code
      }
      totals {
        subtotalPence
        discountPence
        deliveryPence
        taxPence
        includedTaxPence
        totalPence
      }
    }
  }
`);

/** Makes the cart of it. */
export const ORDER_QUOTE = graphql(`
  mutation OrderHeldQuote($input: OrderHeldQuoteInput!) {
    orderHeldQuote(input: $input) {
      notices
      cart {
        ...Cart_cart
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

export type ShownQuote = NonNullable<QuotePageQuery["heldQuote"]>;

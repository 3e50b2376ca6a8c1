import { graphql } from "../../gql";
import type { PriceQuoteAnewMutation, QuotePageQuery } from "../../gql/graphql";

/** A quote of the visitor. */
export const QUOTE = graphql(`
  query QuotePage($number: String!) {
    heldQuote(number: $number) {
      number
      state
      madeAt
      heldUntil
      orderNumber
      sharedAt
      agreement {
        name
        comment
        agreedAt
      }
      delivery
      fulfilment
      lines {
        ...QuoteLineRow_line @unmask
      }
      promotion {
        name
        code
      }
      totals {
        ...TotalsRows_totals @unmask
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

/** Makes a new quote of one whose time is over. */
export const PRICE_QUOTE_ANEW = graphql(`
  mutation PriceQuoteAnew($input: PriceHeldQuoteAnewInput!) {
    priceHeldQuoteAnew(input: $input) {
      heldQuote {
        number
        heldUntil
        promotion {
          name
        }
        totals {
          totalPence
        }
      }
      lines {
        line {
          id
          name
          quantity
          roomName
          windowName
          totalPence
        }
        totalNowPence
        refusal
        notice
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

/** Makes its link for others. */
export const SHARE_QUOTE = graphql(`
  mutation ShareQuote($input: ShareHeldQuoteInput!) {
    shareHeldQuote(input: $input) {
      token
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

/** Ends that link. */
export const STOP_SHARING_QUOTE = graphql(`
  mutation StopSharingQuote($input: StopSharingHeldQuoteInput!) {
    stopSharingHeldQuote(input: $input) {
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

export type ShownQuote = NonNullable<QuotePageQuery["heldQuote"]>;

type PricedAnewPayload = NonNullable<PriceQuoteAnewMutation["priceHeldQuoteAnew"]>;

/** The quote that was made of another one, and what became of each line of that. */
export type QuoteAnew = NonNullable<PricedAnewPayload["heldQuote"]>;
export type RepricedLine = NonNullable<PricedAnewPayload["lines"]>[number];

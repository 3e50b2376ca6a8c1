import { graphql } from "../../gql";
import type { SharedQuotePageQuery } from "../../gql/graphql";

/** The quote of a link. */
export const SHARED_QUOTE = graphql(`
  query SharedQuotePage($token: String!) {
    sharedQuote(token: $token) {
      ...SharedQuoteOfLink @unmask
    }
  }
  fragment SharedQuoteOfLink on SharedQuote {
    number
    state
    madeAt
    heldUntil
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
    agreement {
      name
      comment
      agreedAt
    }
  }
`);

export const AGREE = graphql(`
  mutation AgreeToQuote($input: AgreeToSharedQuoteInput!) {
    agreeToSharedQuote(input: $input) {
      sharedQuote {
        agreement {
          name
          comment
          agreedAt
        }
      }
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

export type SharedQuote = NonNullable<SharedQuotePageQuery["sharedQuote"]>;

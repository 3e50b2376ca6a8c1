import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { HeldQuotePageQuery, HeldQuoteQuery } from "../gql/graphql";
import { filterOf, sortOf } from "./quote-list-query";

const QUOTE_PAGE = graphql(`
  query HeldQuotePage($filter: HeldQuoteFilter, $sort: HeldQuoteSort!, $first: Int!, $after: String) {
    heldQuotes(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes {
        number
        state
        madeAt
        heldUntil
        name
        email
        totalPence
        orderNumber
        agreedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalCountExact
    }
  }
`);

const QUOTE = graphql(`
  query HeldQuote($number: String!) {
    heldQuote(number: $number) {
      number
      state
      madeAt
      heldUntil
      name
      email
      mailedTo
      orderId
      orderNumber
      sharedAt
      agreement {
        name
        comment
        agreedAt
      }
      fulfilment
      delivery
      lines {
        id
        name
        roomName
        windowName
        details
        quantity
        unitPricePence
        totalPence
      }
      promotion {
        name
        code
        percent
      }
      subtotalPence
      discountPence
      deliveryPence
      taxPence
      includedTaxPence
      totalPence
    }
  }
`);

export type ListedQuote = HeldQuotePageQuery["heldQuotes"]["nodes"][number];
export type WholeQuote = NonNullable<HeldQuoteQuery["heldQuote"]>;

/** How many quotes a list has, beside its page. */
export type QuoteCount = Pick<HeldQuotePageQuery["heldQuotes"], "totalCount" | "isTotalCountExact">;

/** react-admin knows a quote by its number. */
const withId = <Known extends { number: string }>(quote: Known) => ({ ...quote, id: quote.number });

const pages = new CursorPages();

/** The quotes of all shoppers whose prices are, or were, held. */
export const quotesProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter: chosen }) {
    const list = { filter: filterOf(chosen), sort: sortOf(sort), first: perPage };
    let count: QuoteCount | undefined;
    const connection = await pages.read(JSON.stringify(list), page, async (after) => {
      const { nodes, pageInfo, ...counted } = (await request(QUOTE_PAGE, { ...list, after })).heldQuotes;
      count = counted;
      return { nodes: nodes.map(withId), pageInfo };
    });
    return { ...listResult(connection, page, perPage), meta: count };
  },
  async getOne({ id }) {
    const { heldQuote } = await request(QUOTE, { number: String(id) });
    if (!heldQuote) throw new StaffError("There is no such quote. Its time may be long over.", "NOT_FOUND");
    return { data: withId(heldQuote) };
  },
};

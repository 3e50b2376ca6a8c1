import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { PriceListPageQuery, PriceListQuery } from "../gql/graphql";

const PRICE_LIST_PAGE = graphql(`
  query PriceListPage($first: Int!, $after: String) {
    priceLists(first: $first, after: $after) {
      nodes {
        id
        name
        importedAt
        importedBy
        revertedAt
        revertedBy
        lineCount
        state
        effectiveFrom
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PRICE_LIST = graphql(`
  query PriceList($id: ID!) {
    priceList(id: $id) {
      id
      name
      importedAt
      importedBy
      revertedAt
      revertedBy
      lineCount
      state
      effectiveFrom
      appliedAt
      leftOut {
        line
        slug
        message
      }
      lines {
        slug
        name
        oldBasePence
        oldWasPence
        newBasePence
        newWasPence
        isChangedSince
      }
    }
  }
`);

export type ListedPriceList = PriceListPageQuery["priceLists"]["nodes"][number];
export type PriceList = NonNullable<PriceListQuery["priceList"]>;

const pages = new CursorPages();

/** Imported price lists, the newest first. */
export const pricesProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 } }) {
    const readPage = async (after: string | null) =>
      (await request(PRICE_LIST_PAGE, { first: perPage, after })).priceLists;
    return listResult(await pages.read(String(perPage), page, readPage), page, perPage);
  },
  async getOne({ id }) {
    const data = (await request(PRICE_LIST, { id: String(id) })).priceList;
    if (!data) throw new StaffError("There is no such price list.", "NOT_FOUND");
    return { data };
  },
};

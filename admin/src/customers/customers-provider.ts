import { request } from "../api/request";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { CustomerPageQuery } from "../gql/graphql";

const CUSTOMER_PAGE = graphql(`
  query CustomerPage($search: String!, $first: Int!, $after: String) {
    customers(search: $search, first: $first, after: $after) {
      nodes {
        email
        names
        hasAccount
        orderCount
        orderedPence
        lastSeenOn
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** react-admin knows a customer by the e-mail address. */
const withId = <Known extends { email: string }>(customer: Known) => ({ ...customer, id: customer.email });

export type ListedCustomer = CustomerPageQuery["customers"]["nodes"][number];

const pages = new CursorPages();

/** Customers by what they are searched with; without a search there are none, as nobody lists all of them. */
export const customersProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const { search = "" } = filter as { search?: string };
    if (search.trim() === "") return { data: [], total: 0 };
    const readPage = async (after: string | null) => {
      const { nodes, pageInfo } = (await request(CUSTOMER_PAGE, { search, first: perPage, after })).customers;
      return { nodes: nodes.map(withId), pageInfo };
    };
    return listResult(await pages.read(JSON.stringify([perPage, search]), page, readPage), page, perPage);
  },
};

import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { CustomerPageQuery, CustomerQuery } from "../gql/graphql";

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

const CUSTOMER = graphql(`
  query Customer($email: String!) {
    customer(email: $email) {
      email
      names
      hasAccount
      orderCount
      orderedPence
      lastSeenOn
      account {
        firstName
        lastName
        phone
        createdAt
      }
      mailingList {
        requestedAt
        confirmedAt
      }
      orders {
        id
        number
        status
        totalPence
        placedAt
        isInAccount
      }
      enquiries {
        id
        kind
        state
        createdAt
      }
      visits {
        id
        state
        startsAt
        endsAt
        orderNumber
      }
      heldQuotes {
        number
        state
        madeAt
        heldUntil
        totalPence
      }
      windowCount
      merges {
        id
        otherEmail
        isKept
        reason
        state
        proposedAt
        proposedBy
        expiresAt
        endedAt
        hasConfirmed
        hasOtherConfirmed
      }
      reviews {
        id
        orderNumber
        productName
        rating
        reviewDate
        isPublished
      }
      audit {
        id
        at
        by
        what
      }
    }
  }
`);

/** react-admin knows a customer by the e-mail address. */
const withId = <Known extends { email: string }>(customer: Known) => ({ ...customer, id: customer.email });

export type ListedCustomer = CustomerPageQuery["customers"]["nodes"][number];
export type Customer = NonNullable<CustomerQuery["customer"]>;

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
  async getOne({ id }) {
    const { customer } = await request(CUSTOMER, { email: String(id) });
    if (!customer) throw new StaffError("Nothing is kept about this customer.", "NOT_FOUND");
    return { data: withId(customer) };
  },
};

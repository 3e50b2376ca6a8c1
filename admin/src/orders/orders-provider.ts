import type { Identifier } from "react-admin";
import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { OrderPageQuery, OrdersPageQuery } from "../gql/graphql";
import { filterOf, sortOf } from "./order-list-query";

const ORDERS_PAGE = graphql(`
  query OrdersPage($filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {
    orders(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes {
        ...ListedOrder
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalCountExact
    }
  }
  fragment ListedOrder on OrderSummary {
    id
    number
    version
    placedAt
    firstName
    lastName
    zipCode
    city
    status
    estimatedDelivery
    isLate
    totalPence
  }
`);

const ORDER_PAGE = graphql(`
  query OrderPage($id: ID!) {
    order(id: $id) {
      id
      number
      version
      status
      nextStatuses
      placedAt
      estimatedDelivery
      isLate
      fulfilment
      firstName
      lastName
      address
      addressLine2
      city
      state
      zipCode
      email
      phoneNumber
      paymentMethod
      shippingMethod
      note
      subtotalPence
      discountPence
      promotionCode
      promotionName
      promotionPercent
      deliveryPence
      taxPence
      includedTaxPence
      totalPence
      refundedPence
      refundablePence
      lines {
        ...OrderLine
      }
      refunds {
        id
        at
        by
        amountPence
        reason
        note
        takenBack {
          at
          by
          reason
        }
      }
      invoices {
        id
        kind
        number
        issuedAt
        amountPence
      }
      remakes {
        id
        lineId
        item
        name
        at
        by
        reason
        quantity
        note
        status
        nextStatus
        estimatedDelivery
        isLate
        sentAt
        was {
          ...RemadeLine
        }
        became {
          ...RemadeLine
        }
      }
      measures {
        left
        state
        proposedAt
        settledAt
        isLate
        totalWasPence
        totalPence
        lines {
          lineId
          item
          name
          at
          by
          lineWasPence
          lineBecamePence
          was {
            ...RemadeLine
          }
          became {
            ...RemadeLine
          }
        }
      }
      history {
        status
        at
      }
      mails {
        id
        kind
        state
        at
      }
      notes {
        id
        text
        by
        writtenAt
      }
      audit {
        id
        at
        by
        what
        subject
        before
        after
      }
    }
  }
  fragment OrderLine on OrderLine {
    id
    name
    product
    quantity
    roomName
    windowName
    unitPricePence
    totalPence
    drawing
    picture
    warning
    facts {
      label
      value
    }
    lengths {
      part
      measured
      adjustments
      made
    }
    choices {
      label
      value
    }
    cord {
      label
      value
    }
    rules
  }
`);

export type ListedOrder = OrdersPageQuery["orders"]["nodes"][number];
export type WholeOrder = NonNullable<OrderPageQuery["order"]>;

/** How many orders a list has, beside its page. */
export type OrderCount = Pick<OrdersPageQuery["orders"], "totalCount" | "isTotalCountExact">;

/** Queries of whole orders carry it: else react-admin would show an order of a list in the place of a whole one. */
export const WHOLE = { whole: true } as const;

const pages = new CursorPages();

/** Every order as it was listed last. A selection stays while pages are turned, and moves from the versions that were seen. */
const listed = new Map<Identifier, ListedOrder>();

/** Orders as they were listed last; those that never were are left out. */
export const listedOrders = (ids: readonly Identifier[]): ListedOrder[] => ids.flatMap((id) => listed.get(id) ?? []);

/** All orders of the shop. */
export const ordersProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter: chosen }) {
    const list = { filter: filterOf(chosen), sort: sortOf(sort), first: perPage };
    let count: OrderCount | undefined;
    const connection = await pages.read(JSON.stringify(list), page, async (after) => {
      const { totalCount, isTotalCountExact, ...read } = (await request(ORDERS_PAGE, { ...list, after })).orders;
      count = { totalCount, isTotalCountExact };
      return read;
    });
    for (const order of connection.nodes) listed.set(order.id, order);
    return { ...listResult(connection, page, perPage), meta: count };
  },
  async getOne({ id }) {
    const data = (await request(ORDER_PAGE, { id: String(id) })).order;
    if (!data) throw new StaffError("There is no such order.", "NOT_FOUND");
    return { data };
  },
};

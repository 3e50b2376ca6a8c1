import type { EnquiryKind, EnquiryState, OrderStatus } from "../gql/graphql";

/** What the statuses of orders are called. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: "Processing",
  MANUFACTURING: "Manufacturing",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
};

/** What the kinds of enquiries are called. */
export const kindNames: Readonly<Record<EnquiryKind, string>> = {
  QUOTE: "Quote",
  MESSAGE: "Message",
  SAMPLES: "Samples",
};

/** What the states of enquiries are called. */
export const stateNames: Readonly<Record<EnquiryState, string>> = {
  OPEN: "Open",
  ANSWERED: "Answered",
  CLOSED: "Closed",
};

const ACTS: Readonly<Record<string, string>> = {
  "customer.exported": "Exported the data",
  "customer.forgotten": "Erased the data",
};

/** What staff did with a customer's data. */
export const actName = (what: string): string => ACTS[what] ?? what;

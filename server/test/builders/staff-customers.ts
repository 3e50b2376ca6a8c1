import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { aCartWith } from "./cart.js";
import { aCheckout, placeOrder, type TestOrder } from "./order.js";
import type { StaffClient } from "./staff.js";

/** An order of a visitor with `changes` of the checkout form, as shoppers see it. */
export async function anOrderOf(visitor: TestVisitor, changes: Record<string, unknown>): Promise<TestOrder> {
  await aCartWith(visitor);
  const { data, errors } = await placeOrder(visitor, aCheckout(changes));
  if (!data) throw new Error(errors[0]?.message);
  return data.placeOrder.order;
}

type Summary = {
  email: string;
  names: string[];
  hasAccount: boolean;
  orderCount: number;
  orderedPence: number;
  lastSeenOn: string | null;
};
const SUMMARY = "email names hasAccount orderCount orderedPence lastSeenOn";

type Connection = { nodes: Summary[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** Searches customers. */
export const searchCustomers = (staff: StaffClient, search: string, page: { first?: number; after?: string } = {}) =>
  staff.graphql<{ customers: Connection }>(
    `query ($search: String!, $first: Int! = 20, $after: String) {
      customers(search: $search, first: $first, after: $after) { nodes { ${SUMMARY} } pageInfo { hasNextPage endCursor } }
    }`,
    { search, ...page },
  );

type Customer = Summary & {
  account: { firstName: string; lastName: string; phone: string | null; createdAt: string } | null;
  mailingList: { requestedAt: string; confirmedAt: string | null } | null;
  orders: { number: string; status: string; totalPence: number; isInAccount: boolean }[];
  enquiries: { id: string; kind: string; state: string }[];
  visits: { id: string; state: string; startsAt: string; endsAt: string; orderNumber: string | null }[];
  heldQuotes: { number: string; state: string; madeAt: string; heldUntil: string; totalPence: number }[];
  windowCount: number;
  reviews: { orderNumber: string; productName: string; rating: number; isPublished: boolean }[];
  audit: { what: string; by: string | null; before: string | null; after: string | null; subject: string }[];
};

const READ = `query ($email: String!) {
  customer(email: $email) {
    ${SUMMARY} account { firstName lastName phone createdAt } mailingList { requestedAt confirmedAt }
    orders { id number status totalPence placedAt isInAccount } enquiries { id kind state createdAt }
    visits { id state startsAt endsAt orderNumber } heldQuotes { number state madeAt heldUntil totalPence } windowCount
    reviews { id orderNumber productName rating reviewDate isPublished } audit { what by at before after subject }
  }
}`;

export const readCustomer = (staff: StaffClient, email: string) =>
  staff.graphql<{ customer: Customer | null }>(READ, { email });

/** Everything that the staff API shows of a customer. */
export async function customerOf(staff: StaffClient, email: string): Promise<Customer | null> {
  return (await readCustomer(staff, email)).data.customer;
}

export const exportCustomer = (staff: StaffClient, email: string) =>
  staff.mutate<{ data: string | null }>("exportCustomer", { email }, "data");

export const forgetCustomer = (staff: StaffClient, email: string, confirmEmail = email) =>
  staff.mutate<{ erasedCount: number | null; keptOrderCount: number | null }>(
    "forgetCustomer",
    { email, confirmEmail },
    "erasedCount keptOrderCount",
  );

/** The rows of the audit about customers, the oldest first. */
export const customerAudit = ({
  database,
}: TestShop): Promise<{ what: string; subjectId: string; before: object | null; after: object | null }[]> =>
  database.query(
    `SELECT what, subject_id AS "subjectId", before, after FROM staff_audit WHERE subject_type = 'Customer' ORDER BY id`,
  );

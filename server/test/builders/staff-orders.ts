import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import { aCartWith } from "./cart.js";
import { mutate } from "./mutation.js";
import { aCheckout, placeOrder } from "./order.js";
import type { StaffClient } from "./staff.js";

/** An order as staff name it. */
export type StoredOrder = { key: string; id: string; number: string };

/** Places an order to its shopper's sizes, which nothing holds up, with `changes` of the checkout form, and stores `columns` of it, such as `status` in its first moment. */
export async function aStoredOrder(
  shop: TestShop,
  changes: Record<string, unknown> = {},
  columns: Readonly<Record<string, string>> = {},
): Promise<StoredOrder> {
  const visitor = shop.visitor();
  await aCartWith(visitor);
  await mutate(visitor, "updateCart", { fulfilment: "MAKE_TO_SIZES" });
  const { data } = await placeOrder(visitor, aCheckout(changes));
  const number = data?.placeOrder.order.number ?? "";
  const assignments = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  if (assignments.length > 0)
    await shop.database.query(`UPDATE orders SET ${assignments.join()} WHERE number = $1`, [
      number,
      ...Object.values(columns),
    ]);
  const [{ id: key }] = await shop.database.query("SELECT id FROM orders WHERE number = $1", [number]);
  return { key, number, id: globalId("Order", key) };
}

export type ListedOrders = {
  nodes: { id: string; number: string; version: number; isLate: boolean; placedAt: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  totalCount: number;
  isTotalCountExact: boolean;
};

/** Asks for `orders` with these arguments, as GraphQL writes them. */
export const listOrders = (staff: StaffClient, args = "") =>
  staff.graphql<{ orders: ListedOrders }>(
    `{ orders${args && `(${args})`} {
      nodes { id number version isLate placedAt status estimatedDelivery firstName lastName city zipCode email fulfilment pieces totalPence }
      pageInfo { endCursor hasNextPage } totalCount isTotalCountExact
    } }`,
  );

/** What became of one order of `moveOrders`. */
type Outcome = {
  id: string;
  error: { code: string; message: string } | null;
  order: { id: string; status: string; version: number } | null;
};

/** Moves orders of these versions; returns what became of each. */
export async function moveOrders(
  staff: StaffClient,
  to: string,
  ...orders: (Pick<StoredOrder, "id"> & { version?: number })[]
): Promise<Outcome[]> {
  const { data, errors } = await staff.mutate<{ outcomes: Outcome[] }>(
    "moveOrders",
    { to, orders: orders.map(({ id, version = 1 }) => ({ id, expectedVersion: version })) },
    "outcomes { id error { code message } order { id status version } }",
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data["moveOrders"]?.outcomes ?? [];
}

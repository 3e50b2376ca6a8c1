import { isOrderStatus, type OrderStatus } from "@rules/order-progress";
import type { OrderFilterInput, OrderSort } from "../gql/graphql";

/** What react-admin's list is filtered by, as its address has it. */
export type OrderListFilter = {
  status?: readonly string[] | null;
  late?: boolean | null;
  from?: string | null;
  to?: string | null;
  search?: string | null;
};

type ListSort = { field: string; order: "ASC" | "DESC" };

/** The sortings of the API by column and direction. */
const SORTS: Readonly<Record<string, Readonly<Record<ListSort["order"], OrderSort>>>> = {
  placedAt: { ASC: "OLDEST", DESC: "NEWEST" },
  estimatedDelivery: { ASC: "DELIVERY_SOONEST", DESC: "DELIVERY_LATEST" },
  totalPence: { ASC: "TOTAL_LOWEST", DESC: "TOTAL_HIGHEST" },
};

/** The sorting of a list; the newest first for a column that the API does not sort by. */
export const sortOf = (sort: ListSort | undefined): OrderSort =>
  SORTS[sort?.field ?? ""]?.[sort?.order ?? "DESC"] ?? "NEWEST";

/** The filter of a list without what is left empty. */
export function filterOf({ status, late, from, to, search }: OrderListFilter): OrderFilterInput {
  const statuses = (status ?? []).filter((name): name is OrderStatus => isOrderStatus(name));
  return {
    ...(statuses.length > 0 && { status: statuses }),
    ...(typeof late === "boolean" && { late }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search?.trim() && { search: search.trim() }),
  };
}

/** Address of the orders of a list as CSV, all of its pages. */
export function csvAddress(filter: OrderListFilter, sort: ListSort | undefined): string {
  const entries = Object.entries(filterOf(filter)).map(([name, value]) => [name, String(value)]);
  return `/admin/orders.csv?${new URLSearchParams([...entries, ["sort", sortOf(sort)]]).toString()}`;
}

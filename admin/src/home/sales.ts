import { formatPounds } from "@rules/money";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { SalesByDayQuery } from "../gql/graphql";

const SALES_BY_DAY = graphql(`
  query SalesByDay {
    salesByDay {
      day
      orderCount
      orderedPence
      productViews
      countedOrders
    }
  }
`);

export type SalesDay = SalesByDayQuery["salesByDay"][number];

/** Sales of each of the last days, the oldest first. */
export const salesByDay = async (): Promise<SalesDay[]> => (await request(SALES_BY_DAY)).salesByDay;

/** Orders per hundred product views, of visitors who may be counted; null where no view was counted. */
export const conversionOf = ({ productViews, countedOrders }: SalesDay): number | null =>
  productViews === 0 ? null : (100 * countedOrders) / productViews;

/** "1.5 %". */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)} %`;

/** All days together, in words. */
export function salesInWords(days: readonly SalesDay[]): string {
  const sum = (of: (day: SalesDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const orders = sum(({ orderCount }) => orderCount);
  const sold = `${orders} ${orders === 1 ? "order" : "orders"}, ${formatPounds(sum(({ orderedPence }) => orderedPence))}`;
  const [views, counted] = [sum(({ productViews }) => productViews), sum(({ countedOrders }) => countedOrders)];
  return views === 0
    ? `${sold}.`
    : `${sold}. ${formatPercent((100 * counted) / views)} of counted product views led to an order.`;
}

import type { EntityManager } from "typeorm";
import { rowsOf } from "../../../kernel/sql/query.js";
import { recordChanges } from "../../audit/audit.js";
import type { PriceChange, Prices } from "./price-changes.js";
import { priceListQueries } from "./price-list.queries.js";
import { priceQueries } from "./price.queries.js";

/**
 * Sets the prices within the caller's transaction, and writes an audit row of each product.
 * @param by the member of staff who does it; null for a command
 */
export async function changePrices(manager: EntityManager, by: string | null, changes: readonly PriceChange[]) {
  const after = changes.map((change) => change.after);
  await rowsOf(manager, priceQueries.change, [changes.map(({ id }) => id), ...columnsOf(after)]);
  const audits = changes.map(({ id, before, after: prices }) => ({
    what: "product.priced",
    subject: { type: "Product", id: String(id) } as const,
    before: audited(before),
    after: audited(prices),
  }));
  await recordChanges(manager, by === null ? null : { staffId: by }, ...audits);
}

/** Keeps what a price list changes, so that it can be taken back. */
export async function noteLines(manager: EntityManager, listId: number, changes: readonly PriceChange[]) {
  const [before, after] = [changes.map((change) => change.before), changes.map((change) => change.after)];
  const slugs = changes.map(({ slug }) => slug);
  await rowsOf(manager, priceListQueries.addLines, [listId, slugs, ...columnsOf(before), ...columnsOf(after)]);
}

/** Prices and was-prices, a list each. */
const columnsOf = (prices: readonly Prices[]) => [
  prices.map(({ basePence }) => basePence),
  prices.map(({ wasPence }) => wasPence),
];

const audited = ({ basePence, wasPence }: Prices) => ({ basePricePence: basePence, wasPricePence: wasPence });

import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../../kernel/sql/query.js";
import { inTransaction } from "../../../kernel/sql/transaction.js";
import { recordChanges } from "../../audit/audit.js";
import { changePrices, noteLines } from "./change-prices.js";
import { plannedChangesIn } from "./price-changes.js";
import { readPriceCsv } from "./price-csv.js";
import { priceListQueries, type PriceListLineRow } from "./price-list.queries.js";
import { priceQueries } from "./price.queries.js";

/**
 * Applies the planned price lists whose day has begun in London, the earliest first: each once, in a transaction of its own, however
 * late it is and however many processes do so at once. One that fails holds up those after it that name a product of it, so that the
 * last price decided for a product counts; the others go on.
 * @param now by default the time of the database
 * @returns ids of the applied lists
 * @throws {AggregateError} where some failed, once the others are applied
 */
export async function applyDuePrices(database: DataSource, now: Date | null = null): Promise<number[]> {
  const applied: number[] = [];
  const failures: unknown[] = [];
  const reasons: string[] = [];
  const held = new Set<string>();
  for (const { id, csv } of await rowsOf(database, priceListQueries.due, [now])) {
    const slugs = readPriceCsv(csv).lines.map(({ slug }) => slug);
    const hold = () => slugs.forEach((slug) => held.add(slug));
    if (slugs.some((slug) => held.has(slug))) {
      hold();
      continue;
    }
    try {
      if (await inTransaction(database, (manager) => applyPlan(manager, id))) applied.push(id);
    } catch (error) {
      hold();
      failures.push(error);
      reasons.push(`price list ${id} is not applied: ${String(error)}`);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, [...reasons, `applied: ${applied.join() || "none"}`].join("; "));
  return applied;
}

/** Gives the products the prices of the list, whatever they are by now; false where it was applied or cancelled meanwhile. */
async function applyPlan(manager: EntityManager, id: number): Promise<boolean> {
  const [plan] = await rowsOf(manager, priceListQueries.lockPlan, [id]);
  if (!plan) return false;
  const { lines } = readPriceCsv(plan.csv);
  const products = await rowsOf(manager, priceQueries.lock, [lines.map(({ slug }) => slug)]);
  const { changes, problems } = plannedChangesIn(lines, products);
  await noteLines(manager, id, changes);
  await changePrices(manager, plan.importedBy, changes);
  await rowOf(manager, priceListQueries.apply, [id, JSON.stringify(problems)]);
  const subject = { type: "PriceList", id: String(id) } as const;
  const after = { name: plan.name, products: changes.length, leftOut: problems.length };
  await recordChanges(manager, null, { what: "prices.applied", subject, before: null, after });
  return true;
}

/** What a planned price list would change now. */
export async function plannedLines(manager: EntityManager, id: number): Promise<PriceListLineRow[]> {
  const [plan] = await rowsOf(manager, priceListQueries.plan, [id]);
  if (!plan) return [];
  const { lines } = readPriceCsv(plan.csv);
  const products = await rowsOf(manager, priceQueries.bySlugs, [lines.map(({ slug }) => slug)]);
  return plannedChangesIn(lines, products)
    .changes.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
    .map(({ slug, name, before, after }) => ({
      ...{ slug, name, isChangedSince: false },
      ...{ oldBasePence: before.basePence, oldWasPence: before.wasPence },
      ...{ newBasePence: after.basePence, newWasPence: after.wasPence },
    }));
}

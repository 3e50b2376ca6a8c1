import type { DataSource, EntityManager } from "typeorm";
import { pageOf, type Page } from "../../../kernel/graphql/connection.types.js";
import { idOfCursor } from "../../../kernel/graphql/id-cursor.js";
import type { PageWindow } from "../../../kernel/graphql/page-window.js";
import { checkedForm } from "../../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../../kernel/sql/query.js";
import { inTransaction } from "../../../kernel/sql/transaction.js";
import { londonDay } from "../../../rules/london-time.js";
import { priceListForm } from "../../../rules/price-form.js";
import type { StaffActor } from "../../access/staff-context.js";
import { recordChanges } from "../../audit/audit.js";
import { changePrices, noteLines } from "./change-prices.js";
import { plannedLines } from "./planned-prices.js";
import { isSamePrice, type PriceChange } from "./price-changes.js";
import type { PriceProblem } from "./price-csv.js";
import { priceListQueries, type PriceListLineRow, type PriceListRow } from "./price-list.queries.js";
import { comparePrices } from "./price-preview.service.js";
import {
  PriceListIsReverted,
  PriceListNotFound,
  PricesChangedSince,
  PricesMovedOn,
  unfitList,
} from "./price.errors.js";
import { priceQueries } from "./price.queries.js";

/** What is imported: a name for it, the file, the fingerprint of the dry run that was looked at, and the day in London on which it starts. */
export type PriceImport = { name: string; csv: string; fingerprint: string; effectiveFrom?: string | null };

const isPriceListId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

/** Imports price lists, and takes them back. Each is one transaction: all of it or nothing. */
export class PriceListService {
  constructor(private readonly database: DataSource) {}

  /** A page of price lists, the newest first. @throws {BadInput} for an invalid cursor */
  async page(window: PageWindow): Promise<Page<PriceListRow>> {
    const rows = await rowsOf(this.database, priceListQueries.page, [idOfCursor(window), window.size + 1]);
    return pageOf(rows, window, (row) => ({ node: row, cursor: String(row.id) }));
  }

  /** A price list, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<PriceListRow | null> {
    const [list] = isPriceListId(id) ? await rowsOf(manager, priceListQueries.byId, [id]) : [];
    return list ?? null;
  }

  /** What a price list changed; of one that has not started, what it would change now. */
  lines({ id, appliedAt }: Pick<PriceListRow, "id" | "appliedAt">): Promise<PriceListLineRow[]> {
    return appliedAt === null
      ? plannedLines(this.database.manager, id)
      : rowsOf(this.database, priceListQueries.lines, [id]);
  }

  /** The lines that could not be applied as they are when it started. */
  async leftOut(id: number): Promise<PriceProblem[]> {
    return (await rowOf(this.database, priceListQueries.leftOut, [id])).leftOut;
  }

  /**
   * Sets the prices of a list, or plans it for the day on which it starts. Carts count with them from then on, orders keep theirs.
   * @throws {BadInput} where a line can't be imported, the list changes nothing, or its day is none to come
   * @throws {PricesMovedOn} where it would change something else than the dry run showed
   */
  import(actor: StaffActor | null, { csv, fingerprint, ...typed }: PriceImport): Promise<PriceListRow> {
    const { name, effectiveFrom } = checkedForm(priceListForm(londonDay(new Date())), typed);
    return inTransaction(this.database, async (manager) => {
      const compared = await comparePrices(manager, csv, { lock: effectiveFrom === null });
      const { changes, problems, fingerprint: now } = compared;
      if (problems.length > 0) throw unfitList(problems);
      if (fingerprint !== now) throw new PricesMovedOn();
      if (changes.length === 0) throw unfitList([]);
      const by = actor?.staffId ?? null;
      const id =
        effectiveFrom === null
          ? (await rowOf(manager, priceListQueries.create, [name, by])).id
          : (await rowOf(manager, priceListQueries.createPlan, [name, by, effectiveFrom, csv, changes.length])).id;
      if (effectiveFrom === null) {
        await noteLines(manager, id, changes);
        await changePrices(manager, by, changes);
      }
      const subject = { type: "PriceList", id: String(id) } as const;
      const [what, day] = effectiveFrom === null ? ["prices.imported", {}] : ["prices.planned", { effectiveFrom }];
      const after = { name, products: changes.length, ...day };
      await recordChanges(manager, actor, { what, subject, before: null, after });
      return rowOf(manager, priceListQueries.byId, [id]);
    });
  }

  /**
   * Gives the products of a list the prices that they had before it. One that has not started is cancelled.
   * @throws {PriceListNotFound} {@link PriceListIsReverted}
   * @throws {PricesChangedSince} where a product has other prices than the list gave it, or is no more
   */
  revert(actor: StaffActor | null, id: string): Promise<PriceListRow> {
    return inTransaction(this.database, async (manager) => {
      const [list] = isPriceListId(id) ? await rowsOf(manager, priceListQueries.lock, [id]) : [];
      if (!list) throw new PriceListNotFound();
      if (list.isReverted) throw new PriceListIsReverted();
      const changes = list.isApplied ? await changesBack(manager, id) : [];
      await changePrices(manager, actor?.staffId ?? null, changes);
      await rowOf(manager, priceListQueries.revert, [id, actor?.staffId ?? null]);
      const subject = { type: "PriceList", id } as const;
      const what = list.isApplied ? "prices.reverted" : "prices.cancelled";
      const after = { name: list.name, products: changes.length };
      await recordChanges(manager, actor, { what, subject, before: null, after });
      return rowOf(manager, priceListQueries.byId, [id]);
    });
  }
}

/** The changes that undo a price list. @throws {PricesChangedSince} */
async function changesBack(manager: EntityManager, id: string): Promise<PriceChange[]> {
  const lines = await rowsOf(manager, priceListQueries.lines, [id]);
  const products = await rowsOf(manager, priceQueries.lockKnown, [lines.map(({ slug }) => slug)]);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const changed: string[] = [];
  const changes: PriceChange[] = [];
  for (const { slug, newBasePence, newWasPence, oldBasePence, oldWasPence } of lines) {
    const product = bySlug.get(slug);
    const before = { basePence: newBasePence, wasPence: newWasPence };
    const after = { basePence: oldBasePence, wasPence: oldWasPence };
    if (product && isSamePrice(product, before))
      changes.push({ id: product.id, slug, name: product.name, before, after });
    else changed.push(slug);
  }
  if (changed.length > 0) throw new PricesChangedSince(changed);
  return changes;
}

import type { DataSource, EntityManager } from "typeorm";
import { pageOf, type Page } from "../../../kernel/graphql/connection.types.js";
import { idOfCursor } from "../../../kernel/graphql/id-cursor.js";
import type { PageWindow } from "../../../kernel/graphql/page-window.js";
import { checkedForm } from "../../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../../kernel/sql/query.js";
import { inTransaction } from "../../../kernel/sql/transaction.js";
import { priceListForm } from "../../../rules/price-form.js";
import type { StaffActor } from "../../access/staff-context.js";
import { recordChanges } from "../../audit/audit.js";
import { isSamePrice, type PriceChange, type Prices } from "./price-changes.js";
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

/** What is imported: a name for it, the file, and the fingerprint of the dry run that was looked at. */
export type PriceImport = { name: string; csv: string; fingerprint: string };

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

  /** What a price list changed. */
  lines(id: number): Promise<PriceListLineRow[]> {
    return rowsOf(this.database, priceListQueries.lines, [id]);
  }

  /**
   * Sets the prices of a list. Carts count with them from then on, orders keep theirs.
   * @throws {BadInput} where a line can't be imported, or the list changes nothing
   * @throws {PricesMovedOn} where it would change something else than the dry run showed
   */
  import(actor: StaffActor | null, { csv, fingerprint, ...typed }: PriceImport): Promise<PriceListRow> {
    const { name } = checkedForm(priceListForm, typed);
    return inTransaction(this.database, async (manager) => {
      const { changes, problems, fingerprint: now } = await comparePrices(manager, csv, { lock: true });
      if (problems.length > 0) throw unfitList(problems);
      if (fingerprint !== now) throw new PricesMovedOn();
      if (changes.length === 0) throw unfitList([]);
      const { id } = await rowOf(manager, priceListQueries.create, [name, actor?.staffId ?? null]);
      const [before, after] = [changes.map((change) => change.before), changes.map((change) => change.after)];
      const slugs = changes.map(({ slug }) => slug);
      await rowsOf(manager, priceListQueries.addLines, [id, slugs, ...columnsOf(before), ...columnsOf(after)]);
      await this.change(manager, actor, changes);
      const subject = { type: "PriceList", id: String(id) } as const;
      const imported = { name, products: changes.length };
      await recordChanges(manager, actor, { what: "prices.imported", subject, before: null, after: imported });
      return rowOf(manager, priceListQueries.byId, [id]);
    });
  }

  /**
   * Gives the products of a list the prices that they had before it.
   * @throws {PriceListNotFound} {@link PriceListIsReverted}
   * @throws {PricesChangedSince} where a product has other prices than the list gave it, or is no more
   */
  revert(actor: StaffActor | null, id: string): Promise<PriceListRow> {
    return inTransaction(this.database, async (manager) => {
      const [list] = isPriceListId(id) ? await rowsOf(manager, priceListQueries.lock, [id]) : [];
      if (!list) throw new PriceListNotFound();
      if (list.isReverted) throw new PriceListIsReverted();
      const changes = await changesBack(manager, id);
      await this.change(manager, actor, changes);
      await rowOf(manager, priceListQueries.revert, [id, actor?.staffId ?? null]);
      const subject = { type: "PriceList", id } as const;
      const after = { name: list.name, products: changes.length };
      await recordChanges(manager, actor, { what: "prices.reverted", subject, before: null, after });
      return rowOf(manager, priceListQueries.byId, [id]);
    });
  }

  /** Sets the prices and writes an audit row of each product. */
  private async change(manager: EntityManager, actor: StaffActor | null, changes: readonly PriceChange[]) {
    const after = changes.map((change) => change.after);
    await rowsOf(manager, priceQueries.change, [changes.map(({ id }) => id), ...columnsOf(after)]);
    const audits = changes.map(({ id, before, after: prices }) => ({
      what: "product.priced",
      subject: { type: "Product", id: String(id) } as const,
      before: audited(before),
      after: audited(prices),
    }));
    await recordChanges(manager, actor, ...audits);
  }
}

/** The changes that undo a price list. @throws {PricesChangedSince} */
async function changesBack(manager: EntityManager, id: string): Promise<PriceChange[]> {
  const lines = await rowsOf(manager, priceListQueries.lines, [id]);
  const products = await rowsOf(manager, priceQueries.lock, [lines.map(({ slug }) => slug)]);
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

/** Prices and was-prices, a list each. */
const columnsOf = (prices: readonly Prices[]) => [
  prices.map(({ basePence }) => basePence),
  prices.map(({ wasPence }) => wasPence),
];

const audited = ({ basePence, wasPence }: Prices) => ({ basePricePence: basePence, wasPricePence: wasPence });

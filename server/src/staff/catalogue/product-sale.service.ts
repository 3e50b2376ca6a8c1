import type { DataSource, EntityManager } from "typeorm";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { londonDay } from "../../rules/london-time.js";
import { saleForm } from "../../rules/sale-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { lockProduct, type ExpectedProduct } from "./lock-product.js";
import { ProductIsNotOnSale, ProductIsOnSale } from "./product-sale.errors.js";
import { productSaleQueries } from "./product-sale.queries.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** Puts products on sale, now or on a day, and takes them off sale. Shoppers see it within a second. */
export class ProductSaleService {
  constructor(private readonly database: DataSource) {}

  /**
   * Puts a product on sale, or plans it for the beginning of a day in London.
   * @throws {BadInput} for a day that is none to come
   * @throws {ProductIsOnSale} {@link StaffProductNotFound} {@link ChangedInTheMeantime}
   */
  putOnSale(actor: StaffActor | null, expected: ExpectedProduct, typed: { day?: string | null }) {
    const { day } = checkedForm(saleForm(londonDay(new Date())), typed);
    return this.change(actor, expected, async (manager, product) => {
      if (product.saleState === SaleState.ON_SALE) throw new ProductIsOnSale();
      if (day === null) await rowOf(manager, productSaleQueries.putOnSale, [product.id]);
      else await rowOf(manager, productSaleQueries.plan, [product.id, day]);
      return day === null ? "product.put-on-sale" : "product.sale-planned";
    });
  }

  /**
   * Takes a product off sale: its page is gone, carts with it say so, orders keep it. Of one that is not on sale the planned day is
   * cancelled.
   * @throws {ProductIsNotOnSale} {@link StaffProductNotFound} {@link ChangedInTheMeantime}
   */
  takeOffSale(actor: StaffActor | null, expected: ExpectedProduct): Promise<StaffProductRow> {
    return this.change(actor, expected, async (manager, product) => {
      const isOnSale = product.saleState === SaleState.ON_SALE;
      if (!isOnSale && product.onSaleFrom === null) throw new ProductIsNotOnSale();
      if (isOnSale) await rowOf(manager, productSaleQueries.withdraw, [product.id]);
      else await rowOf(manager, productSaleQueries.plan, [product.id, null]);
      return isOnSale ? "product.taken-off-sale" : "product.sale-cancelled";
    });
  }

  /** Changes the state of a product and writes its audit row. @param act does it, and says what for the audit */
  private change(
    actor: StaffActor | null,
    expected: ExpectedProduct,
    act: (manager: EntityManager, product: StaffProductRow) => Promise<string>,
  ): Promise<StaffProductRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockProduct(manager, expected);
      const what = await act(manager, before);
      const after = await rowOf(manager, staffProductQueries.byId, [before.id]);
      const subject = { type: "Product", id: String(before.id) } as const;
      await recordChanges(manager, actor, { what, subject, before: audited(before), after: audited(after) });
      return after;
    });
  }
}

const audited = ({ saleState, onSaleFrom }: StaffProductRow) => ({ saleState, onSaleFrom });

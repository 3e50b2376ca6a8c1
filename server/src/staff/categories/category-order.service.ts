import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { ORDERED_PRODUCTS_PER_PAGE } from "../../rules/ordered-products.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { refused } from "../catalogue/change-product.js";
import { productSaleQueries } from "../catalogue/product-sale.queries.js";
import { StaffProductNotFound } from "../catalogue/staff-product.errors.js";
import { categoryOrderQueries, type CategoryOrderRow } from "./category-order.queries.js";
import { StaffCategoryNotFound } from "./staff-category.errors.js";
import { staffCategoryQueries, type StaffCategoryRow } from "./staff-category.queries.js";

/** A product that is to move to a place in its category, from 1. */
type Move = { id: string; place: number; expectedOrderVersion: number };

/** Categories in another order, and in the one that was looked at. */
type Arrangement = { ids: readonly string[]; expectedIds: readonly string[] };

/** The order of categories in menu and lists, and of the products within one. */
export class CategoryOrderService {
  constructor(private readonly database: DataSource) {}

  /**
   * A page of a category's products in their order, on sale or not. @param page from 1
   * @throws {StaffCategoryNotFound}
   * @throws {BadInput} for a page below 1
   */
  async page(id: string, page: number): Promise<CategoryOrderRow> {
    if (page < 1) throw refused({ page: "Pages count from 1" });
    const values = [id, (page - 1) * ORDERED_PRODUCTS_PER_PAGE];
    const [found] = isProductId(id) ? await rowsOf(this.database, categoryOrderQueries.page, values) : [];
    if (!found) throw new StaffCategoryNotFound();
    return found;
  }

  /**
   * Moves a product to another place in its category; shoppers see it at once wherever lists are in the shop's own order.
   * @returns its category
   * @throws {StaffProductNotFound}
   * @throws {ChangedInTheMeantime} where the order is another one than was looked at
   * @throws {BadInput} for a place that the category does not have
   */
  move(actor: StaffActor, { id, place, expectedOrderVersion }: Move): Promise<StaffCategoryRow> {
    return inTransaction(this.database, async (manager) => {
      // A new product takes the place after all others. First, since it holds its category too.
      await rowOf(manager, productSaleQueries.holdPlaces);
      const [category] = isProductId(id) ? await rowsOf(manager, categoryOrderQueries.lockOrder, [id]) : [];
      if (!category) throw new StaffProductNotFound();
      if (category.orderVersion !== expectedOrderVersion) throw new ChangedInTheMeantime();
      const present = await rowOf(manager, categoryOrderQueries.placeOf, [category.id, id]);
      if (place < 1 || place > present.count) throw refused({ place: `Its category has places 1 to ${present.count}` });
      if (place !== present.place) {
        await hop(manager, [category.id, id], present.place, place);
        await rowOf(manager, categoryOrderQueries.raiseOrder, [category.id]);
        await recordChanges(manager, actor, {
          what: "category.product-moved",
          subject: { type: "Category", id: String(category.id) },
          before: { product: present.name, place: present.place },
          after: { product: present.name, place },
        });
      }
      return rowOf(manager, staffCategoryQueries.byId, [category.id]);
    });
  }

  /**
   * Puts all categories in another order: menu, tiles, foot and sitemap follow at once.
   * @throws {ChangedInTheMeantime} where they are in another order than was looked at
   * @throws {BadInput} unless each is named once
   */
  arrange(actor: StaffActor, { ids, expectedIds }: Arrangement): Promise<StaffCategoryRow[]> {
    return inTransaction(this.database, async (manager) => {
      await rowsOf(manager, categoryOrderQueries.lockAll);
      const present = (await rowsOf(manager, categoryOrderQueries.inOrder)).map(({ id }) => String(id));
      if (present.join() !== expectedIds.join()) throw new ChangedInTheMeantime();
      if (present.toSorted().join() !== ids.toSorted().join()) throw refused({ ids: "Please name each category once" });
      await rearrange(manager, actor, present, ids);
      return rowsOf(manager, staffCategoryQueries.all);
    });
  }
}

/** Places that one statement may move a product by: each place is a changed row, and statements have 3 s. */
const LONGEST_HOP = 1_000;

/** Moves a product from one place to another. @param keys of its category and of the product */
async function hop(manager: EntityManager, keys: readonly unknown[], from: number, to: number): Promise<void> {
  for (let place = from; place !== to;) {
    place += Math.max(-LONGEST_HOP, Math.min(LONGEST_HOP, to - place));
    await rowsOf(manager, categoryOrderQueries.move, [...keys, place]);
  }
}

async function rearrange(
  manager: EntityManager,
  actor: StaffActor,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const moved = after.filter((id, place) => before[place] !== id);
  if (moved.length === 0) return;
  await rowsOf(manager, categoryOrderQueries.arrange, [after]);
  const changes = moved.map((id) => ({
    what: "category.moved",
    subject: { type: "Category" as const, id },
    before: { place: before.indexOf(id) + 1 },
    after: { place: after.indexOf(id) + 1 },
  }));
  await recordChanges(manager, actor, ...changes);
}

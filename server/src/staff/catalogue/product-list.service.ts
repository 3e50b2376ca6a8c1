import type { DataSource } from "typeorm";
import { BadField } from "../../kernel/errors/shop-error.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { productCursor, productPlace } from "./product-list-cursor.js";
import type { ProductFilterInput, ProductListSort } from "./product-list.inputs.js";
import { productListQueries, productSummaryQueries, type ListedProduct } from "./product-list.queries.js";

const LONGEST_SEARCH = 200;

/** Which products, and what comes first. */
type ProductListRequest = { filter: ProductFilterInput; sort: ProductListSort };

/** Lists of all products for staff. */
export class StaffProductListService {
  constructor(private readonly database: DataSource) {}

  /** @throws {BadInput} for an invalid cursor or search */
  async page({ filter, sort }: ProductListRequest, window: PageWindow): Promise<Page<ListedProduct>> {
    const place = window.cursor === undefined ? undefined : productPlace(sort, window.cursor);
    const values = [...valuesOf(filter), place?.sortKey ?? null, place?.id ?? null, window.size + 1];
    const rows = await rowsOf(this.database, productListQueries[sort], values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: productCursor(sort, row) }));
  }

  /** Number of products that a filter leaves. @throws {BadInput} for an invalid search */
  async count(filter: ProductFilterInput): Promise<number> {
    return (await rowOf(this.database, productSummaryQueries.count, valuesOf(filter))).count;
  }

  /** The categories that products are in, in the order of the menu. */
  categories(): Promise<{ slug: string; name: string }[]> {
    return rowsOf(this.database, productSummaryQueries.categories);
  }
}

/** A filter as $1 to $6. */
function valuesOf({ search: typed, category, reduced, saleState, ...filter }: ProductFilterInput) {
  const search = typed?.trim() || null;
  if ((search?.length ?? 0) > LONGEST_SEARCH || search?.includes("\0"))
    throw new BadField("search", `A search has at most ${LONGEST_SEARCH} characters`);
  const { priceMinPence = null, priceMaxPence = null } = filter;
  return [search, category ?? null, priceMinPence, priceMaxPence, reduced ?? null, saleState ?? null];
}

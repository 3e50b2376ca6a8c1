import type { DataSource } from "typeorm";
import { Parameters } from "../../kernel/sql/parameters.js";
import { readRows } from "../../kernel/sql/rows.js";
import type { SearchService } from "../search/search.service.js";
import { searchText } from "../search/search-text.js";
import type { TextQuery } from "../search/text-query.js";
import type { ProductType } from "../products/catalogue.types.js";
import { all, fits, scopeOf, selectParts } from "./product-conditions.js";
import { cursorOf, placeAfter, type ProductPlace } from "./product-cursor.js";
import { type SummaryRow, summaryWithFacets, toFacets } from "./product-facets.js";
import type { ProductDetail } from "../products/product-detail.js";
import type { ProductFacets } from "./product-facets.types.js";
import { type FilterValues, filterValues, type ProductFilter } from "./product-filter.js";
import { productColumns, type ProductRow, toProduct } from "../products/product-row.js";
import { orderOf, type ProductOrder, ProductSort, sortKey } from "./product-sort.js";

/** One page of a list. */
type ProductPage = { edges: { node: ProductType; cursor: string }[]; hasNextPage: boolean };

/** How many products a list has in all and, where asked for, what it can be narrowed to. */
export type ProductListSummary = { totalCount: number; facets: ProductFacets | null };

/** Opens lists of products. */
export class ProductListService {
  constructor(
    private readonly database: DataSource,
    private readonly search: SearchService,
  ) {}

  /**
   * The list of a filter; a filter with text costs a statement here.
   * @throws {BadInput} for a filter that can't be used
   */
  async open(filter: ProductFilter, sort = ProductSort.RELEVANCE): Promise<ProductList> {
    const values = filterValues(filter);
    const text = searchText(filter.text ?? "", "filter.text");
    return new ProductList(this.database, values, text === "" ? null : await this.search.understand(text), sort);
  }
}

/** Some products in some order. Reads rows, one statement a call. */
export class ProductList {
  private readonly order: ProductOrder;

  constructor(
    private readonly database: DataSource,
    private readonly filter: FilterValues,
    private readonly text: TextQuery | null,
    sort: ProductSort,
  ) {
    this.order = orderOf(sort, text);
  }

  /**
   * The products after a cursor, or from the start. Short ones lack their long fields.
   * @throws {BadInput} where the cursor is none of a list in this order
   */
  async page(first: number, after?: string, detail: ProductDetail = "whole"): Promise<ProductPage> {
    const { name } = this.order;
    const place = after === undefined ? null : placeAfter(name, after);
    const rows = await this.rows({ limit: first + 1, offset: 0, after: place }, detail);
    return {
      edges: rows.slice(0, first).map((row) => ({ node: toProduct(row), cursor: cursorOf(name, row) })),
      hasNextPage: rows.length > first,
    };
  }

  /** The products from `offset` on, counted from 0: the REST calls have no cursors. */
  async slice(limit: number, offset: number): Promise<ProductType[]> {
    return (await this.rows({ limit, offset, after: null }, "whole")).map(toProduct);
  }

  /** One statement, with the facets or without. */
  async summary({ withFacets }: { withFacets: boolean }): Promise<ProductListSummary> {
    const parameters = new Parameters();
    const scope = scopeOf(this.filter, this.text, parameters);
    if (withFacets) {
      const [row] = await readRows<SummaryRow>(this.database, {
        name: this.nameOf("facets"),
        text: summaryWithFacets(scope),
        values: parameters.values,
      });
      return { totalCount: row?.totalCount ?? 0, facets: row ? toFacets(row) : null };
    }
    const parts = selectParts(scope, (from) => `SELECT count(*) FROM ${from} AND ${fits(scope)}`);
    const [row] = await readRows<{ totalCount: number }>(this.database, {
      name: this.nameOf("count"),
      text: `SELECT sum(count)::int AS "totalCount" FROM (${parts}) part`,
      values: parameters.values,
    });
    return { totalCount: row?.totalCount ?? 0, facets: null };
  }

  /** Sorts narrow rows and fetches the whole ones of the page only: products are wide. */
  private rows(
    { limit, offset, after }: { limit: number; offset: number; after: ProductPlace | null },
    detail: ProductDetail,
  ): Promise<(ProductRow & ProductPlace)[]> {
    const parameters = new Parameters();
    const scope = scopeOf(this.filter, this.text, parameters);
    const key = sortKey(this.order, parameters);
    const place = after && `(${parameters.take(after.sortKey)}::int, ${parameters.take(after.position)}::int)`;
    const wanted = all([fits(scope), place === null ? "TRUE" : `(${key}, p.position) > ${place}`]);
    const most = parameters.take(offset + limit);
    const parts = selectParts(
      scope,
      (from) => `SELECT p.id, p.position, ${key} AS "sortKey" FROM ${from} AND ${wanted}
        ORDER BY ${key}, p.position LIMIT ${most}`,
    );
    return readRows(this.database, {
      name: this.nameOf(after ? "next" : "first", this.order.name, detail),
      text: `SELECT ${productColumns(detail)}, page."sortKey"
        FROM (SELECT * FROM (${parts}) part ORDER BY "sortKey", position LIMIT ${most} OFFSET ${parameters.take(offset)}) page
        JOIN product p ON p.id = page.id ORDER BY page."sortKey", page.position`,
      values: parameters.values,
    });
  }

  /** Lists by nothing but a category, which are asked for most, have names; of all others there are too many. */
  private nameOf(...parts: string[]): string | undefined {
    const { category, ...narrowing } = this.filter;
    if (this.text || Object.values(narrowing).some((value) => value !== null)) return undefined;
    return ["products", category === null ? "all" : "category", ...parts].join("-").toLowerCase();
  }
}

import type { DataSource } from "typeorm";
import type { SearchService } from "../search/search.service.js";
import { searchText } from "../search/search-text.js";
import type { TextQuery } from "../search/text-query.js";
import type { ProductType } from "./catalogue.types.js";
import { FITS, selectParts } from "./product-conditions.js";
import { cursorOf, placeAfter, type ProductPlace } from "./product-cursor.js";
import { type SummaryRow, summaryWithFacets, toFacets } from "./product-facets.js";
import type { ProductFacets } from "./product-facets.types.js";
import { type FilterValues, filterValues, type ProductFilter } from "./product-filter.js";
import { PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-row.js";
import { orderOf, type ProductOrder, ProductSort } from "./product-sort.js";

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
  private readonly category: string | null;
  private readonly order: ProductOrder;
  private readonly parameters: readonly unknown[];

  constructor(
    private readonly database: DataSource,
    filter: FilterValues,
    text: TextQuery | null,
    sort: ProductSort,
  ) {
    [this.category] = filter;
    this.order = orderOf(sort, text);
    this.parameters = [...filter, text?.matching ?? null];
  }

  /**
   * The products after a cursor, or from the start.
   * @throws {BadInput} where the cursor is none of a list in this order
   */
  async page(first: number, after?: string): Promise<ProductPage> {
    const { name } = this.order;
    const rows = await this.rows(first + 1, after === undefined ? null : placeAfter(name, after));
    return {
      edges: rows.slice(0, first).map((row) => ({ node: toProduct(row), cursor: cursorOf(name, row) })),
      hasNextPage: rows.length > first,
    };
  }

  /** All products of the list; the REST calls have no pages. */
  async all(): Promise<ProductType[]> {
    return (await this.rows(null)).map(toProduct);
  }

  /** One statement, with the facets or without. */
  async summary({ withFacets }: { withFacets: boolean }): Promise<ProductListSummary> {
    if (withFacets) {
      const [row]: [SummaryRow] = await this.database.query(summaryWithFacets(this.category), [...this.parameters]);
      return { totalCount: row.totalCount, facets: toFacets(row) };
    }
    const parts = selectParts(this.category, (from) => `SELECT count(*) FROM ${from} AND ${FITS}`);
    const [{ totalCount }]: [{ totalCount: number }] = await this.database.query(
      `SELECT sum(count)::int AS "totalCount" FROM (${parts}) part`,
      [...this.parameters],
    );
    return { totalCount, facets: null };
  }

  /** Sorts narrow rows and fetches the whole ones of the page only: products are wide. */
  private rows(limit: number | null, after: ProductPlace | null = null): Promise<(ProductRow & ProductPlace)[]> {
    const { key, parameters } = this.order;
    const parts = selectParts(
      this.category,
      (from) => `SELECT p.id, p.position, ${key} AS "sortKey" FROM ${from} AND ${FITS}
        AND ($9::int IS NULL OR (${key}, p.position) > ($9, $10::int)) ORDER BY ${key}, p.position LIMIT $11`,
    );
    return this.database.query(
      `SELECT ${PRODUCT_COLUMNS}, page."sortKey"
       FROM (SELECT * FROM (${parts}) part ORDER BY "sortKey", position LIMIT $11) page
       JOIN product p ON p.id = page.id ORDER BY page."sortKey", page.position`,
      [...this.parameters, after?.sortKey ?? null, after?.position ?? null, limit, ...parameters],
    );
  }
}

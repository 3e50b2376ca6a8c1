import type { DataSource } from "typeorm";
import { Parameters } from "../../kernel/sql/parameters.js";
import { readRows } from "../../kernel/sql/rows.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ProductDetail } from "../products/product-detail.js";
import { productColumns, toProduct, type ProductRow } from "../products/product.queries.js";
import { searchText } from "../search/search-text.js";
import type { SearchService } from "../search/search.service.js";
import type { TextQuery } from "../search/text-query.js";
import { all, fits, scopeOf, selectParts } from "./product-conditions.js";
import { cursorOf, placeAfter, type ProductPlace } from "./product-cursor.js";
import { summaryWithFacets, toFacets, type SummaryRow } from "./product-facets.js";
import type { ProductFacets } from "./product-facets.types.js";
import { filterValues, type FilterValues, type ProductFilter } from "./product-filter.js";
import { orderOf, ProductSort, sortKey, type ProductOrder } from "./product-sort.js";

/** A page of a list. */
type ProductPage = { edges: { node: ProductType; cursor: string }[]; hasNextPage: boolean };

/** Total count and, if requested, the facets of a list. */
export type ProductListSummary = { totalCount: number; facets: ProductFacets | null };

/** Opens lists of products. */
export class ProductListService {
  constructor(
    private readonly database: DataSource,
    private readonly search: SearchService,
  ) {}

  /**
   * The list of a filter; a filter with text takes a statement here.
   * @throws {BadInput} for an invalid filter
   */
  async open(filter: ProductFilter, sort = ProductSort.RELEVANCE): Promise<ProductList> {
    const values = filterValues(filter);
    const text = searchText(filter.text ?? "", "filter.text");
    return new ProductList(this.database, values, text === "" ? null : await this.search.understand(text), sort);
  }
}

/** A filtered and sorted list. Each call takes one statement. */
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
   * The products after a cursor, or from the start. Short rows lack long fields.
   * @throws {BadInput} for a cursor that is invalid or of another order
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

  /** The products from the zero-based `offset` on, for REST, which has no cursors. */
  async slice(limit: number, offset: number): Promise<ProductType[]> {
    return (await this.rows({ limit, offset, after: null }, "whole")).map(toProduct);
  }

  /** Count with or without facets in one statement. */
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

  /** Sorts narrow rows first and reads the wide ones of the page only. */
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

  /** Names the statements of plain category lists, the most frequent ones; there are too many others to prepare. */
  private nameOf(...parts: string[]): string | undefined {
    const { category, ...narrowing } = this.filter;
    if (this.text || Object.values(narrowing).some((value) => value !== null)) return undefined;
    return ["products", category === null ? "all" : "category", ...parts].join("-").toLowerCase();
  }
}

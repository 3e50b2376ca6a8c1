import { createHash } from "node:crypto";
import type { DataSource } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowOf, rowsByJson, rowsOrOthers } from "../../kernel/sql/query.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ProductTerms } from "../products/product-terms.js";
import { toProduct } from "../products/product.queries.js";
import { searchText } from "../search/search-text.js";
import type { SearchService, TypedSearch } from "../search/search.service.js";
import type { WindowFitService } from "../window-fits/window-fit.service.js";
import { cursorOf, productPlace } from "./product-cursor.js";
import { toFacets } from "./product-facets.js";
import type { ProductFacets } from "./product-facets.types.js";
import { filterValues, type FilterValues, type ProductFilter } from "./product-filter.js";
import {
  countQuery,
  facetsQuery,
  pageQuery,
  type ListParts,
  type ListSlice,
  type PageRow,
  type SliceContent,
} from "./product-list.queries.js";
import { orderOf, type ProductSort } from "./product-sort.js";

const SLUG = /^[a-z0-9-]{1,80}$/;
const WHOLE: SliceContent = { detail: "whole", isCounted: false };

/** Total count and, if requested, the facets of a list. */
export type ProductListSummary = { totalCount: number; facets: ProductFacets | null };

/** Opens lists of products. */
export class ProductListService {
  constructor(
    private readonly database: DataSource,
    private readonly needs: { search: SearchService; windowFits: WindowFitService },
    private readonly policy: ProductTerms,
  ) {}

  /**
   * The list of a filter. One with text is read by `page` first, which corrects the words.
   * @throws {BadInput} for an invalid filter
   */
  open(filter: ProductFilter, sort: ProductSort = "RELEVANCE"): ProductList {
    const { search, windowFits } = this.needs;
    const values = filterValues(filter, this.policy);
    const text = searchText(filter.text ?? "", "filter.text");
    const wanted = {
      values,
      search: text === "" ? null : search.read(text),
      fitting: filter.fits ? windowFits.reader(filter.fits) : null,
    };
    return new ProductList(this.database, this.policy, wanted, sort);
  }
}

/** What a list holds. */
type WantedProducts = {
  values: FilterValues;
  /** A search whose words are not corrected yet. */
  search: TypedSearch | null;
  /** Reads the products that fit a window; null where all may. */
  fitting: (() => Promise<number[]>) | null;
};

/**
 * A filtered and sorted list. Each call takes one statement, the first page of a search with unknown words two, and the first call of a
 * list of what fits a window one more.
 */
export class ProductList {
  private parts: ListParts;
  /** The length, once a page has been read with it. */
  private totalCount: number | null = null;
  private search: TypedSearch | null;
  private readonly fitting: WantedProducts["fitting"];
  private settling: Promise<void> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly policy: ProductTerms,
    { values, search, fitting }: WantedProducts,
    private readonly sort: ProductSort,
  ) {
    const text = search?.text ?? null;
    this.search = search;
    this.fitting = fitting;
    this.parts = { filter: values, text, order: orderOf(sort, text) };
  }

  /** Reads once which products fit a window, if the list asks for it. */
  private settled(): Promise<void> {
    this.settling ??= this.fitting?.().then((fitting) => {
      this.parts = { ...this.parts, filter: { ...this.parts.filter, fitting } };
    });
    return this.settling ?? Promise.resolve();
  }

  /** Of what may change which products the list has, and in which order: products of its category, or any. */
  get surrogateKey(): string {
    const { category } = this.parts.filter;
    // Keys stand in headers, and what is asked for may be anything.
    return category !== null && SLUG.test(category) ? `products:${category}` : "products";
  }

  /**
   * The products on a side of a cursor, from the start or from the end. Short rows lack long fields. Counted, a page reads the
   * length of the list too.
   * @throws {BadInput} for a cursor that is invalid or of another order
   */
  async page(window: PageWindow, content: SliceContent = WHOLE): Promise<Page<ProductType>> {
    const { name } = this.parts.order;
    const slice = { limit: window.size + 1, offset: 0, side: window.side, place: productPlace(name, window) };
    await this.settled();
    const rows = await this.rowsIn(slice, content);
    this.totalCount = rows[0]?.totalCount ?? null;
    return pageOf(rows, window, (row) => ({ node: toProduct(row, this.policy), cursor: cursorOf(name, row) }));
  }

  private async rowsIn(slice: ListSlice, content: SliceContent): Promise<PageRow[]> {
    const query = pageQuery(this.parts, slice, content);
    const { search } = this;
    this.search = null;
    const nearestWords = search?.nearestWords();
    if (!search || !nearestWords) return rowsByJson(this.database, query, query.values);
    const [rows, nearest] = await rowsOrOthers(this.database, query, nearestWords);
    const text = search.corrected(nearest);
    if (!text) return rows;
    this.parts = { ...this.parts, text, order: orderOf(this.sort, text) };
    return this.rowsIn(slice, content);
  }

  /** The products from the zero-based `offset` on, for REST, which has no cursors. */
  async slice(limit: number, offset: number): Promise<ProductType[]> {
    await this.settled();
    const query = pageQuery(this.parts, { limit, offset, side: "after", place: null }, WHOLE);
    const rows = await rowsByJson(this.database, query, query.values);
    return rows.map((row) => toProduct(row, this.policy));
  }

  /** Count with or without facets in one statement. */
  async summary({ withFacets }: { withFacets: boolean }): Promise<ProductListSummary> {
    await this.settled();
    if (withFacets) {
      const query = facetsQuery(this.parts);
      const row = await rowOf(this.database, query, query.values);
      return { totalCount: row.totalCount, facets: toFacets(row, keyOf(this.parts), this.policy.taxIncludedPercent) };
    }
    if (this.totalCount !== null) return { totalCount: this.totalCount, facets: null };
    const query = countQuery(this.parts);
    return { ...(await rowOf(this.database, query, query.values)), facets: null };
  }
}

/** Identifies what a list holds, in any order; lists that hold other products have other keys. */
const keyOf = ({ filter, text }: ListParts): string =>
  createHash("sha1")
    .update(JSON.stringify([filter, text]))
    .digest("base64url");

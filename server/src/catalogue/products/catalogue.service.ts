import type { DataSource } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { ProductType } from "./catalogue.types.js";
import { isProductId } from "./product-id.js";
import { productQueries, toProduct, type CatalogueSlugs, type CategoryRow } from "./product.queries.js";

/** Reads categories and products. It reads rows instead of entities, which takes an eighth of the time. */
export class CatalogueService {
  constructor(private readonly database: DataSource) {}

  /** All categories in menu order. */
  categories(): Promise<CategoryRow[]> {
    return rowsOf(this.database, productQueries.categories);
  }

  /** The slugs of all categories and products in their usual order. */
  slugs(): Promise<CatalogueSlugs> {
    return rowOf(this.database, productQueries.slugs);
  }

  /** The category with this slug, or null. */
  async category(slug: string): Promise<CategoryRow | null> {
    const [row = null] = await rowsOf(this.database, productQueries.categoryBySlug, [slug]);
    return row;
  }

  /** The categories with these ids, in the given order. */
  async categoriesById(ids: readonly number[]): Promise<CategoryRow[]> {
    return inOrder(ids, await rowsOf(this.database, productQueries.categoriesById, [ids]));
  }

  /** The product with this slug, or null. */
  async product(slug: string): Promise<ProductType | null> {
    const [row] = await rowsOf(this.database, productQueries.bySlug, [slug]);
    return row ? toProduct(row) : null;
  }

  /** The product with this id, or null. Ids are opaque, so an invalid one is unknown. */
  async productById(id: string): Promise<ProductType | null> {
    if (!isProductId(id)) return null;
    const [product = null] = await this.productsById([Number(id)]);
    return product;
  }

  /** The products with these ids, in the given order. */
  async productsById(ids: readonly number[]): Promise<ProductType[]> {
    return inOrder(ids, await rowsOf(this.database, productQueries.byId, [ids])).map(toProduct);
  }

  /** For each product id, up to four others of its category, most popular first, in one statement. */
  async related(ids: readonly number[]): Promise<ProductType[][]> {
    const rows = await rowsOf(this.database, productQueries.related, [ids]);
    const byProduct = Map.groupBy(rows, ({ relatedTo }) => relatedTo);
    return ids.map((id) => (byProduct.get(id) ?? []).map(({ relatedTo: _, ...row }) => toProduct(row)));
  }
}

/** The rows with these ids; without the ids that have none. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

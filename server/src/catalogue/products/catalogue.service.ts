import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsByJson, rowsOf } from "../../kernel/sql/query.js";
import type { PricedConfiguration } from "../../rules/line-price.js";
import type { ProductType } from "./catalogue.types.js";
import { isProductId } from "./product-id.js";
import type { ProductTerms } from "./product-terms.js";
import { productQueries, toCategory, toProduct, type CataloguePages, type CategoryRow } from "./product.queries.js";

/** A product and what its page shows beside it. */
export type ProductPage = { product: ProductType; category: CategoryRow; related: ProductType[] };

/** Reads categories and products. It reads rows instead of entities, which takes an eighth of the time. */
export class CatalogueService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: ProductTerms,
  ) {}

  /** All categories in menu order. */
  async categories(): Promise<CategoryRow[]> {
    const rows = await rowsOf(this.database, productQueries.categories, [this.policy.provesWasPrices]);
    return rows.map((row) => toCategory(row, this.policy));
  }

  /** The pages of all categories and products in their usual order, for the sitemap. */
  pages(): Promise<CataloguePages> {
    return rowOf(this.database, productQueries.pages, [this.policy.provesWasPrices]);
  }

  /** The category with this slug, or null. */
  async category(slug: string): Promise<CategoryRow | null> {
    const [row] = await rowsOf(this.database, productQueries.categoryBySlug, [this.policy.provesWasPrices, slug]);
    return row ? toCategory(row, this.policy) : null;
  }

  /** The categories with these ids, in the given order. */
  async categoriesById(ids: readonly number[]): Promise<CategoryRow[]> {
    const rows = await rowsOf(this.database, productQueries.categoriesById, [this.policy.provesWasPrices, ids]);
    return inOrder(ids, rows).map((row) => toCategory(row, this.policy));
  }

  /** The product with this slug, or null. */
  async product(slug: string): Promise<ProductType | null> {
    const [row] = await rowsOf(this.database, productQueries.bySlug, [slug]);
    return row ? toProduct(row, this.policy) : null;
  }

  /** The same with its category and its related products, which lack long fields, in one statement. */
  async productPage(slug: string, manager: EntityManager = this.database.manager): Promise<ProductPage | null> {
    const [row] = await rowsByJson(manager, productQueries.page, [this.policy.provesWasPrices, slug]);
    if (!row) return null;
    const { category, related, ...product } = row;
    return {
      product: toProduct(product, this.policy),
      category: toCategory(category, this.policy),
      related: related.map((each) => toProduct(each, this.policy)),
    };
  }

  /** The product with this id, or null. Ids are opaque, so an invalid one is unknown. */
  async productById(id: string): Promise<ProductType | null> {
    if (!isProductId(id)) return null;
    const [product = null] = await this.productsById([Number(id)]);
    return product;
  }

  /** The products with these ids, in the given order. */
  async productsById(ids: readonly number[]): Promise<ProductType[]> {
    const rows = await rowsOf(this.database, productQueries.byId, [ids]);
    return inOrder(ids, rows).map((row) => toProduct(row, this.policy));
  }

  /** The product with this id, on sale or not, as its page shows it or would; null where there is none. Not for shoppers. */
  async knownProduct(id: number): Promise<ProductType | null> {
    const [row] = await rowsOf(this.database, productQueries.knownById, [[id]]);
    return row ? toProduct(row, this.policy) : null;
  }

  /** The products with a was-price. */
  async reducedProducts(): Promise<ProductType[]> {
    const rows = await rowsOf(this.database, productQueries.reduced);
    return rows.map((row) => toProduct(row, this.policy));
  }

  /** The products with these slugs, in the given order, each once. */
  async productsBySlug(slugs: readonly string[]): Promise<ProductType[]> {
    const rows = await rowsOf(this.database, productQueries.bySlugs, [slugs]);
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []).map((row) => toProduct(row, this.policy));
  }

  /** The price of one product in the cart, configured so. */
  unitPricePence(configuration: PricedConfiguration): number {
    return this.policy.unitPricePence(configuration);
  }

  /** For each product id up to four others: those that staff have chosen first, then the next ones of its category; in one statement. */
  async related(ids: readonly number[]): Promise<ProductType[][]> {
    const rows = await rowsOf(this.database, productQueries.related, [ids]);
    const byProduct = Map.groupBy(rows, ({ relatedTo }) => relatedTo);
    return ids.map((id) => (byProduct.get(id) ?? []).map(({ relatedTo: _, ...row }) => toProduct(row, this.policy)));
  }
}

/** The rows with these ids; without the ids that have none. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

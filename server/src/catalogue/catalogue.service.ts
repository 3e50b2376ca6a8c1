import type { DataSource } from "typeorm";
import type { CategoryType, ProductType } from "./catalogue.types.js";
import { cursorOf, positionAfter } from "./product-cursor.js";
import { pictureById, PRODUCT_COLUMNS, type ProductRow, toProduct } from "./product-row.js";

/** How many others of its category a product page suggests. */
const RELATED_PRODUCTS = 4;

/** Which products a list asks for: of one category (its slug or its id), or all. */
export type ProductListing = { category?: string | undefined };

/** One page of a list, most popular first. */
export type ProductPage = { products: ProductType[]; endCursor: string | null; hasNextPage: boolean };

/** Categories and products as everybody sees them. Reads rows, not entities: a list costs an eighth of the time. */
export class CatalogueService {
  constructor(private readonly database: DataSource) {}

  /** All categories in the order of the menu. */
  categories(): Promise<CategoryType[]> {
    return this.database.query(`SELECT ${CATEGORY_COLUMNS} FROM category c ORDER BY c.position`);
  }

  /** The category with this slug, or null. */
  async category(slug: string): Promise<CategoryType | null> {
    const [row] = await this.database.query(`SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.slug = $1`, [slug]);
    return row ?? null;
  }

  /** The categories with these ids, in the order asked for. */
  async categoriesById(ids: readonly number[]): Promise<CategoryType[]> {
    const rows: CategoryType[] = await this.database.query(
      `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = ANY($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * One page of products, most popular first.
   * @param first how many at most
   * @param after cursor of the product before; undefined from the start
   * @throws {BadInput} where the cursor is none of ours
   */
  async products({ category }: ProductListing, first: number, after?: string): Promise<ProductPage> {
    const rows: ProductRow[] = await this.database.query(
      `SELECT ${PRODUCT_COLUMNS} FROM product p
       WHERE ${IN_CATEGORY} AND p.position > $2 ORDER BY p.position LIMIT $3`,
      [category ?? null, after === undefined ? -1 : positionAfter(after), first + 1],
    );
    const page = rows.slice(0, first);
    const last = page.at(-1);
    return {
      products: page.map(toProduct),
      endCursor: last ? cursorOf(last) : null,
      hasNextPage: rows.length > first,
    };
  }

  /** How many products the list has in all. */
  async countProducts({ category }: ProductListing): Promise<number> {
    const [row] = await this.database.query(`SELECT count(*)::int AS count FROM product p WHERE ${IN_CATEGORY}`, [
      category ?? null,
    ]);
    return row.count;
  }

  /** All products of the list; the REST calls have no pages. */
  async allProducts({ category }: ProductListing): Promise<ProductType[]> {
    const rows: ProductRow[] = await this.database.query(
      `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE ${IN_CATEGORY} ORDER BY p.position`,
      [category ?? null],
    );
    return rows.map(toProduct);
  }

  /** The product with this slug, or null. */
  async product(slug: string): Promise<ProductType | null> {
    const [row]: ProductRow[] = await this.database.query(
      `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.slug = $1`,
      [slug],
    );
    return row ? toProduct(row) : null;
  }

  /** The product with this id, or null. Ids are opaque: anything that is none of ours is simply unknown. */
  async productById(id: string): Promise<ProductType | null> {
    if (!/^[1-9]\d{0,8}$/.test(id)) return null;
    const [row]: ProductRow[] = await this.database.query(`SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = $1`, [
      id,
    ]);
    return row ? toProduct(row) : null;
  }

  /** For each product id, up to four others of its category, the most popular first. One statement for all of them. */
  async related(ids: readonly number[]): Promise<ProductType[][]> {
    const rows: (ProductRow & { relatedTo: number })[] = await this.database.query(
      `SELECT given.id AS "relatedTo", r.* FROM product given CROSS JOIN LATERAL (
         SELECT ${PRODUCT_COLUMNS} FROM product p
         WHERE p.category_id = given.category_id AND p.id <> given.id ORDER BY p.position LIMIT ${RELATED_PRODUCTS}
       ) r WHERE given.id = ANY($1) ORDER BY r.position`,
      [ids],
    );
    const byProduct = Map.groupBy(rows, ({ relatedTo }) => relatedTo);
    return ids.map((id) => (byProduct.get(id) ?? []).map(({ relatedTo: _, ...row }) => toProduct(row)));
  }
}

/** Takes the category's slug or id as $1; null means all. A category may be a rule: all reduced products. */
const IN_CATEGORY = `($1::text IS NULL OR EXISTS (
  SELECT FROM category c WHERE (c.slug = $1 OR c.id::text = $1)
    AND CASE WHEN c.only_reduced THEN p.was_price_pence IS NOT NULL ELSE c.id = p.category_id END))`;

const CATEGORY_COLUMNS = `
  c.id, c.slug, c.name, c.tagline, c.description, ${pictureById("c.picture_id")} AS picture,
  (SELECT count(*)::int FROM product p
    WHERE CASE WHEN c.only_reduced THEN p.was_price_pence IS NOT NULL ELSE p.category_id = c.id END) AS "productCount"`;

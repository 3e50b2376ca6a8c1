import { z } from "zod";
import { jsonObject, rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { lowestUnitPricePence } from "../../rules/line-price.js";
import { COLORS, MATERIALS } from "../../rules/product-attributes.js";
import type { ProductType } from "./catalogue.types.js";
import { Category } from "./category.entity.js";
import { picturePath } from "./picture-path.js";
import { Picture } from "./picture.entity.js";
import { LONG_FIELDS, type ProductDetail } from "./product-detail.js";
import { Product } from "./product.entity.js";

/** Number of suggestions on a product page. */
const RELATED_PRODUCTS = 4;

const picture = rowOfEntity(Picture, "k", []);
export const pictureRow = z.object(picture.shape);
/** A picture, aliased `k`, as JSON. */
const PICTURE = jsonObject(picture.sql);

/** One picture by its id column, as JSON; null where the column is null. */
export const pictureById = (column: string) => `(SELECT ${PICTURE} FROM picture k WHERE k.id = ${column})`;

const product = rowOfEntity(Product, "p", ["category", "createdAt"]);
/** A product as it is read. */
export const productRow = z.object({ ...product.shape, pictures: z.array(pictureRow) });
const PICTURES = `to_json(ARRAY(SELECT ${PICTURE} FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
  WHERE pp.product_id = p.id ORDER BY pp.position))`;

export type ProductRow = z.output<typeof productRow>;

const fields = { ...product.sql, pictures: PICTURES };
const shortFields = Object.fromEntries(Object.entries(fields).filter(([name]) => !LONG_FIELDS.has(name)));

/** Columns of a product, aliased `p`, in the shape of a ProductRow. */
export const PRODUCT_COLUMNS = selectList(fields);
const SHORT_COLUMNS = selectList(shortFields);

/** The same without the long ones, if a short row will do. */
export const productColumns = (detail: ProductDetail): string => (detail === "short" ? SHORT_COLUMNS : PRODUCT_COLUMNS);

const category = rowOfEntity(Category, "c", ["productCount", "picture", "position", "onlyReduced"]);
const categoryRow = z.object({ ...category.shape, picture: pictureRow.nullable(), productCount: z.int() });
/** A category as it is read. */
export type CategoryRow = z.output<typeof categoryRow>;

const CATEGORY_COLUMNS = selectList({
  ...category.sql,
  picture: pictureById("c.picture_id"),
  productCount: `CASE WHEN c.only_reduced THEN (SELECT count(*) FROM product p WHERE p.was_price_pence IS NOT NULL)
    ELSE (SELECT count(*) FROM product p WHERE p.category_id = c.id) END::int`,
});

export const productQueries = {
  /** All categories in menu order. */
  categories: {
    name: "categories",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c ORDER BY c.position`,
  },
  categoryBySlug: {
    name: "category",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.slug = $1`,
  },
  categoriesById: {
    name: "categories-by-id",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = ANY($1)`,
  },
  /** The slugs of all categories and products in their usual order. */
  slugs: {
    name: "slugs",
    row: z.object({ categories: z.array(z.string()), products: z.array(z.string()) }),
    text: `SELECT to_json(ARRAY(SELECT slug FROM category ORDER BY position)) AS categories,
      to_json(ARRAY(SELECT slug FROM product ORDER BY position)) AS products`,
  },
  bySlug: { name: "product", row: productRow, text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.slug = $1` },
  byId: {
    name: "products-by-id",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ANY($1)`,
  },
  /** For each product id of $1 the most popular others of its category. */
  related: {
    name: "related-products",
    row: productRow.extend({ relatedTo: z.int() }),
    text: `SELECT given.id AS "relatedTo", r.* FROM product given CROSS JOIN LATERAL (
        SELECT ${PRODUCT_COLUMNS} FROM product p
        WHERE p.category_id = given.category_id AND p.id <> given.id ORDER BY p.position LIMIT ${RELATED_PRODUCTS}
      ) r WHERE given.id = ANY($1) ORDER BY r.position`,
  },
} satisfies Readonly<Record<string, Query>>;

export type CatalogueSlugs = z.output<typeof productQueries.slugs.row>;

/** All products share the objects of their materials and colours. */
const NAMED_MATERIALS = withNames(MATERIALS);
const NAMED_COLORS = withNames(COLORS);

function withNames<Name extends string, Entry extends object>(entries: Readonly<Record<Name, Entry>>) {
  const named = Object.entries<Entry>(entries).map(([name, entry]) => [name, Object.freeze({ name, ...entry })]);
  return Object.fromEntries(named) as Readonly<Record<Name, Entry & { name: Name }>>;
}

/** Maps a row to the API's type, with materials and colours from the vocabulary. */
export function toProduct(row: ProductRow): ProductType {
  const { materials, pictures, wasPricePence } = row;
  const [first = null] = pictures;
  const smallest = { width: row.minWidth, height: row.minHeight };
  const lowest = (basePence: number) => lowestUnitPricePence(basePence, smallest, materials);
  return {
    ...row,
    fromPricePence: lowest(row.basePricePence),
    wasFromPricePence: wasPricePence === null ? null : lowest(wasPricePence),
    materials: materials.map((name) => NAMED_MATERIALS[name]),
    colors: row.colors.map((name) => NAMED_COLORS[name]),
    picture: first,
    imageUrl: first && picturePath(first),
  };
}

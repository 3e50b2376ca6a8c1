import { z } from "zod";
import { jsonObject, rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { deliveryNoteOf } from "../../rules/delivery-note.js";
import { withTax } from "../../rules/included-tax.js";
import { lowestUnitPricePence } from "../../rules/line-price.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { COLORS, MATERIALS, type MaterialName } from "../../rules/product-attributes.js";
import { COLOR_DESCRIPTIONS, SURFACES } from "./appearance.js";
import type { ProductType } from "./catalogue.types.js";
import { Category } from "./category.entity.js";
import { narrowerLimits } from "./narrower-limits.js";
import { picturePath } from "./picture-path.js";
import { Picture } from "./picture.entity.js";
import { LONG_FIELDS, type ProductDetail } from "./product-detail.js";
import type { ProductTerms } from "./product-terms.js";
import { Product } from "./product.entity.js";
import { IS_ON_SALE } from "./sale-state.js";

/** Number of suggestions on a product page. */
const RELATED_PRODUCTS = 4;

const picture = rowOfEntity(Picture, "k", []);
export const pictureRow = z.object(picture.shape);
/** A picture, aliased `k`, as JSON. */
const PICTURE = jsonObject(picture.sql);

/** One picture by its id column, as JSON; null where the column is null. */
export const pictureById = (column: string) => `(SELECT ${PICTURE} FROM picture k WHERE k.id = ${column})`;

const product = rowOfEntity(Product, "p", [
  ...(["wasPriceProvenUntil", "createdAt", "changedAt", "version"] as const),
  ...(["saleState", "onSaleFrom", "isOfStaff"] as const),
]);
/** A product as it is read. */
export const productRow = z.object({ ...product.shape, pictures: z.array(pictureRow), wasPriceIsProven: z.boolean() });
const firstPictures = (most: number | "ALL") => `to_json(ARRAY(
  SELECT ${PICTURE} FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
  WHERE pp.product_id = p.id ORDER BY pp.position LIMIT ${most}))`;

export type ProductRow = z.output<typeof productRow>;

const PROVEN = "p.was_price_proven_until > now()";
const fields = { ...product.sql, pictures: firstPictures("ALL"), wasPriceIsProven: `coalesce(${PROVEN}, false)` };
const shortFields = {
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !LONG_FIELDS.has(name))),
  pictures: firstPictures(1),
};

/** Columns of a product, aliased `p`, in the shape of a ProductRow. */
export const PRODUCT_COLUMNS = selectList(fields);
const SHORT_COLUMNS = selectList(shortFields);

/** The same without the long ones and with the first picture alone, if a short row will do. */
export const productColumns = (detail: ProductDetail): string => (detail === "short" ? SHORT_COLUMNS : PRODUCT_COLUMNS);

/**
 * What is suggested beside a product: those that staff have chosen, in their order, then the next ones of its category.
 * @param given alias of the product, with its id
 * @param categoryId its category, as SQL
 * @param columns of the suggested product, aliased `p`
 */
const relatedTo = (given: string, categoryId: string, columns: string) => `
  SELECT ${columns} FROM (
    (SELECT r.related_id AS id, r.position AS choice, p.position AS place
      FROM related_product r JOIN product p ON p.id = r.related_id
      WHERE r.product_id = ${given}.id AND ${IS_ON_SALE} ORDER BY r.position LIMIT ${RELATED_PRODUCTS})
    UNION ALL
    (SELECT p.id, NULL, p.position FROM product p
      WHERE p.category_id = ${categoryId} AND p.id <> ${given}.id AND ${IS_ON_SALE}
        AND NOT EXISTS (SELECT FROM related_product r WHERE r.product_id = ${given}.id AND r.related_id = p.id)
      ORDER BY p.position LIMIT ${RELATED_PRODUCTS})
    ORDER BY choice NULLS LAST, place LIMIT ${RELATED_PRODUCTS}
  ) suggested JOIN product p ON p.id = suggested.id ORDER BY suggested.choice NULLS LAST, suggested.place`;

const category = rowOfEntity(Category, "c", [
  ...(["productCount", "picture", "position", "onlyReduced"] as const),
  ...(["version", "changedAt", "isArranged", "orderVersion"] as const),
]);
const categoryRow = z.object({
  ...category.shape,
  picture: pictureRow.nullable(),
  productCount: z.int(),
  fromPricePence: z.int().nullable(),
});
type StoredCategory = z.output<typeof categoryRow>;
/** A category as it is shown, with prices of the price policy. */
export type CategoryRow = StoredCategory & Pick<ProductType, "deliveryNote">;

/**
 * Condition of a reduced product, aliased `p`.
 * @param onlyProven as SQL: whether its was-price must be proven
 */
export const isReduced = (onlyProven: string): string =>
  `p.was_price_pence IS NOT NULL AND (NOT ${onlyProven}::boolean OR ${PROVEN})`;

/** Condition of a reduced product, aliased `p`, whose was-price was proven and no longer is; a daily job clears what says so. */
export const PROOF_IS_OVER = "p.was_price_pence IS NOT NULL AND p.was_price_proven_until <= now()";

/** The name of what is kept of the sale (decision 58). @param onlyProven as `isReduced` */
export const saleList = (onlyProven: string): string =>
  `CASE WHEN ${onlyProven}::boolean THEN 'proven' ELSE 'reduced' END`;

/** How many products are kept of a list, as SQL: of the sale also those whose proof is over. */
export const keptLength = (list: string): string =>
  `(SELECT coalesce(sum(f.products), 0)::int FROM facet_count f WHERE f.facet IN ('category', 'sale') AND f.list = ${list})`;

/** How many products a category, aliased `c`, lists; $1 is whether only proven was-prices count. */
const PRODUCT_COUNT = `${keptLength(`CASE WHEN c.only_reduced THEN ${saleList("$1")} ELSE c.id::text END`)}
  - CASE WHEN c.only_reduced AND $1::boolean THEN (SELECT count(*)::int FROM product p WHERE ${IS_ON_SALE} AND ${PROOF_IS_OVER}) ELSE 0 END`;

/** Of the products that a category, aliased `c`, lists. */
const ofItsProducts = (aggregate: string, onlyProven: string) => `CASE WHEN c.only_reduced
    THEN (SELECT ${aggregate} FROM product p WHERE ${IS_ON_SALE} AND ${isReduced(onlyProven)})
    ELSE (SELECT ${aggregate} FROM product p WHERE ${IS_ON_SALE} AND p.category_id = c.id) END`;

/** Columns of a category; $1 is whether only proven was-prices count. */
const CATEGORY_COLUMNS = selectList({
  ...category.sql,
  picture: pictureById("c.picture_id"),
  productCount: PRODUCT_COUNT,
  fromPricePence: ofItsProducts("min(p.from_price_pence)", "$1"),
});

/** A row of `SHORT_COLUMNS`. Its type is that of a whole one: operations that get it ask for nothing that it lacks. */
const shortRow = z.custom<ProductRow>((row) => productRow.partial().strict().safeParse(row).success);

const pageRow = z.object({ slug: z.string(), updated: z.string().nullable() });
const dayOf = (instant: string) => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
const DAY = dayOf("p.changed_at");
const LAST_DAY = dayOf("max(p.changed_at)");

export const productQueries = {
  /** All categories in menu order. */
  categories: {
    name: "categories",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c ORDER BY c.position, c.id`,
  },
  categoryBySlug: {
    name: "category",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.slug = $2`,
  },
  categoriesById: {
    name: "categories-by-id",
    row: categoryRow,
    text: `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = ANY($2)`,
  },
  /** The pages of all categories and products in their usual order, with the day (UTC) of the last change of what they show. */
  pages: {
    name: "catalogue-pages",
    row: z.object({ categories: z.array(pageRow), products: z.array(pageRow) }),
    text: `SELECT
      coalesce((SELECT json_agg(json_build_object('slug', c.slug, 'updated', greatest(${dayOf("c.changed_at")}, ${ofItsProducts(LAST_DAY, "$1")}))
        ORDER BY c.position, c.id) FROM category c), '[]') AS categories,
      coalesce((SELECT json_agg(json_build_object('slug', p.slug, 'updated', ${DAY}) ORDER BY p.position)
        FROM product p WHERE ${IS_ON_SALE}),
        '[]') AS products`,
  },
  /** The product with slug $2, its category, and what is suggested beside it as short rows. */
  page: {
    name: "product-page",
    row: productRow.extend({ category: categoryRow, related: z.array(shortRow) }),
    text: `SELECT shown.*,
        (SELECT to_json(c) FROM (SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.id = shown."categoryId") c) AS category,
        (SELECT coalesce(json_agg(r), '[]') FROM (${relatedTo("shown", 'shown."categoryId"', SHORT_COLUMNS)}) r) AS related
      FROM (SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.slug = $2 AND ${IS_ON_SALE}) shown`,
  },
  bySlug: {
    name: "product",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.slug = $1 AND ${IS_ON_SALE}`,
  },
  bySlugs: {
    name: "products-by-slug",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.slug = ANY($1) AND ${IS_ON_SALE}`,
  },
  byId: {
    name: "products-by-id",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ANY($1) AND ${IS_ON_SALE}`,
  },
  /** Those with the ids $1, on sale or not, for what is owed or shown besides selling. */
  knownById: {
    name: "known-products-by-id",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = ANY($1)`,
  },
  reduced: {
    name: "reduced-products",
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.was_price_pence IS NOT NULL AND ${IS_ON_SALE}`,
  },
  /** For each product id of $1 what is suggested beside it, in order. */
  related: {
    name: "related-products",
    row: productRow.extend({ relatedTo: z.int() }),
    text: `SELECT given.id AS "relatedTo", r.* FROM product given
      CROSS JOIN LATERAL (${relatedTo("given", "given.category_id", PRODUCT_COLUMNS)}) r
      WHERE given.id = ANY($1)`,
  },
} satisfies Readonly<Record<string, Query>>;

export type CataloguePages = z.output<typeof productQueries.pages.row>;

/** The stored prices, which have no tax, as the policy shows them. */
function shownPrices(row: ProductRow, policy: PolicyRules) {
  const { basePricePence, fromPricePence, materials } = row;
  const isWasPriceShown = row.wasPriceIsProven || !policy.provesWasPrices;
  const wasPricePence = isWasPriceShown ? row.wasPricePence : null;
  const shown = (pence: number) => withTax(pence, policy.taxIncludedPercent);
  const smallest = { width: row.minWidth, height: row.minHeight };
  const wasFrom = wasPricePence === null ? null : lowestUnitPricePence(wasPricePence, smallest, materials);
  return {
    basePricePence: shown(basePricePence),
    fromPricePence: shown(fromPricePence),
    wasPricePence: wasPricePence === null ? null : shown(wasPricePence),
    wasFromPricePence: wasFrom === null ? null : shown(wasFrom),
    wasPriceChargedFrom: isWasPriceShown ? row.wasPriceChargedFrom : null,
    wasPriceChargedTo: isWasPriceShown ? row.wasPriceChargedTo : null,
    deliveryNote: deliveryNoteOf(shown(fromPricePence), policy),
  };
}

/** Products share the objects of their materials and colours, but for a material that narrows their limits. */
const NAMED_MATERIALS = withNames(MATERIALS, (name) => ({ surface: SURFACES[name], maxWidth: null, maxArea: null }));
const NAMED_COLORS = withNames(COLORS, (name) => ({ description: COLOR_DESCRIPTIONS[name] }));

/** The entries with their names, and with what else is said of them. */
function withNames<Name extends string, Entry extends object, More extends object>(
  entries: Readonly<Record<Name, Entry>>,
  moreOf: (name: Name) => More,
) {
  const names = Object.keys(entries) as Name[];
  const named = names.map((name) => [name, Object.freeze({ name, ...entries[name], ...moreOf(name) })]);
  return Object.fromEntries(named) as Readonly<Record<Name, Entry & More & { name: Name }>>;
}

function materialIn(row: ProductRow, name: MaterialName) {
  const limits = narrowerLimits(row, name);
  return limits === undefined ? NAMED_MATERIALS[name] : { ...NAMED_MATERIALS[name], ...limits };
}

/** Maps a row to what is shown of a category, with the price that the policy shows. */
export function toCategory(row: StoredCategory, policy: PolicyRules): CategoryRow {
  if (row.fromPricePence === null) return { ...row, deliveryNote: null };
  const fromPricePence = withTax(row.fromPricePence, policy.taxIncludedPercent);
  return { ...row, fromPricePence, deliveryNote: deliveryNoteOf(fromPricePence, policy) };
}

/** Maps a row to the API's type, with the prices that the policy shows, the rules in force, and materials and colours from the vocabulary. */
export function toProduct(row: ProductRow, policy: ProductTerms): ProductType {
  const { materials, pictures } = row;
  const [first = null] = pictures;
  return {
    ...row,
    ...shownPrices(row, policy),
    materials: materials.map((name) => materialIn(row, name)),
    colors: row.colors.map((name) => NAMED_COLORS[name]),
    picture: first,
    imageUrl: first && picturePath(first),
    rules: policy.rules.current,
  };
}

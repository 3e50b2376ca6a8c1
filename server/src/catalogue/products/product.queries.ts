import { lowestUnitPricePence } from "../../rules/line-price.js";
import { COLORS, MATERIALS, type ColorName, type MaterialName } from "../../rules/product-attributes.js";
import type { PictureType, ProductType } from "./catalogue.types.js";
import type { ProductDetail } from "./product-detail.js";

/** Width of the picture at `imageUrl` in pixels. */
const MIDDLE_WIDTH = 800;

/** A picture as JSON, in the shape of PictureType. Takes the alias of the picture table. */
const pictureJson = (alias: string) => `json_build_object(
  'id', ${alias}.id, 'alt', ${alias}.alt, 'width', ${alias}.width, 'height', ${alias}.height,
  'widths', ${alias}.widths, 'color', ${alias}.color, 'placeholder', ${alias}.placeholder,
  'url', '/images/' || ${alias}.id || '-${MIDDLE_WIDTH}.webp')`;

/** One picture by its id column, as JSON; null where the column is null. */
export const pictureById = (column: string) => `(SELECT ${pictureJson("k")} FROM picture k WHERE k.id = ${column})`;

/** Lists as JSON, which the driver parses ten times as fast as arrays. */
const COLUMNS = `
  p.id, p.slug, p.name, p.family, p.variant, p.category_id AS "categoryId", p.position,
  p.base_price_pence AS "basePricePence", p.was_price_pence AS "wasPricePence",
  p.short_description AS "shortDescription", p.material,
  to_json(p.materials) AS materials, to_json(p.colors) AS colors,
  p.min_width::float8 AS "minWidth", p.max_width::float8 AS "maxWidth",
  p.min_height::float8 AS "minHeight", p.max_height::float8 AS "maxHeight",
  p.max_area::float8 AS "maxArea", p.min_width_beyond_height::float8 AS "minWidthBeyondHeight",
  p.warranty_years AS "warrantyYears", p.lead_time_days AS "leadTimeDays",
  p.is_new AS "isNew", p.is_best_seller AS "isBestSeller",
  p.rating::float8 AS rating, p.review_count AS "reviewCount",
  to_json(ARRAY(SELECT ${pictureJson("k")} FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
    WHERE pp.product_id = p.id ORDER BY pp.position)) AS pictures`;

const LONG_COLUMNS =
  "p.description, p.options, p.specifications, to_json(p.rooms) AS rooms, to_json(p.features) AS features";

/** Columns of a product, aliased `p`, in the shape of a ProductRow. */
export const PRODUCT_COLUMNS = `${COLUMNS}, ${LONG_COLUMNS}`;

/** The same without the long ones. */
export const productColumns = (detail: ProductDetail): string => (detail === "short" ? COLUMNS : PRODUCT_COLUMNS);

/** The row type of the columns above. */
export type ProductRow = Omit<
  ProductType,
  "materials" | "colors" | "imageUrl" | "picture" | "fromPricePence" | "wasFromPricePence"
> & {
  materials: MaterialName[];
  colors: ColorName[];
};

/** Maps a row to the API's type, with materials and colours from the vocabulary. */
export function toProduct({ materials, colors, pictures, ...row }: ProductRow): ProductType {
  const picture: PictureType | null = pictures[0] ?? null;
  const smallest = { width: row.minWidth, height: row.minHeight };
  const lowest = (basePence: number) => lowestUnitPricePence(basePence, smallest, materials);
  return {
    ...row,
    fromPricePence: lowest(row.basePricePence),
    wasFromPricePence: row.wasPricePence === null ? null : lowest(row.wasPricePence),
    materials: materials.map((name) => ({ name, ...MATERIALS[name] })),
    colors: colors.map((name) => ({ name, ...COLORS[name] })),
    pictures,
    picture,
    imageUrl: picture?.url ?? null,
  };
}

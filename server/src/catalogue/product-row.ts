import { lowestUnitPricePence } from "../rules/prices.js";
import { COLORS, MATERIALS, type ColorName, type MaterialName } from "../rules/vocabulary.js";
import type { PictureType, ProductType } from "./catalogue.types.js";

/** Width of the picture that `imageUrl` names, in pixels. */
const MIDDLE_WIDTH = 800;

/** A picture as JSON, in the shape of PictureType. Takes the alias of the picture table. */
const pictureJson = (alias: string) => `jsonb_build_object(
  'id', ${alias}.id, 'alt', ${alias}.alt, 'width', ${alias}.width, 'height', ${alias}.height,
  'widths', ${alias}.widths, 'color', ${alias}.color, 'placeholder', ${alias}.placeholder,
  'url', '/images/' || ${alias}.id || '-${MIDDLE_WIDTH}.webp')`;

/** One picture by its id column, as JSON; null where the column is null. */
export const pictureById = (column: string) => `(SELECT ${pictureJson("k")} FROM picture k WHERE k.id = ${column})`;

/** Columns of a product, aliased `p`, in the shape of a ProductRow. */
export const PRODUCT_COLUMNS = `
  p.id, p.slug, p.name, p.family, p.variant, p.category_id AS "categoryId", p.position,
  p.base_price_pence AS "basePricePence", p.was_price_pence AS "wasPricePence",
  p.short_description AS "shortDescription", p.description, p.material, p.materials, p.colors, p.options, p.rooms, p.features,
  p.min_width::float8 AS "minWidth", p.max_width::float8 AS "maxWidth",
  p.min_height::float8 AS "minHeight", p.max_height::float8 AS "maxHeight",
  p.warranty_years AS "warrantyYears", p.lead_time_days AS "leadTimeDays",
  p.is_new AS "isNew", p.is_best_seller AS "isBestSeller", p.specifications,
  p.rating::float8 AS rating, p.review_count AS "reviewCount",
  ARRAY(SELECT ${pictureJson("k")} FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
    WHERE pp.product_id = p.id ORDER BY pp.position) AS pictures`;

/** What the columns above come back as. */
export type ProductRow = Omit<
  ProductType,
  "materials" | "colors" | "imageUrl" | "picture" | "fromPricePence" | "wasFromPricePence"
> & {
  materials: MaterialName[];
  colors: ColorName[];
};

/** A row as the API shows it: names of materials and colours become what is known of them. */
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

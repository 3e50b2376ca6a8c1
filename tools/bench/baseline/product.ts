import { COLORS, MATERIALS, type ColorName, type MaterialName } from "../../../server/dist/rules/product-attributes.js";
import { card, fromPrices, globalId, type CardRow } from "./card.ts";
import type { Reply, Request } from "./response.ts";
import { PRODUCT } from "./statements.ts";

type ProductRow = Omit<CardRow, "materials"> & {
  shortDescription: string;
  description: string;
  category: string;
  materials: MaterialName[];
  maxWidth: number;
  maxHeight: number;
  warrantyYears: number;
  leadTimeDays: number;
  specifications: unknown;
  pictures: { file: string }[];
  related: CardRow[];
};

export async function product({ pool, variables }: Request<{ slug: string }>): Promise<Reply> {
  const { rows } = await pool.query<ProductRow>({ name: "product", text: PRODUCT, values: [variables.slug] });
  const [row] = rows;
  return { data: { product: row ? shape(row) : null } };
}

const shape = (row: ProductRow) => ({
  id: globalId("Product", row.id),
  slug: row.slug,
  name: row.name,
  family: row.family,
  variant: row.variant,
  shortDescription: row.shortDescription,
  description: row.description,
  imageUrl: row.pictures[0] ? `/images/${row.pictures[0].file}-800.webp` : null,
  category: { slug: row.category },
  basePricePence: row.basePricePence,
  ...fromPrices(row),
  isNew: row.isNew,
  isBestSeller: row.isBestSeller,
  rating: row.rating,
  reviewCount: row.reviewCount,
  minWidth: row.minWidth,
  maxWidth: row.maxWidth,
  minHeight: row.minHeight,
  maxHeight: row.maxHeight,
  warrantyYears: row.warrantyYears,
  leadTimeDays: row.leadTimeDays,
  colors: row.colors.map((name: ColorName) => ({ name, label: COLORS[name].label, hex: COLORS[name].hex })),
  materials: row.materials.map((name) => ({ name, label: MATERIALS[name].label, note: MATERIALS[name].note })),
  specifications: row.specifications,
  pictures: row.pictures,
  related: row.related.map(card),
});

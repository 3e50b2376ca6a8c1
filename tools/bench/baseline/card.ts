import { lowestUnitPricePence } from "../../../server/dist/rules/line-price.js";
import { COLORS, type ColorName } from "../../../server/dist/rules/product-attributes.js";

export type PictureRow = {
  pictureId: string | null;
  alt: string;
  pictureWidth: number;
  pictureHeight: number;
  widths: number[];
  pictureColor: string;
};

/** What tells the least price of a product. */
export type PricedRow = {
  basePricePence: number;
  wasPricePence: number | null;
  minWidth: number;
  minHeight: number;
  materials: string[];
};

export type CardRow = PricedRow &
  PictureRow & {
    id: number;
    slug: string;
    name: string;
    family: string;
    variant: string | null;
    colors: ColorName[];
    isNew: boolean;
    isBestSeller: boolean;
    rating: number | null;
    reviewCount: number;
    position: number;
  };

/** The id of a row as the API shows it. */
export const globalId = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`).toString("base64url");

/** The key in such an id. */
export const keyIn = (id: string): string => Buffer.from(id, "base64url").toString().split(":")[1] ?? "";

export const picture = (row: PictureRow) =>
  row.pictureId === null
    ? null
    : {
        file: row.pictureId,
        alt: row.alt,
        width: row.pictureWidth,
        height: row.pictureHeight,
        widths: row.widths,
        color: row.pictureColor,
      };

export function fromPrices({ basePricePence, wasPricePence, minWidth, minHeight, materials }: PricedRow) {
  const lowest = (pence: number) => lowestUnitPricePence(pence, { width: minWidth, height: minHeight }, materials);
  return {
    fromPricePence: lowest(basePricePence),
    wasFromPricePence: wasPricePence === null ? null : lowest(wasPricePence),
  };
}

export const card = (row: CardRow) => ({
  id: globalId("Product", row.id),
  slug: row.slug,
  name: row.name,
  family: row.family,
  variant: row.variant,
  ...fromPrices(row),
  isNew: row.isNew,
  isBestSeller: row.isBestSeller,
  rating: row.rating,
  reviewCount: row.reviewCount,
  colors: row.colors.map((name) => ({ name, hex: COLORS[name].hex })),
  picture: picture(row),
});

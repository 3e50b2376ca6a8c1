import { z } from "zod";
import { poundsOf } from "../rules/money.js";
import type { ProductType } from "./products/catalogue.types.js";

/** A product in responses: money in pounds, sizes in inches. */
export const restProduct = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  basePrice: z.number(),
  wasPrice: z.number().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  imageUrl: z.string().nullable(),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  material: z.string(),
  categoryId: z.int(),
  minWidth: z.number(),
  maxWidth: z.number(),
  minHeight: z.number(),
  maxHeight: z.number(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

export const toRestProduct = ({ basePricePence, wasPricePence, materials, colors, ...product }: ProductType) => ({
  ...product,
  basePrice: poundsOf(basePricePence),
  wasPrice: wasPricePence === null ? null : poundsOf(wasPricePence),
  materials: materials.map(({ name }) => name),
  colors: colors.map(({ name }) => name),
});

type Named = { slug: string };

/** The surrogate key of a product. */
export const productKey = ({ slug }: Named): string => `product:${slug}`;

/** The surrogate keys of a list: of its products, and of any product, which may come to be in it. */
export const listKeys = (products: readonly Named[]): string[] => ["products", ...products.map(productKey)];

export const restCategory = z.object({ id: z.int(), slug: z.string(), name: z.string(), description: z.string() });

/** A review; samples written by the shop are marked. */
export const restReview = z.object({
  id: z.int(),
  comment: z.string(),
  rating: z.int(),
  userName: z.string(),
  userLocation: z.string(),
  userPhotoUrl: z.string().nullable(),
  reviewDate: z.iso.date(),
  isSample: z.boolean(),
});

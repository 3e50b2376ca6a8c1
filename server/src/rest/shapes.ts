import type { CategoryType, ProductType } from "../catalogue/products/catalogue.types.js";
import type { ReviewType } from "../catalogue/reviews/review.types.js";
import { poundsOf } from "../rules/money.js";

/** A product as the specification's REST calls show it: money in pounds, sizes in inches. */
export const toRestProduct = ({ basePricePence, wasPricePence, materials, colors, ...product }: ProductType) => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  shortDescription: product.shortDescription,
  description: product.description,
  basePrice: poundsOf(basePricePence),
  wasPrice: wasPricePence === null ? null : poundsOf(wasPricePence),
  rating: product.rating,
  reviewCount: product.reviewCount,
  imageUrl: product.imageUrl,
  isNew: product.isNew,
  isBestSeller: product.isBestSeller,
  material: product.material,
  categoryId: product.categoryId,
  minWidth: product.minWidth,
  maxWidth: product.maxWidth,
  minHeight: product.minHeight,
  maxHeight: product.maxHeight,
  materials: materials.map(({ name }) => name),
  colors: colors.map(({ name }) => name),
  options: product.options,
});

export const toRestCategory = ({ id, slug, name, description }: CategoryType) => ({ id, slug, name, description });

/** A review as the specification's REST calls show it; one that the shop wrote as a sample says so. */
export const toRestReview = ({ productId: _, ...review }: ReviewType) => review;

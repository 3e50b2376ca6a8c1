import type { Category } from "../../../catalogue/products/category.entity.js";
import type { Product } from "../../../catalogue/products/product.entity.js";
import type { Review } from "../../../catalogue/reviews/review.entity.js";

/** A category. */
export type SeedCategory = Pick<Category, "slug" | "name" | "tagline" | "description"> & {
  /** Id of a picture. */
  picture?: string;
  onlyReduced?: boolean;
};

/** A sample review. */
export type SeedReview = Pick<Review, "comment" | "userName" | "userLocation" | "reviewDate"> & {
  rating: 1 | 2 | 3 | 4 | 5;
};

/** Columns that the seed or the database fills in. */
type Given =
  | "id"
  | "categoryId"
  | "position"
  | "fromPricePence"
  | "easyToOperate"
  | "wasPriceChargedFrom"
  | "wasPriceChargedTo"
  | "wasPriceProvenUntil"
  | "rating"
  | "reviewCount"
  | "ratingIsSample"
  | "createdAt"
  | "changedAt"
  | "version"
  | "saleState"
  | "onSaleFrom"
  | "isOfStaff";

/** A product with all columns of its own. The first of its materials and colours is preselected. */
export type SeedProduct = Omit<Product, Given> & {
  /** Slug of its category. */
  category: string;
  /** Ids of pictures, the main one first. */
  pictures: readonly string[];
  reviews: readonly SeedReview[];
};

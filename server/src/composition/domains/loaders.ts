import { createProductLoaders } from "../../catalogue/products/product.loaders.js";
import { createReviewLoaders } from "../../catalogue/reviews/review.loaders.js";
import { createProblemLoaders } from "../../problems/problem.loaders.js";
import { createWindowOptionLoaders } from "../../projects/window-option.loaders.js";
import { createWindowPhotoLoaders } from "../../projects/window-photo.loaders.js";
import type { ShopContext } from "./domains.js";

/** The loaders of one request. */
export const createLoaders = ({
  catalogue,
  reviews,
  problems,
  windowPhotos,
  windowOptions,
}: ShopContext["services"]): ShopContext["loaders"] => ({
  ...createProductLoaders(catalogue),
  ...createReviewLoaders(reviews),
  ...createProblemLoaders(problems),
  ...createWindowPhotoLoaders(windowPhotos),
  ...createWindowOptionLoaders(windowOptions),
});

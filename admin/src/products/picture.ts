import type { Product } from "./product";

/** A picture of a product. */
export type ProductPicture = Product["pictures"][number];

/** What staff decide of a picture, as the API takes it. */
export const arrangedPicture = ({ id, alt, focusX, focusY, shownColor }: ProductPicture) => ({
  ...{ id, alt, focusX, focusY },
  shownColor: shownColor ?? null,
});

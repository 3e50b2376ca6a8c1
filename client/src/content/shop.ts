/** Description of the shop for the footer, and for search results and previews of pages without their own. */
export const SHOP_IN_SHORT =
  "Made-to-measure blinds, shutters and curtains from a family-run team. We measure, make and fit.";

/** The preview of pages without a picture of their own. Made by `tools/media/brand-pictures.ts`. */
export const SHOP_PICTURE = {
  path: "/social/shop.jpg",
  alt: "A sage green roller blind at a living room window, its width marked in millimetres",
};

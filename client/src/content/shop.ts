/** What the shop is, for the footer, and for search engines and previews of pages that say nothing of themselves. */
export const SHOP_IN_SHORT =
  "Made-to-measure blinds, shutters and curtains from a family-run team. We measure, make and fit.";

/** The preview of pages without a picture of their own. `tools/media/brand-pictures.ts` makes it. */
export const SHOP_PICTURE = {
  path: "/social/shop.jpg",
  alt: "A sage green roller blind at a living room window, its width marked in millimetres",
};

/** The preview of pages without a picture of their own. Made by `tools/media/brand-pictures.ts`. */
export const SHOP_PICTURE = {
  url: "/social/shop.jpg",
  alt: "A sage green roller blind at a living room window, its width marked in millimetres",
};

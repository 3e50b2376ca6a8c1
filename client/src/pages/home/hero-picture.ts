import type { PictureSource } from "../../ui/Picture";

/** The hero's picture. Its dimension lines are drawn over it, so both must match. */
export const HERO_PICTURE: PictureSource = {
  file: "roller_living",
  alt: "A sage roller blind at a living room window in morning light",
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  color: "#d6d1c7",
};

/** The crop that is shown, in pixels of the picture from its top left corner. */
export const HERO_CROP = { width: 884, height: 748 };

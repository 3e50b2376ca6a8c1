import type { PictureSource } from "../../ui/Picture";

/** A window whose size can be shown: its dimension lines are drawn over it, so picture and lines go together. */
export const HERO_PICTURE: PictureSource = {
  id: "roller_living",
  alt: "A sage roller blind at a living room window in morning light",
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  color: "#d6d1c7",
};

/** The part of it that is shown, from its top left corner, in its own pixels. */
export const HERO_CROP = { width: 884, height: 748 };

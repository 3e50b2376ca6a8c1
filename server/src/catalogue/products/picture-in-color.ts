import type { Picture } from "./picture.entity.js";

/**
 * The picture that shows a product in a colour, by its name: the first one that is of that colour or can be shown in any, else the first
 * of all; null without pictures.
 */
export function pictureInColor(pictures: readonly Picture[], color: string): Picture | null {
  const inColor = pictures.find(({ tintBase, shownColor }) => tintBase !== null || shownColor === color);
  return inColor ?? pictures[0] ?? null;
}

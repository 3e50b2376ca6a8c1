import type { Picture } from "./picture.entity.js";

/** Width of a picture where none is asked for, in pixels. */
export const MIDDLE_WIDTH = 800;

/** Where pictures are served: at ASSETS_URL if there is one, else at the shop. Both are without a slash at the end. */
export type PictureOrigin = { publicUrl: string; assetsUrl: string | undefined };

/** The absolute URL of a path of a picture. */
export const pictureUrl = ({ publicUrl, assetsUrl }: PictureOrigin, path: string): string =>
  (assetsUrl ?? publicUrl) + path;

/** Path of the narrowest mask of a picture with a `tintBase`, as `picturePath`. */
export const maskPath = ({ id, widths }: Pick<Picture, "id" | "widths">, width?: number): string =>
  picturePath({ id: `${id}-mask`, widths }, width === undefined ? {} : { width });

/** Path of the narrowest file of a picture that has at least this width, in pixels; of the widest where none has. */
export function picturePath(
  { id, widths }: Pick<Picture, "id" | "widths">,
  { width = MIDDLE_WIDTH, format = "webp" }: { width?: number; format?: "avif" | "webp" } = {},
): string {
  const served = widths.find((each) => each >= width) ?? widths.at(-1);
  return `/images/${id}-${served}.${format}`;
}

import { createContext } from "react";

/** Scheme, host and path that stand before the paths of pictures, without a slash at the end; "" where the shop serves them itself. */
export const PicturesUrl = createContext("");

/**
 * URL of a file of a picture of the catalogue: a path where the shop serves it.
 * @param picturesUrl as in `PicturesUrl`
 * @param width of the file in pixels
 */
export const pictureUrl = (picturesUrl: string, file: string, width: number, format: "avif" | "webp" = "webp") =>
  `${picturesUrl}/images/${file}-${width}.${format}`;

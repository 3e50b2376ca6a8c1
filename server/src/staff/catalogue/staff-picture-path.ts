import { picturePath } from "../../catalogue/products/picture-path.js";
import type { StaffPictureRow } from "./product-pictures.queries.js";

/** Where all pictures are, and where staff find those that shoppers don't see yet. */
const PUBLIC = "/images/";
const FOR_STAFF = "/admin/pictures/";

/** Path of a picture for staff, 800 pixels wide. */
export function staffPicturePath(picture: Pick<StaffPictureRow, "id" | "widths" | "isPublished">): string {
  const path = picturePath(picture);
  return picture.isPublished ? path : path.replace(PUBLIC, FOR_STAFF);
}

/** The page of a preview with its uploaded pictures from where staff find them: it may show some that are not published. */
export const withPicturesForStaff = (html: string): string =>
  html.replaceAll(`${PUBLIC}upload-`, `${FOR_STAFF}upload-`);

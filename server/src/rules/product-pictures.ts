import { z } from "zod";
import { required } from "./form-fields.js";
import { COLORS } from "./product-attributes.js";

/** Pictures that a product may have. */
export const MOST_PRODUCT_PICTURES = 8;

/** Pixels; the shop's pages choose among these. */
export const PRODUCT_PICTURE_WIDTHS = [480, 800, 1200] as const;

/** Pixels that an uploaded picture of a product has to be wide at least. */
export const LEAST_PICTURE_WIDTH = 800;

/** A side of the point of a picture that stays in view, in percent. */
export const pictureFocus = z.int({ error: "The point in view must be on the picture" }).min(0).max(100);

/** What is seen on a picture. */
export const pictureAlt = required("What is seen", 5, 200);

const arranged = z.object({
  id: z.string(),
  alt: pictureAlt,
  focusX: pictureFocus,
  focusY: pictureFocus,
  shownColor: z
    .string()
    .refine((name) => Object.hasOwn(COLORS, name), { error: "The shop knows no such colour" })
    .nullish(),
});

/**
 * A picture of a product as staff arrange it: its words, the point that stays in view, in percent from the left and the top, and the
 * colour in which it shows the product. Null where it shows none that is sold; what is left out stays.
 */
export type ArrangedPicture = z.output<typeof arranged>;

const pictures = z
  .array(arranged)
  .max(MOST_PRODUCT_PICTURES, { error: `A product has ${MOST_PRODUCT_PICTURES} pictures at most` })
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: "Each picture can be shown once",
  });

/** The pictures, or a sentence for each value that breaks a rule, by its path from "pictures" on. */
type CheckedPictures = { pictures: ArrangedPicture[] } | { problems: Readonly<Record<string, string>> };

/** Checks a product's pictures in their order; the first is on its card. */
export function checkPictures(wanted: unknown): CheckedPictures {
  const { data, error } = pictures.safeParse(wanted);
  if (data) return { pictures: data };
  return {
    problems: Object.fromEntries(error.issues.map(({ path, message }) => [["pictures", ...path].join("."), message])),
  };
}

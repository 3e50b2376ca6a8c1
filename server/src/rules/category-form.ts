import { z } from "zod";
import { lines, required } from "./form-fields.js";
import { calm } from "./product-form.js";
import { pictureAlt, pictureFocus } from "./product-pictures.js";

/** Characters of a description that search engines show. */
const LONGEST_SEO_DESCRIPTION = 155;

/** Null, or a text without words, leaves it to be worked out. */
const orWorkedOut = <Text extends z.ZodType<string>>(text: Text) =>
  z.preprocess((typed) => (typeof typed === "string" && typed.trim() === "" ? null : typed), text.nullable());

/** A picture for a category's tile: its words, and the point that stays in view, in percent from the left and the top. */
const tilePicture = z.object({ id: z.string(), alt: pictureAlt, focusX: pictureFocus, focusY: pictureFocus });

/**
 * What staff write of a category.
 * @param longestTitle characters that are left for its title beside the shop's name
 */
export const categoryForm = (longestTitle: number) =>
  z.object({
    name: required("Name", 2, 20),
    tagline: calm(required("Tagline", 5, 50)),
    description: calm(lines("Description", { min: 40, max: 300, short: "Description must be at least 40 characters" })),
    seoTitle: orWorkedOut(calm(required("Title for search engines", 5, longestTitle))),
    seoDescription: orWorkedOut(calm(required("Description for search engines", 40, LONGEST_SEO_DESCRIPTION))),
    picture: tilePicture.nullish(),
  });

/** The same as it is stored. */
export type CategoryTexts = Omit<z.output<ReturnType<typeof categoryForm>>, "picture">;

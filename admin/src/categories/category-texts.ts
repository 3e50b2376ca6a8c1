import type { CategoryPictureFragment } from "../gql/graphql";
import type { Difference, Facts } from "../versions/versioned";

/** A picture for a tile. */
export type TilePicture = CategoryPictureFragment;

/** What staff decide of a category. */
export type CategoryTexts = {
  name: string;
  tagline: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  picture: TilePicture | null;
};

type Stored = Omit<CategoryTexts, "seoTitle" | "seoDescription" | "picture"> & {
  seoTitle?: string | null;
  seoDescription?: string | null;
  picture?: TilePicture | null;
};

/** The texts of a category as the form has them: a text that the shop works out is empty. */
export const textsIn = (stored: Stored): CategoryTexts => {
  const { name, tagline, description, seoTitle, seoDescription, picture = null } = stored;
  return { name, tagline, description, seoTitle: seoTitle ?? "", seoDescription: seoDescription ?? "", picture };
};

const LABELS: Readonly<Record<keyof CategoryTexts, string>> = {
  name: "Name",
  tagline: "Tagline",
  description: "Description",
  seoTitle: "Title for search engines",
  seoDescription: "Description for search engines",
  picture: "Picture",
};

/** What differs between two versions, in words. */
export function differencesOf(before: Facts, after: Facts): Difference[] {
  const names = Object.keys(LABELS) as (keyof CategoryTexts)[];
  return names
    .map((name) => ({ name, label: LABELS[name], before: wordsOf(before[name]), after: wordsOf(after[name]) }))
    .filter((difference) => difference.before !== difference.after || isOtherPicture(difference.name, before, after));
}

/** A text as it is, a picture as its words and the point that stays in view. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!value) return "";
  const { alt, focusX, focusY } = value as TilePicture;
  return `${alt || "without words"}, in view ${focusX} % from the left, ${focusY} % from the top`;
}

/** Two pictures may have the same words. */
const isOtherPicture = (name: string, before: Facts, after: Facts) =>
  name === "picture" && idOf(before["picture"]) !== idOf(after["picture"]);

const idOf = (picture: unknown) => (picture as TilePicture | null)?.id;

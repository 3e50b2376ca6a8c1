import type {
  ColorName,
  Family,
  Feature,
  MaterialFilter,
  MaterialName,
  Room,
} from "../../../rules/product-attributes.js";

/** A category. */
export type SeedCategory = {
  slug: string;
  name: string;
  /** Short line under the tile on the home page. */
  tagline: string;
  description: string;
  /** Id of a picture. */
  picture?: string;
  /** The sale lists every product with a reduced price instead of its own products. */
  onlyReduced?: boolean;
};

/** A sample review; `reviewDate` is YYYY-MM-DD. */
export type SeedReview = {
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  userName: string;
  userLocation: string;
  reviewDate: string;
};

/** A picture with files in client/public/images named `{id}-{width}.avif` and `.webp`; sizes in pixels. */
export type SeedPicture = {
  id: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Dominant colour, shown while the picture loads. */
  color: string;
  /** A 16 pixel preview as a data URI. */
  placeholder: string;
};

/** A product with all fields of its page. Sizes in inches, money in pence. */
export type SeedProduct = {
  slug: string;
  name: string;
  family: Family;
  /** Variant of the family's drawing; left out for the plain form. */
  variant?: string;
  /** Slug of its category. */
  category: string;
  basePricePence: number;
  /** Price before the current reduction. */
  wasPricePence?: number;
  shortDescription: string;
  /** Paragraphs separated by an empty line. */
  description: string;
  material: MaterialFilter;
  /** The first is preselected, as with the colours. */
  materials: readonly MaterialName[];
  colors: readonly ColorName[];
  rooms: readonly Room[];
  features: readonly Feature[];
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
  /** In square metres; only if the limits of the sides allow too much. */
  maxArea?: number;
  /** Inches by which the width must exceed the height (for awnings, the projection). */
  minWidthBeyondHeight?: number;
  warrantyYears: number;
  leadTimeDays: number;
  isNew: boolean;
  isBestSeller: boolean;
  specifications: readonly { name: string; value: string }[];
  /** Options without a charge. */
  options: readonly { name: string; values: readonly string[] }[];
  /** Ids of pictures, the main one first. */
  pictures: readonly string[];
  reviews: readonly SeedReview[];
};

import type { ColorName, Family, Feature, MaterialFilter, MaterialName, Room } from "../../../rules/vocabulary.js";

/** A department of the shop, in the order it is listed. */
export type SeedCategory = {
  slug: string;
  name: string;
  /** Short line under the tile on the home page. */
  tagline: string;
  description: string;
  /** Id of a picture. */
  picture?: string;
  /** A live rule instead of products of its own: everything whose price is reduced now. */
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

/** A picture whose files lie in client/public/images as `{id}-{width}.avif` and `.webp`; sizes in pixels. */
export type SeedPicture = {
  id: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Dominant colour, shown until the picture arrives. */
  color: string;
  /** A 16 pixel preview as a data URI. */
  placeholder: string;
};

/** One product with everything a page shows of it. Sizes are inches, money is pence. */
export type SeedProduct = {
  slug: string;
  name: string;
  family: Family;
  /** What tells products of one family apart in the drawing; left out for the plain form. */
  variant?: string;
  /** Slug of its category. */
  category: string;
  basePricePence: number;
  /** What it cost before the reduction that runs now. */
  wasPricePence?: number;
  shortDescription: string;
  /** Paragraphs parted by an empty line. */
  description: string;
  material: MaterialFilter;
  /** The first is what a shopper starts with; so with the colours. */
  materials: readonly MaterialName[];
  colors: readonly ColorName[];
  rooms: readonly Room[];
  features: readonly Feature[];
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
  /** Square metres; only where the sides alone would allow too much. */
  maxArea?: number;
  /** Inches that it has to be wider than high; of an awning, than it comes out. */
  minWidthBeyondHeight?: number;
  warrantyYears: number;
  leadTimeDays: number;
  isNew: boolean;
  isBestSeller: boolean;
  specifications: readonly { name: string; value: string }[];
  /** Choices without a price that an order line may carry. */
  options: readonly { name: string; values: readonly string[] }[];
  /** Ids of pictures, the main one first. */
  pictures: readonly string[];
  reviews: readonly SeedReview[];
};

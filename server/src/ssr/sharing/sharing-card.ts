/**
 * A photograph on a card: the files {file}-{width}.webp, the colour in which the part in its mask is shown, and the point that stays
 * in view, as "30% 60%"; null for its middle.
 */
export type CardPhoto = { file: string; widths: readonly number[]; tint: string | null; focalPoint: string | null };

/** The words and the picture of a product's sharing picture. */
export type SharingCard = {
  shopName: string;
  name: string;
  /** The chosen size and look, a line each. */
  choices: readonly string[];
  /** Colour of the swatch beside the look, #rrggbb. */
  swatch: string | null;
  /** `delivery` stands beside it where it can't be avoided. */
  price: { before: string; figure: string; after: string; delivery: string | null };
  photo: CardPhoto | null;
  /** An SVG element that fills its frame, where there is no photograph. */
  drawing: string | null;
};

/** A configured product, as its drawing shows it. */
export type Drawn = {
  family: string;
  variant: string | null;
  /** #rrggbb */
  colorHex: string;
  material: string;
  /** Inches. */
  size: { width: number; height: number };
  /** Its options, value by name. */
  chosen?: Readonly<Record<string, string>>;
};

/** A size in pixels. */
export type Frame = { width: number; height: number };

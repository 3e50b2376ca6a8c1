/** A picture of the shop: the files /images/{file}-{width}.avif and .webp. */
export type Photo = {
  file: string;
  /** Text alternative. */
  alt: string;
  width: number;
  height: number;
  /** Widths of the files, in pixels, smallest first. */
  widths: readonly number[];
  /** Dominant colour, shown while it loads. */
  color: string;
};

/** A picture of a room or a material: all of these have one size. */
export const photo = (file: string, alt: string, color: string): Photo => ({
  file,
  alt,
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  color,
});

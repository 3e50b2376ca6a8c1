/** What the label of one parcel says. */
export type ParcelLabel = {
  /** What a scanner reads, the same as on the window's sheet. */
  code: string;
  /** Who receives it. */
  name: string;
  /** House, street, flat, town and county, line by line. */
  address: readonly string[];
  postcode: string;
  /** "MBC123456 · parcel 2 of 3". */
  parcel: string;
  /** "Kitchen, left: Roller Blind, 1200 × 1400 mm". */
  goods: string;
};

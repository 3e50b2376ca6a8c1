/** A point in mm; y goes down. */
export type Point = readonly [x: number, y: number];

/** A window to scale. */
export type WindowOutline = {
  /** Lines from point to point. */
  readonly lines: readonly (readonly Point[])[];
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** The same in words. */
  readonly alt: string;
};

/** A box of the sheet: what belongs into it, and the figure where it is known; otherwise it is empty and filled in by hand. */
export type MeasuredBox = { readonly words: string; readonly figure: string | undefined };

/** What the sheet says of a window. */
export type MeasuredWindowPart = {
  readonly name: string;
  /** "Bay"; "Casement, opens into the room". */
  readonly kind: string;
  /** Opens the window in My windows. */
  readonly link: string;
  /** Undefined where a length is missing. */
  readonly outline: WindowOutline | undefined;
  readonly rows: readonly { readonly label: string; readonly boxes: readonly MeasuredBox[] }[];
  /** What is in the way. */
  readonly note: string | undefined;
};

/** All windows of a household by room, with what is measured and what is not. */
export type MeasuredRooms = {
  /** The heading, and the title of the file. */
  title: string;
  shop: { readonly name: string; readonly phone: string };
  introduction: string;
  rooms: readonly { readonly name: string; readonly windows: readonly MeasuredWindowPart[] }[];
};

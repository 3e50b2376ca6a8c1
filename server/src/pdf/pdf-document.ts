import type { Block, EmailLayout } from "../mail/email.js";
import type { GoodsPicture } from "./goods-picture.js";
import type { MeasuredRooms } from "./measured-rooms.js";
import type { ParcelLabel } from "./parcel-label.js";
import type { WindowSheet } from "./window-sheet.js";

/** Empty boxes that are filled in by hand, as a table with a heading to each row. */
export type BoxesBlock = {
  type: "boxes";
  /** The boxes of a row stand beside each other, each with its own words: "at the top, mm". */
  rows: readonly { label: string; boxes: readonly string[] }[];
};

/** Writes a document as a PDF. */
export type WritePdf = (document: PdfDocument) => Promise<Buffer>;

/** Is awaited between the pages of a long document, so that who writes it can do other things meanwhile. */
export type Pause = () => Promise<void>;

/** What a PDF says. */
export type PdfDocument = Letter | WindowSheets | ParcelLabels | MeasuredRooms;

/** In the blocks of e-mails, and what only paper has. */
export type Letter = {
  /** The heading, and the title of the file. */
  title: string;
  shop: EmailLayout;
  blocks: readonly (Block | BoxesBlock)[];
  /** Of the lines of its goods, in their order. */
  pictures: readonly GoodsPicture[];
};

/** A page for each window, for who makes and fits it. */
export type WindowSheets = {
  /** The title of the file. */
  title: string;
  shop: EmailLayout;
  sheets: readonly WindowSheet[];
};

/** A label for each parcel, for who packs it. */
export type ParcelLabels = {
  /** The title of the file. */
  title: string;
  shop: EmailLayout;
  labels: readonly ParcelLabel[];
};

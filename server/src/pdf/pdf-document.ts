import type { Block, EmailLayout } from "../mail/email.js";
import type { GoodsPicture } from "./goods-picture.js";
import type { WindowSheet } from "./window-sheet.js";

/** Writes a document as a PDF. */
export type WritePdf = (document: PdfDocument) => Promise<Buffer>;

/** What a PDF says. */
export type PdfDocument = Letter | WindowSheets;

/** In the blocks of e-mails. */
export type Letter = {
  /** The heading, and the title of the file. */
  title: string;
  shop: EmailLayout;
  blocks: readonly Block[];
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

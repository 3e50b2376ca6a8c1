import type { Block, EmailLayout } from "../mail/email.js";

/** A picture of a line of goods; without a JPEG its place stays empty. */
export type GoodsPicture = { jpeg: Uint8Array | undefined; alt: string };

/** Writes a document as a PDF. */
export type WritePdf = (document: PdfDocument) => Promise<Buffer>;

/** What a PDF says, in the blocks of e-mails. */
export type PdfDocument = {
  /** The heading, and the title of the file. */
  title: string;
  shop: EmailLayout;
  blocks: readonly Block[];
  /** Of the lines of its goods, in their order. */
  pictures: readonly GoodsPicture[];
};

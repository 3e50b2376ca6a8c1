import type { ShopProfile } from "../shop-profile/shop-profile.js";
import type { termsFacts } from "../shop-profile/terms-facts.js";
import type { NamedTrader } from "../shop-profile/trader-lines.js";
import type { LinkTo } from "./mail-links.js";

/** Data for every template. */
export type EmailContext = {
  shop: ShopProfile;
  /** What the terms say of the shop. */
  terms: ReturnType<typeof termsFacts>;
  linkTo: LinkTo;
  /** Of the shop itself, without a slash at the end. */
  publicUrl: string;
};

/** The shop's details in every e-mail. */
export type EmailLayout = Pick<ShopProfile, "phone" | "email" | "hours"> & NamedTrader;

/** Sender or recipient of an e-mail. */
type Correspondent = { name?: string; address: string };

/** A picture of goods, 4:3, that travels with the e-mail: mail programs show neither SVG nor pictures from elsewhere unasked. */
export type GoodsImage = {
  /** By which the HTML names it; equal pictures have the same. */
  cid: string;
  jpeg: Buffer;
  alt: string;
};

/** A row of the table of goods: name, notes in small print, quantity and amount. The picture is in the HTML alone. */
export type GoodsLine = { name: string; notes: string[]; quantity: number; amount: string; image?: GoodsImage };

/** A paragraph or a list of small print. */
export type SmallPrint = string | { list: string[] };

/** A total below the items; `note` is small print below its label. */
export type Sum = { label: string; amount: string; isTotal?: boolean; note?: string };

/** The table of goods with its sums. */
export type GoodsBlock = { type: "goods"; lines: GoodsLine[]; sums: Sum[] };

/**
 * The blocks of an e-mail; each kind is rendered as text and as HTML. Only `facts` and `quotation` hold typed text; URLs in it are
 * altered so that mail clients don't turn them into links.
 */
export type Block =
  | { type: "paragraph"; text: string }
  | { type: "heading"; text: string }
  | { type: "facts"; rows: { label: string; value: string }[] }
  | { type: "list"; items: string[] }
  | { type: "quotation"; text: string }
  | { type: "smallPrint"; title: string; parts: SmallPrint[] }
  | GoodsBlock
  | { type: "link"; label: string; href: string; isSecondary?: boolean };

/** A file that goes with an e-mail. */
export type Attachment = { fileName: string; contentType: string; content: Buffer };

/** An e-mail before it is rendered. All texts are plain text. */
export type Email = {
  to: Correspondent;
  /** Recipient of replies; the shop by default. */
  replyTo?: Correspondent;
  subject: string;
  /** In e-mails of a list: the URL by which mail programs leave it at one request (RFC 8058). */
  oneClickUrl?: string;
  /** The heading. */
  title: string;
  blocks: Block[];
  attachments?: Attachment[];
};

/** An e-mail of one thought, whose subject is its heading. */
export const emailTo = (address: string, subject: string, blocks: Block[]): Email => ({
  to: { address },
  subject,
  title: subject,
  blocks,
});

/** Short constructors of blocks. */
export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const heading = (text: string): Block => ({ type: "heading", text });
export const list = (items: string[]): Block => ({ type: "list", items });
export const smallPrint = (title: string, parts: SmallPrint[]): Block => ({ type: "smallPrint", title, parts });
export const quotation = (text: string): Block => ({ type: "quotation", text });
export const link = (label: string, href: string): Block => ({ type: "link", label, href });
export const secondaryLink = (label: string, href: string): Block => ({ type: "link", label, href, isSecondary: true });

/** Rows of label and value; rows without a value are left out. */
export const facts = (rows: Readonly<Record<string, string | null | undefined>>): Block => ({
  type: "facts",
  rows: Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
});

import type { ShopProfile } from "../shop-profile/shop-profile.js";

/** What every template may use besides its subject. */
export type EmailContext = {
  shop: ShopProfile;
  /** URL of the shop, without a slash at the end. */
  publicUrl: string;
};

/** Sender or recipient of an e-mail. */
type Correspondent = { name?: string; address: string };

/** A row of the table of goods: name, notes in small print, quantity and amount. */
export type GoodsLine = { name: string; notes: string[]; quantity: number; amount: string };

/** A sum below the goods. */
export type Sum = { label: string; amount: string; isTotal?: boolean };

/**
 * The blocks of an e-mail; each kind of block is drawn once as text and once as HTML. Text that somebody typed stands in
 * `facts` and `quotation` alone: what looks like a web address there is drawn so that no mail reader makes a link of it.
 */
export type Block =
  | { type: "paragraph"; text: string }
  | { type: "heading"; text: string }
  | { type: "facts"; rows: { label: string; value: string }[] }
  | { type: "list"; items: string[] }
  | { type: "quotation"; text: string }
  | { type: "goods"; lines: GoodsLine[]; sums: Sum[] }
  | { type: "link"; label: string; href: string; isSecondary?: boolean };

/** An e-mail before it is rendered. All texts are plain text. */
export type Email = {
  to: Correspondent;
  /** Recipient of replies; the shop by default. */
  replyTo?: Correspondent;
  subject: string;
  /** The heading. */
  title: string;
  blocks: Block[];
};

/** Short constructors of blocks. */
export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const heading = (text: string): Block => ({ type: "heading", text });
export const list = (items: string[]): Block => ({ type: "list", items });
export const quotation = (text: string): Block => ({ type: "quotation", text });
export const link = (label: string, href: string): Block => ({ type: "link", label, href });
export const secondaryLink = (label: string, href: string): Block => ({ type: "link", label, href, isSecondary: true });

/** Rows of label and value; those without a value are left out. */
export const facts = (rows: Readonly<Record<string, string | null | undefined>>): Block => ({
  type: "facts",
  rows: Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
});

import { createContext } from "react";
import type { PictureSource } from "../Picture";

/** The size of link previews in pixels. */
export const PREVIEW = { width: 1200, height: 630 };

/** A picture for link previews; its size in pixels. */
export type SocialPicture = { path: string; alt: string; width: number; height: number };

/** Facts of the shop that every page has. */
export type Site = {
  /** Appended to the title of every page. */
  name: string;
  /** The description of pages without their own. */
  description: string;
  /** For previews of pages without a picture; the file at `path` has the size of previews. */
  picture: Pick<SocialPicture, "path" | "alt"> | undefined;
  /** Who trades, for the footer and for receipts. */
  traderLines: readonly string[];
  /** Tax inside every price, in percent of the price without it; 0 where totals add it. */
  taxIncludedPercent: number;
  /** What delivery adds, beside the first price of a screen; null where the cart says it. */
  deliveryNote: string | null;
};

export const SiteContext = createContext<Site>({
  name: "",
  description: "",
  picture: undefined,
  traderLines: [],
  taxIncludedPercent: 0,
  deliveryNote: null,
});

/** The widest file of a photograph that is not wider than a preview. */
export function socialPicture({ file, alt, width, height, widths }: Omit<PictureSource, "color">): SocialPicture {
  const fileWidth = widths.findLast((each) => each <= PREVIEW.width) ?? width;
  return {
    path: `/images/${file}-${fileWidth}.webp`,
    alt,
    width: fileWidth,
    height: Math.round((height * fileWidth) / width),
  };
}

/** The preview of the whole site, for pages without a picture of their own. */
export const sitePicture = ({ picture }: Site): SocialPicture | undefined => picture && { ...picture, ...PREVIEW };

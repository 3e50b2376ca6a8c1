import { createContext } from "react";
import type { PictureSource } from "../Picture";
import { pictureUrl } from "../picture-url";

/** The size of link previews in pixels. */
export const PREVIEW = { width: 1200, height: 630 };

/** A picture for link previews: a path of the shop or a whole URL, and its size in pixels. */
export type SocialPicture = { url: string; alt: string; width: number; height: number };

/** Facts of the shop that every page has. */
export type Site = {
  /** Appended to the title of every page. */
  name: string;
  /** The description of pages without their own. */
  description: string;
  /** For previews of pages without a picture; the file at `url` has the size of previews. */
  picture: Pick<SocialPicture, "url" | "alt"> | undefined;
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

/** The widest file of a photograph that is not wider than a preview. @param picturesUrl as in `PicturesUrl` */
export function socialPicture(
  { file, alt, width, height, widths }: Omit<PictureSource, "color">,
  picturesUrl: string,
): SocialPicture {
  const fileWidth = widths.findLast((each) => each <= PREVIEW.width) ?? width;
  return {
    url: pictureUrl(picturesUrl, file, fileWidth),
    alt,
    width: fileWidth,
    height: Math.round((height * fileWidth) / width),
  };
}

/** The preview of the whole site, for pages without a picture of their own. */
export const sitePicture = ({ picture }: Site): SocialPicture | undefined => picture && { ...picture, ...PREVIEW };

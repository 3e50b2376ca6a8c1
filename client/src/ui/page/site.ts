import { createContext } from "react";
import type { PictureSource } from "../Picture";

/** The size that link previews are made for, in pixels. */
const PREVIEW = { width: 1200, height: 630 };

/** A picture for link previews; its size in pixels. */
export type SocialPicture = { path: string; alt: string; width: number; height: number };

/** What every page says of the shop that it belongs to. */
export type Site = {
  /** Follows the title of every page. */
  name: string;
  /** For pages that have nothing of their own to say to search engines and previews. */
  description: string;
  /** For previews of pages without a picture; the file at `path` has the size that previews are made for. */
  picture: Pick<SocialPicture, "path" | "alt"> | undefined;
};

export const SiteContext = createContext<Site>({ name: "", description: "", picture: undefined });

/** The file of a photograph whose width is nearest to that of previews, without being wider. */
export function socialPicture({ id, alt, width, height, widths }: Omit<PictureSource, "color">): SocialPicture {
  const fileWidth = widths.findLast((each) => each <= PREVIEW.width) ?? width;
  return {
    path: `/images/${id}-${fileWidth}.webp`,
    alt,
    width: fileWidth,
    height: Math.round((height * fileWidth) / width),
  };
}

/** The preview of the whole site, for pages without a picture of their own. */
export const sitePicture = ({ picture }: Site): SocialPicture | undefined => picture && { ...picture, ...PREVIEW };

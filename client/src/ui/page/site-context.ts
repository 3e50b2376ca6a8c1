import { createContext } from "react";
import type { PictureSource } from "../Picture";

/** The size of link previews in pixels. */
const PREVIEW = { width: 1200, height: 630 };

/** A picture for link previews; its size in pixels. */
export type SocialPicture = { path: string; alt: string; width: number; height: number };

/** Facts of the shop for the head of every page. */
export type Site = {
  /** Appended to the title of every page. */
  name: string;
  /** The description of pages without their own. */
  description: string;
  /** For previews of pages without a picture; the file at `path` has the size of previews. */
  picture: Pick<SocialPicture, "path" | "alt"> | undefined;
};

export const SiteContext = createContext<Site>({ name: "", description: "", picture: undefined });

/** The widest file of a photograph that is not wider than a preview. */
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

import type { PictureSource } from "../Picture";
import { type Site, sitePicture, socialPicture } from "./site";

/** What search engines, link previews and the title bar are told of a page. */
export type PageHead = {
  title: string;
  /** For link previews; the shop's own without one. */
  picture?: Omit<PictureSource, "color"> | null | undefined;
} & (PublicHead | HiddenHead);

type PublicHead = {
  /** A sentence or two for the lists of search engines. */
  description: string;
  /** The one address that this page should be known by: without filters and whatever else a link may add. */
  canonicalPath: string;
  noIndex?: never;
};
/** Of pages that should not be found by searching. */
type HiddenHead = { noIndex: true; description?: string; canonicalPath?: never };

export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; attributes: { name?: string; property?: string; content: string } }
  | { tag: "link"; attributes: { rel: string; href: string } };

/**
 * The tags of a page, the same for server and browser, so that the browser's take over the server's. Addresses in them must
 * be whole, so they are left out where the origin is not known.
 */
export function headTags(head: PageHead, site: Site, origin: string | undefined): HeadTag[] {
  const { title, description = site.description, canonicalPath } = head;
  const absolute = (path: string | undefined) => (path === undefined || origin === undefined ? "" : origin + path);
  const url = absolute(canonicalPath);
  const picture = head.picture ? socialPicture(head.picture) : sitePicture(site);
  const image = absolute(picture?.path);
  const named = {
    description,
    robots: head.noIndex && "noindex",
    "twitter:card": image && "summary_large_image",
  };
  const graph = {
    "og:title": title,
    "og:description": description,
    "og:type": "website",
    "og:site_name": site.name,
    "og:locale": "en_GB",
    "og:url": url,
    "og:image": image,
    "og:image:alt": image && picture?.alt,
    "og:image:width": image && String(picture?.width),
    "og:image:height": image && String(picture?.height),
  };
  return [
    { tag: "title", text: site.name === "" ? title : `${title} · ${site.name}` },
    ...(url ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    ...filled(named).map(([name, content]) => ({ tag: "meta", attributes: { name, content } }) as const),
    ...filled(graph).map(([property, content]) => ({ tag: "meta", attributes: { property, content } }) as const),
  ];
}

const filled = (values: Record<string, string | false | undefined>) =>
  Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));

import { use, useEffect } from "react";
import { absoluteUrl } from "../../lib/absolute-url";
import type { PictureSource } from "../Picture";
import { PicturesUrl } from "../picture-url";
import { announcePage } from "./announcements";
import { SiteContext, sitePicture, socialPicture, type SocialPicture } from "./site-context";
import { useSsrContext } from "./ssr-context";

let known: string | undefined;

/** What names the shop's origin in a head of the server. A page without a canonical URL shows the picture of the site, which the shop serves. */
function servedOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const picture = () => document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return new URL(canonical ?? picture() ?? location.href).origin;
}

/**
 * Scheme and host of URLs in the head: on the server its own, in the browser those of the server's first page, else those of the
 * document. So a shop with a second host name always shows its own.
 */
function usePageOrigin(): string | undefined {
  const context = useSsrContext();
  if (import.meta.env.SSR) return context?.origin;
  known ??= servedOrigin();
  return known;
}

/** The head of a page for search engines, link previews and the title bar. */
type PageHead = {
  title: string;
} & (PublicHead | HiddenHead);

type PublicHead = {
  /** One or two sentences for search results. */
  description: string;
  /** Path and query of the canonical URL: without filters and tracking parameters. */
  canonicalPath: string;
  /** Path and query of what is shared where that differs: previews follow this URL. */
  sharedPath?: string;
  /** For link previews: a photograph or a ready preview; the shop's own without one. */
  picture?: Omit<PictureSource, "color"> | SocialPicture | null | undefined;
  noIndex?: never;
};
/** For pages that search engines should not list; the picture of their previews is the shop's own. */
type HiddenHead = { noIndex: true; description?: string; canonicalPath?: never; sharedPath?: never; picture?: never };

/**
 * The head of a page, rendered once by each page when its data has loaded. React puts the tags into the document's head and hydrates
 * those of the server. Its URLs must be absolute, so they are left out if the origin is unknown.
 */
export function Head({ title, picture, description, canonicalPath, sharedPath = canonicalPath, noIndex }: PageHead) {
  const site = use(SiteContext);
  const picturesUrl = use(PicturesUrl);
  const summary = description ?? site.description;
  const origin = usePageOrigin();
  const preview = picture ? ("url" in picture ? picture : socialPicture(picture, picturesUrl)) : sitePicture(site);
  const documentTitle = site.name === "" ? title : `${title} · ${site.name}`;
  useEffect(() => announcePage(title), [title]);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <>
      {/* In the browser the title is set, not rendered: React would remove it before the next page has rendered its own. */}
      {import.meta.env.SSR && <title>{documentTitle}</title>}
      <meta name="description" content={summary} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_GB" />
      {origin !== undefined && canonicalPath !== undefined && (
        <>
          <link rel="canonical" href={origin + canonicalPath} />
          <meta property="og:url" content={origin + sharedPath} />
        </>
      )}
      {origin !== undefined && preview && (
        <>
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={absoluteUrl(origin, preview.url)} />
          <meta property="og:image:alt" content={preview.alt} />
          <meta property="og:image:width" content={String(preview.width)} />
          <meta property="og:image:height" content={String(preview.height)} />
        </>
      )}
    </>
  );
}

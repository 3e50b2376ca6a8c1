/** What search engines, link previews and the title bar are told of a page. */
export type PageHead = {
  title: string;
  description?: string;
  /** Path of the address that this page should be known by, where it can be reached by several. */
  canonicalPath?: string;
  /** Path or address of a picture for link previews. */
  image?: string;
  /** For pages that should not be found by searching. */
  noIndex?: boolean;
};

export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; attributes: { name?: string; property?: string; content: string } }
  | { tag: "link"; attributes: { rel: string; href: string } };

const absolute = (path: string, origin: string | undefined) =>
  /^https?:/.test(path) ? path : origin && `${origin}${path}`;

/**
 * The tags of a page, the same for server and browser, so that the browser's take over the server's. Addresses in them must
 * be whole, so they are left out where the origin is not known.
 */
export function headTags(head: PageHead, siteName: string, origin: string | undefined): HeadTag[] {
  const url = head.canonicalPath && absolute(head.canonicalPath, origin);
  const image = head.image && absolute(head.image, origin);
  const named = { description: head.description, robots: head.noIndex && "noindex" };
  const graph = {
    "og:title": head.title,
    "og:description": head.description,
    "og:type": "website",
    "og:site_name": siteName,
    "og:url": url,
    "og:image": image,
  };
  return [
    { tag: "title", text: siteName === "" ? head.title : `${head.title} · ${siteName}` },
    ...(url ? [{ tag: "link", attributes: { rel: "canonical", href: url } } as const] : []),
    ...filled(named).map(([name, content]) => ({ tag: "meta", attributes: { name, content } }) as const),
    ...filled(graph).map(([property, content]) => ({ tag: "meta", attributes: { property, content } }) as const),
  ];
}

const filled = (values: Record<string, string | false | undefined>) =>
  Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));

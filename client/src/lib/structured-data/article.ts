import type { Article } from "schema-dts";
import type { Absolute } from "./json-ld";

type Written = { title: string; description: string; path: string; updated: string; picture?: string };

/** A guide with its subject, author and date of the last change. */
export function article(
  { title, description, path, updated, picture }: Written,
  publisher: string,
  absolute: Absolute,
) {
  const organization = { "@type": "Organization", name: publisher, url: absolute("/") } as const;
  return {
    "@type": "Article",
    headline: title,
    description,
    url: absolute(path),
    inLanguage: "en-GB",
    dateModified: updated,
    ...(picture !== undefined && { image: absolute(picture) }),
    author: organization,
    publisher: organization,
  } satisfies Article;
}

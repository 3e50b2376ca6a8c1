import { use, useEffect } from "react";
import { announcePage } from "./announcements";
import { type PageHead, headTags } from "./head-tags";
import { usePageReport } from "./page-report";
import { pageOrigin } from "./page-origin";
import { SiteContext } from "./site";

/**
 * The head of a page, given once by each page when its data is there. The server writes the tags into the document's head;
 * in the browser React renders them and takes over those that the server wrote. The title is set, not rendered: the former
 * one stands until the next page has its own, so that the document is never without.
 */
export function Head(head: PageHead) {
  const report = usePageReport();
  const site = use(SiteContext);
  const { title } = head;
  useEffect(() => announcePage(title), [title]);

  const tags = headTags(head, site, import.meta.env.SSR ? report?.origin : pageOrigin());
  const documentTitle = tags.find((part) => part.tag === "title")?.text ?? title;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  if (import.meta.env.SSR) {
    report?.head(tags);
    return null;
  }
  return tags.map((part) => {
    if (part.tag === "title") return null;
    if (part.tag === "link") return <link key={part.attributes.rel} {...part.attributes} />;
    return <meta key={part.attributes.name ?? part.attributes.property} {...part.attributes} />;
  });
}

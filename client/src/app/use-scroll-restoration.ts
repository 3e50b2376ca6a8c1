import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType, type Location } from "react-router-dom";
import { restoreScroll, scrollToAnchor } from "./scroll-while-loading";

/** The storage key for the scroll position of a history entry, by the router's key of the entry. */
const storageKey = (key: string) => `scroll:${key}`;

/** Filters and choices do not change the page; another path or another search is another page. */
const pageOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get("q") ?? ""}`;

/**
 * Scrolls a new page to its top or to the anchor of its URL, and after Back or Forward to where the visitor left the page
 * (docs/decisions/0020). The browser itself handles reloads.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { key, hash } = location;
  const page = pageOf(location);
  const isReturn = useNavigationType() === "POP";
  const shownPage = useRef(page);

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    let giveUp: (() => void) | undefined;
    if (isReturn) {
      // The storage is read only when it is needed, because its first read is slow.
      const stored = isNewPage ? sessionStorage.getItem(storageKey(key)) : null;
      if (stored !== null) giveUp = restoreScroll(Number(stored));
    } else {
      if (isNewPage) scrollTo(0, 0);
      if (hash !== "") giveUp = scrollToAnchor(hash.slice(1));
    }

    // Stored while scrolling: once the next page is rendered, this position is lost. First after a painted frame, because an earlier
    // read would force a layout.
    let position: number | undefined;
    const note = () => void (position = scrollY);
    const firstFrame = requestAnimationFrame(() => setTimeout(note));
    addEventListener("scroll", note, { passive: true });
    return () => {
      giveUp?.();
      cancelAnimationFrame(firstFrame);
      removeEventListener("scroll", note);
      if (position !== undefined) sessionStorage.setItem(storageKey(key), String(position));
    };
  }, [key, page, hash, isReturn]);
}

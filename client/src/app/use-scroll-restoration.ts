import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType, type Location } from "react-router-dom";
import { restoreScroll } from "./restore-scroll";

/** Where the scroll position of a history entry is stored, by the key that the router gave the entry. */
const storageKey = (key: string) => `scroll:${key}`;

/** Filters and choices keep the page; another path, or other words to search for, is another page. */
const pageOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get("q") ?? ""}`;

/**
 * Scrolls a new page to its top or to the anchor of its URL, and a page that Back or Forward leads to, to where the visitor left
 * it (docs/decisions/0020). Reloads are the browser's.
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
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    let giveUp: (() => void) | undefined;
    if (isReturn) {
      // The storage is read only where it is needed: its first read may take a while.
      const stored = isNewPage ? sessionStorage.getItem(storageKey(key)) : null;
      if (stored !== null) giveUp = restoreScroll(Number(stored));
    } else if (anchor) {
      anchor.scrollIntoView();
    } else if (isNewPage) {
      scrollTo(0, 0);
    }

    // Noted while scrolling: once the next page is rendered, this one's position is lost. First after a frame has been painted, for
    // reading it earlier would force a layout in the middle of the work.
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

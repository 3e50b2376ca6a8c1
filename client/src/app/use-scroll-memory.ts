import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { returnTo } from "./return-to";

/** Where the scroll position of a history entry is stored, by the key that the router gave the entry. */
const placeOf = (key: string) => `scroll:${key}`;

/** Filters and choices keep the page standing; another path, or other words to search for, is another page. */
const pageOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get("q") ?? ""}`;

/**
 * A new page starts at its top or at the anchor of its address; going back or forward returns to where the visitor was. The
 * browser does the same for documents, and still does for a reload.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { key, hash } = location;
  const page = pageOf(location);
  const isReturn = useNavigationType() === "POP";
  const shownPage = useRef(page);

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    let stopReturning: (() => void) | undefined;
    if (isReturn) {
      // The storage is opened only where it is needed: the first reading of it may take its time.
      const kept = isNewPage ? sessionStorage.getItem(placeOf(key)) : null;
      if (kept !== null) stopReturning = returnTo(Number(kept));
    } else if (anchor) {
      anchor.scrollIntoView();
    } else if (isNewPage) {
      scrollTo(0, 0);
    }

    // Read while scrolling: once the next page stands, this one's position is gone. At first after a picture of the page has
    // been made, for to ask before would lay it out in the middle of the work.
    let position: number | undefined;
    const keep = () => void (position = scrollY);
    const firstFrame = requestAnimationFrame(() => setTimeout(keep));
    addEventListener("scroll", keep, { passive: true });
    return () => {
      stopReturning?.();
      cancelAnimationFrame(firstFrame);
      removeEventListener("scroll", keep);
      if (position !== undefined) sessionStorage.setItem(placeOf(key), String(position));
    };
  }, [key, page, hash, isReturn]);
}

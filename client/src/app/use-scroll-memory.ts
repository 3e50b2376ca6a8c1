import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const keyOf = (locationKey: string) => `scroll:${locationKey}`;

/**
 * A new page starts at its top or at the anchor of its address; going back or forward returns to where the visitor was. The
 * browser does the same for documents, and still does for a reload.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (isReturn) {
      const kept = sessionStorage.getItem(keyOf(key));
      if (isNewPage && kept !== null) scrollTo(0, Number(kept));
    } else if (anchor) {
      anchor.scrollIntoView();
    } else if (isNewPage) {
      scrollTo(0, 0);
    }

    // Read while scrolling: once the next page stands, this one's position is gone.
    let position = scrollY;
    const keep = () => (position = scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => {
      removeEventListener("scroll", keep);
      sessionStorage.setItem(keyOf(key), String(position));
    };
  }, [key, pathname, hash, isReturn]);
}

import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useScrollRestoration } from "./use-scroll-restoration";

/**
 * The page's part of the screen. It gets the focus when a visitor opens another page, so that the next Tab starts at the top of the
 * page, as in a new document.
 */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    forgetStructuredData();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useScrollRestoration();

  return (
    <main id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Removes the structured data of the server when the page changes: it describes the first page only. */
function forgetStructuredData() {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

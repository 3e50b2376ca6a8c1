import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useScrollRestoration } from "./use-scroll-restoration";

/**
 * The page's own part of the screen. When a visitor goes to another page the focus comes here, as it would in a document that
 * has just been loaded, and the next Tab goes on from the top of the page.
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

/** What the server wrote for search engines is true of the page that it sent, and of no other. */
function forgetStructuredData() {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

import { Suspense, type ReactNode } from "react";
import { useBrowserValue } from "../../lib/store";

type BrowserOnlyProps = {
  /** What the server sends, and what stands until the data is there: the same boxes, empty. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A part that is the visitor's own, as their cart: the server sends its frame, the browser fills it. */
export function BrowserOnly({ fallback, children }: BrowserOnlyProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

import { Suspense, type ReactNode } from "react";
import { useBrowserValue } from "../../lib/store";
import { LoadingFrame } from "../LoadingFrame";

type BrowserOnlyProps = {
  /** What the server sends, and what stands until the data is there: the same boxes, empty. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** A part that is the visitor's own, as their cart: the server sends its frame, the browser fills it. */
export function BrowserOnly({ skeleton, children }: BrowserOnlyProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const loading = <LoadingFrame>{skeleton}</LoadingFrame>;
  return isInBrowser ? <Suspense fallback={loading}>{children}</Suspense> : loading;
}

import { Suspense, type ReactNode } from "react";
import { useBrowserValue } from "../../lib/store";
import { LoadingFrame } from "../LoadingFrame";

type BrowserOnlyProps = {
  /** Shown by the server and while data is loading: a skeleton of the same size. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** A part that is the visitor's own, as their cart: the server sends its frame, the browser fills it. */
export function BrowserOnly({ skeleton, children }: BrowserOnlyProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const loading = <LoadingFrame>{skeleton}</LoadingFrame>;
  return isInBrowser ? <Suspense fallback={loading}>{children}</Suspense> : loading;
}

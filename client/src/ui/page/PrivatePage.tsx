import type { ReactNode } from "react";
import { BrowserOnly } from "./BrowserOnly";
import { usePageReport } from "./page-report";

type PrivatePageProps = { fallback: ReactNode; children: ReactNode };

/** A page of one visitor: nobody keeps a copy, and everything personal is read in the browser. */
export function PrivatePage({ fallback, children }: PrivatePageProps) {
  const report = usePageReport();
  if (import.meta.env.SSR) report?.private();
  return <BrowserOnly fallback={fallback}>{children}</BrowserOnly>;
}

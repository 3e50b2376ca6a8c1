import type { ReactNode } from "react";
import { BrowserOnly } from "./BrowserOnly";
import { Head } from "./Head";
import { StateFrame } from "./StateFrame";

type VisitorPageProps = {
  title: string;
  skeleton: ReactNode;
  /** The content, read in the browser. */
  children: ReactNode;
};

/** A page of one visitor's data, as the checkout. Search engines leave it alone. */
export function VisitorPage({ title, skeleton, children }: VisitorPageProps) {
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <BrowserOnly skeleton={skeleton}>{children}</BrowserOnly>
    </StateFrame>
  );
}

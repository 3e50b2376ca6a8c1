import type { ReactNode } from "react";

/** What opens over the page. It takes the focus, gives it back when it closes, and closes on Escape and beside it. */
export type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
};

import type { ReactNode } from "react";

/** What opens over the page. It takes the focus, gives it back when it closes, and closes on Escape and beside it. */
type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
};

export type DialogProps = OverlayProps & {
  /** 520 px, or as wide as a picture. */
  size?: "md" | "xl";
};

export type DrawerProps = OverlayProps & {
  /** 420 or 472 px; all of the phone. */
  size?: "sm" | "md";
};

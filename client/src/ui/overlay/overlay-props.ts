import type { ReactNode } from "react";

/**
 * Props of an overlay. It traps the focus, gives it back when it closes, and closes on Escape and on a press outside.
 */
type OverlayProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
};

export type DialogProps = OverlayProps & {
  /** 520 px, or as wide as a picture. */
  size?: "md" | "xl";
};

export type DrawerProps = OverlayProps & {
  /** 420 or 472 px; full width on phones. */
  size?: "sm" | "md";
};

import type { ReactNode } from "react";
import { INK, PAPER } from "../parts/paints";

/** A small sheet for one choice. Decorative: the sentence beside it says the same. */
export function CardSheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden color={INK} fill="none" stroke="currentColor">
      <rect width="160" height="120" fill={PAPER} stroke="none" />
      {children}
    </svg>
  );
}

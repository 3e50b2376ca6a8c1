import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

/** The thanks replace a form that was taller than the screen. */
function showAndFocus(thanks: HTMLElement | null): void {
  thanks?.focus({ preventScroll: true });
  thanks?.scrollIntoView({ block: "center" });
}

/** Thanks for a review, with what happens to it. */
export function ReviewThanks({ children }: { children: ReactNode }) {
  return (
    <chakra.p
      mt="6"
      py="4"
      px="5"
      bg="success.subtle"
      borderRadius="picture"
      role="status"
      tabIndex={-1}
      ref={showAndFocus}
    >
      <b>Thank you for your review.</b> {children}
    </chakra.p>
  );
}

import { createToaster, Toaster as ToastStack } from "@chakra-ui/react";
import { breakpoints } from "../theme/scales";
import { NoticeCard } from "./NoticeCard";
import type { Notice } from "./notify";

/** Milliseconds that a notice is shown. */
const DURATION = 5000;

const isWide = window.matchMedia(`(min-width: ${breakpoints.lg})`).matches;

// Below the full header, or above the thumb.
const toaster = createToaster({
  placement: isWide ? "top-end" : "bottom",
  offsets: isWide
    ? { top: "200px", right: "24px", bottom: "24px", left: "24px" }
    : { top: "16px", right: "16px", bottom: "calc(1rem + var(--bar, 0rem))", left: "16px" },
  max: 1,
  duration: DURATION,
  hotkey: ["F8"],
});

/** Shows one notice at a time: a new one replaces the current one. */
export function show({ title, description, kind = "success" }: Notice): void {
  toaster.remove();
  toaster.create({ title, description, type: kind === "failure" ? "error" : "success" });
}

export function Toaster() {
  return (
    <ToastStack toaster={toaster}>
      {({ id, title, description, type }) => (
        <NoticeCard
          title={title}
          description={description}
          isFailure={type === "error"}
          onSwipeAway={() => toaster.dismiss(id)}
        />
      )}
    </ToastStack>
  );
}

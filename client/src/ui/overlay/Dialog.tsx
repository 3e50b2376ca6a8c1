import { Suspense, lazy } from "react";
import type { OverlayProps } from "./overlay-props";
import { useOnceTrue } from "./use-once-true";

export type DialogProps = OverlayProps & {
  /** 520 px, or as wide as a picture. */
  size?: "md" | "xl";
};

const DialogBox = lazy(async () => ({ default: (await import("./DialogBox")).DialogBox }));

/** A question or an enlargement over the middle of the page. Its machinery is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  const isNeeded = useOnceTrue(props.open);
  return isNeeded ? (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  ) : null;
}

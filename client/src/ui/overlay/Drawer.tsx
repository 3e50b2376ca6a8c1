import { Suspense, lazy } from "react";
import type { OverlayProps } from "./overlay-props";
import { useOnceTrue } from "./use-once-true";

export type DrawerProps = OverlayProps & {
  /** 420 or 472 px; all of the phone. */
  size?: "sm" | "md";
};

const DrawerPanel = lazy(async () => ({ default: (await import("./DrawerPanel")).DrawerPanel }));

/** A sheet over the right edge of the page. Its machinery is loaded when it is first opened. */
export function Drawer(props: DrawerProps) {
  const isNeeded = useOnceTrue(props.open);
  return isNeeded ? (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  ) : null;
}

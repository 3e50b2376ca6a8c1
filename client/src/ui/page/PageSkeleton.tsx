import type { ReactNode } from "react";
import { LoadingFrame } from "../LoadingFrame";
import { StateFrame } from "./StateFrame";

/** Frame of a page whose code or data is loading. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <StateFrame>
      <LoadingFrame>{children}</LoadingFrame>
    </StateFrame>
  );
}

import { StateFrame } from "../../ui/page/StateFrame";
import { TokenTaskSkeleton } from "./TokenTaskSkeleton";

/** Shown while the code of a page behind an e-mail link loads. */
export function TokenSkeleton() {
  return (
    <StateFrame>
      <TokenTaskSkeleton />
    </StateFrame>
  );
}

import { TokenTaskSkeleton } from "./TokenTaskSkeleton";
import { StateFrame } from "../../ui/page/StateFrame";

/** Shown while the code of a page behind an e-mail link loads. */
export function TokenSkeleton() {
  return (
    <StateFrame>
      <TokenTaskSkeleton />
    </StateFrame>
  );
}

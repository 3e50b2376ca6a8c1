import { TokenBoxes } from "./TokenBoxes";
import { StateFrame } from "../../ui/page/StateFrame";

/** Stands while a page that a mail leads to is on its way. */
export function TokenSkeleton() {
  return (
    <StateFrame>
      <TokenBoxes />
    </StateFrame>
  );
}

import { TokenBoxes } from "./TokenBoxes";
import { StateFrame } from "../../ui/page/StateFrame";

/** Stands while a page of the mailing list is on its way. */
export function NewsletterSkeleton() {
  return (
    <StateFrame>
      <TokenBoxes />
    </StateFrame>
  );
}

import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { CheckoutContentsSkeleton } from "./CheckoutSkeleton";
import { CheckoutContents } from "./CheckoutContents";

/** /checkout */
export function CheckoutPage() {
  return (
    <StateFrame>
      <Head title="Checkout" noIndex />
      <BrowserOnly fallback={<CheckoutContentsSkeleton />}>
        <CheckoutContents />
      </BrowserOnly>
    </StateFrame>
  );
}

import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { CheckoutContents } from "./CheckoutContents";
import { CheckoutContentsSkeleton } from "./CheckoutSkeleton";

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

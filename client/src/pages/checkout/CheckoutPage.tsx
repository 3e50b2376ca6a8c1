import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { StateFrame } from "../../ui/page/StateFrame";
import { CheckoutBoxes } from "./CheckoutSkeleton";
import { CheckoutContents } from "./CheckoutContents";

/** Where the cart becomes an order. */
export function CheckoutPage() {
  return (
    <StateFrame>
      <Head title="Checkout" noIndex />
      <PrivatePage fallback={<CheckoutBoxes />}>
        <CheckoutContents />
      </PrivatePage>
    </StateFrame>
  );
}

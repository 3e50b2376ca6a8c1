import { VisitorPage } from "../../ui/page/VisitorPage";
import { CheckoutContents } from "./CheckoutContents";
import { CheckoutSkeleton } from "./CheckoutSkeleton";

/** /checkout */
export function CheckoutPage() {
  return (
    <VisitorPage title="Checkout" skeleton={<CheckoutSkeleton />}>
      <CheckoutContents />
    </VisitorPage>
  );
}

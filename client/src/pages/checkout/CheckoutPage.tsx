import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { CheckoutBoxes } from "./CheckoutSkeleton";
import { CheckoutContents } from "./CheckoutContents";

/** Where the cart becomes an order. */
export function CheckoutPage() {
  return (
    <Container pb="var(--section)">
      <Head title="Checkout" noIndex />
      <PrivatePage fallback={<CheckoutBoxes />}>
        <CheckoutContents />
      </PrivatePage>
    </Container>
  );
}

import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { ConfirmationBoxes } from "./OrderConfirmationSkeleton";
import { LatestOrder } from "./LatestOrder";

/** The order that this visitor placed last. */
export function OrderConfirmationPage() {
  return (
    <Container pb="var(--section)">
      <Head title="Order confirmation" noIndex />
      <PrivatePage fallback={<ConfirmationBoxes />}>
        <LatestOrder />
      </PrivatePage>
    </Container>
  );
}

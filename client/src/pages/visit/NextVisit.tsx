import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import type { ShownVisit } from "./visit-documents";

const Frame = chakra("div", { base: { display: "grid", gap: "4", justifyItems: "start" } });

/** The way to another visit, where this one is cancelled or over. For an order it is booked on the order's page. */
export function NextVisit({ visit: { state, orderNumber } }: { visit: Pick<ShownVisit, "state" | "orderNumber"> }) {
  if (orderNumber === null)
    return (
      <Frame>
        <OutlineLink to={paths.bookAVisit.href()}>Book another visit</OutlineLink>
      </Frame>
    );
  // A visit without an outcome stands in the way of the next one.
  const isForNothing = state === "CANCELLED" || state === "NOBODY_HOME" || state === "TO_REPEAT";
  return (
    <Frame>
      {isForNothing && <p>As long as your order waits to be measured, you can book another visit on its page.</p>}
      <OutlineLink to={paths.trackOrder.href(orderNumber)}>See your order</OutlineLink>
    </Frame>
  );
}

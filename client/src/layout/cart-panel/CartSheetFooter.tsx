import { chakra } from "@chakra-ui/react";
import { DeliveryProgress } from "../../features/cart/DeliveryProgress";
import type { Cart } from "../../features/cart/useCart";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Price } from "../../ui/Price";

type CartSheetFooterProps = {
  totals: Cart["totals"];
  /** The sums are about to change. */
  busy: boolean;
  onLeave: () => void;
};

const Subtotal = chakra("p", {
  base: {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    mt: "4.5",
    mb: "4",
    fontWeight: "600",
    "& > :last-child": { fontSize: "1.375rem", transition: "opacity", transitionDuration: "quick" },
    "&[aria-busy=true] > :last-child": { opacity: "0.5" },
  },
});

/** Stays in reach of the thumb: what the items come to, and the ways on. */
export function CartSheetFooter({ totals, busy, onLeave }: CartSheetFooterProps) {
  return (
    <>
      <DeliveryProgress totals={totals} />
      <Subtotal role="group" aria-label="Subtotal" aria-busy={busy}>
        <span>Subtotal</span>
        <Price pence={totals.subtotalPence} short />
      </Subtotal>
      <chakra.div display="flex" gap="2">
        <LinkButton variant="line" flex="1" to={paths.cart.href()} onClick={onLeave}>
          View Cart
        </LinkButton>
        <LinkButton flex="1.4" to={paths.checkout.href()} onClick={onLeave}>
          Checkout
        </LinkButton>
      </chakra.div>
    </>
  );
}

import { DeliveryProgress } from "../../features/cart/DeliveryProgress";
import type { Cart } from "../../features/cart/useCart";
import { paths } from "../../lib/paths";
import { discountLabel } from "../../product/totals-rows";
import { LinkButton } from "../../ui/links";
import { Price } from "../../ui/Price";
import { chakra } from "../../ui/theme/chakra";
import { SheetAmount } from "./SheetAmount";

type CartSheetFooterProps = {
  cart: Cart;
  /** The totals are about to change. */
  busy: boolean;
  onLeave: () => void;
};

/** Footer of the panel, always in view: total and links to cart and checkout. */
export function CartSheetFooter({ cart, busy, onLeave }: CartSheetFooterProps) {
  const { totals, promotion } = cart;
  return (
    <>
      <DeliveryProgress totals={totals} />
      <chakra.div mt="4.5" mb="4">
        <SheetAmount large label="Subtotal" busy={busy}>
          <Price pence={totals.subtotalPence} short />
        </SheetAmount>
        {totals.discountPence > 0 && (
          <SheetAmount label={discountLabel(promotion)} busy={busy}>
            <Price pence={-totals.discountPence} short />
          </SheetAmount>
        )}
        <SheetAmount label="Total with delivery and tax" busy={busy}>
          <Price pence={totals.totalPence} short />
        </SheetAmount>
      </chakra.div>
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

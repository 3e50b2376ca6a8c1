import type { Fulfilment } from "@rules/order-choices";
import { DeliveryProgress } from "../../features/cart/DeliveryProgress";
import type { Cart } from "../../features/cart/useCart";
import { paths } from "../../lib/paths";
import { discountLabel } from "../../product/totals-rows";
import { LinkButton, OutlineLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

/** Who measures and fits, in a few words. */
const FITTING: Readonly<Record<Fulfilment, string>> = {
  MEASURE_AND_FIT: "Measured and fitted by us, free of charge",
  MAKE_TO_SIZES: "Made to your sizes, to fit yourself",
};

type CartSheetFooterProps = {
  cart: Cart;
  /** The totals are about to change: they are dimmed. */
  busy: boolean;
  onLeave: () => void;
};

const Amount = chakra("p", {
  base: {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "4",
    textStyle: "small",
    color: "fg.muted",
    "& > :last-child": { transition: "opacity", transitionDuration: "quick" },
    "&[aria-busy=true] > :last-child": { opacity: "0.5" },
    "&:first-of-type": {
      textStyle: "body",
      fontWeight: "600",
      color: "fg",
      "& > :last-child": { fontSize: "1.375rem" },
    },
  },
});

/** Footer of the panel, always in view: total and links to cart and checkout. */
export function CartSheetFooter({ cart, busy, onLeave }: CartSheetFooterProps) {
  const { totals, promotion } = cart;
  const amounts: Record<string, number> = {
    Subtotal: totals.subtotalPence,
    ...(totals.discountPence > 0 && { [discountLabel(promotion)]: -totals.discountPence }),
    ...(totals.includedTaxPence === null
      ? { "Total with delivery and tax": totals.totalPence }
      : { Delivery: totals.deliveryPence, "Total with delivery": totals.totalPence }),
  };
  return (
    <>
      <DeliveryProgress totals={totals} />
      <chakra.div mt="4.5" mb="4">
        {Object.entries(amounts).map(([label, pence]) => (
          <Amount key={label} role="group" aria-label={label} aria-busy={busy}>
            <span>{label}</span>
            <Price pence={pence} short />
          </Amount>
        ))}
        <SmallText>{FITTING[cart.fulfilment]}</SmallText>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <OutlineLink flex="1" to={paths.cart.href()} onClick={onLeave}>
          View Cart
        </OutlineLink>
        <LinkButton flex="1.4" to={paths.checkout.href()} onClick={onLeave}>
          Checkout
        </LinkButton>
      </chakra.div>
    </>
  );
}

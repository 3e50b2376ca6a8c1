import { chakra } from "@chakra-ui/react";
import { BagIcon } from "../../ui/icons";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useCartPanel } from "./cart-context";
import { itemCount } from "./item-count";
import { useCart } from "./useCart";

const Tool = chakra("button", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "target",
    px: { base: "2.5", lg: "3" },
    borderRadius: "control",
    textStyle: "small",
    fontWeight: "500",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
  },
});

/** As wide as two figures while the cart is being read, so that nothing moves when they arrive. */
const BadgePlace = chakra("span", { base: { minW: "6" } });

const Badge = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "5",
    h: "5",
    px: "1",
    borderRadius: "full",
    bg: "fg",
    color: "bg",
    fontSize: "badge",
    fontWeight: "600",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
  },
});

/** Opens the cart panel and says how much is in it. */
export function CartButton() {
  const { cart } = useCart();
  const { isOpen, open } = useCartPanel();
  const count = cart?.count ?? 0;
  return (
    <Tool type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <VisuallyHidden>{cart ? `Cart, ${itemCount(count)}` : "Cart"}</VisuallyHidden>
      <BagIcon />
      <chakra.span display={{ base: "none", lg: "inline" }} aria-hidden>
        Cart
      </chakra.span>
      <BadgePlace aria-hidden>{count > 0 && <Badge>{count}</Badge>}</BadgePlace>
    </Tool>
  );
}

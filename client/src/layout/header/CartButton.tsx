import { useCartPanel } from "../../features/cart/cart-context";
import { useCart } from "../../features/cart/useCart";
import { counted } from "../../lib/counted";
import { CountedIcon } from "../../ui/CountBadge";
import { BagIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { headerToolStyle } from "./header-tool-style";

const Tool = chakra("button", { base: headerToolStyle });

/** Opens the cart panel and shows the number of items. */
export function CartButton() {
  const { cart } = useCart();
  const { isOpen, open } = useCartPanel();
  const count = cart?.count ?? 0;
  return (
    <Tool type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <VisuallyHidden>{cart ? `Cart, ${counted(count, "item")}` : "Cart"}</VisuallyHidden>
      <CountedIcon count={count}>
        <BagIcon />
      </CountedIcon>
      <chakra.span display={{ base: "none", lg: "inline" }} aria-hidden>
        Cart
      </chakra.span>
    </Tool>
  );
}

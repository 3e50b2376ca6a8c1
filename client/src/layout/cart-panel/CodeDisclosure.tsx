import { useState } from "react";
import { PromotionCode } from "../../features/cart/PromotionCode";
import type { Cart } from "../../features/cart/useCart";
import { Button } from "../../ui/Button";
import { chakra } from "../../ui/theme/chakra";

/** A promotion code in the panel: a link until there is one, or the shopper wants to enter one. */
export function CodeDisclosure({ cart }: { cart: Cart }) {
  const [isOpen, setIsOpen] = useState(false);
  const isEntered = Boolean(cart.promotion?.code) || cart.promotionNotice !== null;
  // It stays after the code was removed: the focus is in it.
  if (isEntered && !isOpen) setIsOpen(true);
  return (
    <chakra.div borderTopWidth="1px" py="3">
      {isOpen ? (
        <PromotionCode cart={cart} takesFocus={isOpen} />
      ) : (
        <Button variant="link" fontSize="small" onClick={() => setIsOpen(true)}>
          Enter a promotion code
        </Button>
      )}
    </chakra.div>
  );
}

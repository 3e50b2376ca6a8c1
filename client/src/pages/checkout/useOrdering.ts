import { useMutation } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CheckoutForm } from "@rules/checkout-form";
import type { CartSync } from "../../features/cart/cart-sync";
import { paths } from "../../lib/paths";
import type { Schedule } from "../../lib/serial-queue";
import { notify } from "../../ui/toast/notify";
import { forgetDraft } from "./form/checkout-draft";
import type { ShownCart } from "./order/cart-changes";
import { attemptFor, forgetAttempts, openAttempts, type OrderAttempt } from "./order/order-attempts";
import { refusalOf, type OrderRefusal } from "./order/order-refusal";
import { orderInput, PLACE_ORDER } from "./order/place-order";
import type { CheckoutLine } from "./summary/checkout-line";

type OrderedCart = {
  version: number;
  lines: readonly { id: string; quantity: number }[];
  checkoutTotals: { totalPence: number };
  makingFingerprint: string;
};

/**
 * Places an order once, after the pending changes of the cart: a second press during the request does nothing, and a retry uses the same key. After success it
 * shows a notice and the order.
 */
export function useOrdering<Cart extends OrderedCart>(schedule: Schedule, settledVersion: CartSync["settledVersion"]) {
  const [placeOrder] = useMutation(PLACE_ORDER, { context: { schedule } });
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [sentCart, setSentCart] = useState<Cart>();
  const [refusal, setRefusal] = useState<{ reason: OrderRefusal; shown: ShownCart }>();

  const send = useCallback(
    ({ input, key }: OrderAttempt) => placeOrder({ variables: { input: { ...input, idempotencyKey: key } } }),
    [placeOrder],
  );

  const showOrder = useCallback(() => {
    forgetDraft();
    forgetAttempts();
    notify({
      title: "Order Placed Successfully",
      description: "Your order has been placed and will be processed shortly.",
      // The confirmation that follows has a notice of its own.
      isToBeRead: true,
    });
    void navigate(paths.orderConfirmation.href(), { replace: true });
  }, [navigate]);

  /**
   * Whether an order without an answer was placed. Only called with an empty cart, when sending again returns that
   * order but can't place another.
   */
  const findLostOrder = useCallback(async (): Promise<boolean> => {
    for (const attempt of openAttempts()) {
      try {
        await send(attempt);
        return true;
      } catch (error) {
        if (!refusalOf(error)) return false;
      }
    }
    forgetAttempts();
    return false;
  }, [send]);

  const place = async (
    form: CheckoutForm,
    cart: Cart,
    lines: readonly CheckoutLine[],
  ): Promise<OrderRefusal | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setSentCart(cart);
    setRefusal(undefined);
    try {
      // A choice made or a note left just before is part of the order.
      const version = (await settledVersion()) ?? cart.version;
      await send(attemptFor(orderInput(form, { ...cart, version }), cart.lines));
      showOrder();
      return undefined;
    } catch (error) {
      const refused = refusalOf(error);
      if (refused?.code === "CART_EMPTY" && (await findLostOrder())) {
        showOrder();
        return undefined;
      }
      if (!refused) {
        notify({
          kind: "failure",
          title: "Error",
          description: "There was an error processing your order. Please try again.",
        });
      }
      isSending.current = false;
      setSentCart(undefined);
      setRefusal(refused && { reason: refused, shown: { lines, totalPence: cart.checkoutTotals.totalPence } });
      return refused;
    }
  };

  return {
    /** Sends the order. Resolves to the server's refusal; to undefined after success and other failures. */
    place,
    findLostOrder,
    showOrder,
    /** The cart being ordered; shown while the server empties the real one. */
    sentCart,
    /** Why the server refused the last order, and the cart that was shown then. */
    refusal,
  };
}

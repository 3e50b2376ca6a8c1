import { formatPounds } from "@rules/money";
import { type ReactNode, useEffect, useRef } from "react";
import { NoticeFrame } from "../../ui/form/FormNotice";
import { AlertIcon } from "../../ui/icons";
import type { OrderRefusal } from "./order-refusal";
import { chakra } from "../../ui/theme/chakra";

/** Title and sentence; nothing where the fields themselves say what is wrong. */
function wordsOf(refusal: OrderRefusal): { title: string; sentence: ReactNode } | undefined {
  switch (refusal.code) {
    case "PRICE_CHANGED": {
      const total = formatPounds(refusal.totalPence);
      return {
        title: `The total is now ${total}`,
        sentence: `You saw ${formatPounds(refusal.expectedTotalPence)}, so nothing has been ordered yet. Press Place Order again to order for ${total}.`,
      };
    }
    case "CART_EMPTY":
      return {
        title: "Your basket has expired",
        sentence:
          "We no longer hold what you had chosen, and nothing has been ordered. What you typed here is kept while you choose again.",
      };
    case "PRODUCT_UNAVAILABLE":
      return {
        title: "Something in your cart is no longer made",
        sentence:
          "Nothing has been ordered yet. Please go back to your cart and remove it, then place the order again.",
      };
    case "BAD_USER_INPUT":
      return undefined;
  }
}

/** Beside the button: why the shop has not placed the order, and what to do. Read aloud when it appears. */
export function OrderNotice({ refusal }: { refusal: OrderRefusal | undefined }) {
  const words = refusal && wordsOf(refusal);
  const region = useRef<HTMLDivElement>(null);
  // The button is gone then, and the focus with it.
  useEffect(() => {
    if (refusal?.code === "CART_EMPTY") region.current?.focus();
  }, [refusal]);
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {words && (
        <NoticeFrame mt="6">
          <AlertIcon />
          <div>
            <chakra.b display="block" fontSize="body">
              {words.title}
            </chakra.b>
            <p>{words.sentence}</p>
          </div>
        </NoticeFrame>
      )}
    </div>
  );
}

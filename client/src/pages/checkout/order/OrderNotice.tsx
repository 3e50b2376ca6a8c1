import { useEffect, useRef } from "react";
import { formatPounds } from "@rules/money";
import { NoticeFrame } from "../../../ui/form/FormNotice";
import { AlertIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import type { OrderRefusal } from "./order-refusal";
import { useOrderWords } from "./use-order-words";

type Words = { title: string; sentence: string; changes?: readonly string[] };

/** Undefined for errors that are shown at the fields. */
function wordsOf(
  refusal: OrderRefusal,
  shownPence: number | undefined,
  changes: readonly string[],
  button: string,
): Words | undefined {
  switch (refusal.code) {
    case "PRICE_CHANGED": {
      const total = formatPounds(refusal.totalPence);
      return {
        title: `The total is now ${total}`,
        sentence: `You saw ${formatPounds(shownPence ?? 0)}, so nothing has been ordered yet. Press ${button} again to order for ${total}.`,
      };
    }
    case "CONFLICT":
      return {
        title: "Your cart has changed",
        sentence:
          changes.length > 0
            ? `It was changed in another window or on another device, so nothing has been ordered yet. Please check what is different, then press ${button} again.`
            : `It was changed in another window or on another device, so nothing has been ordered yet. It holds the same again: press ${button} once more.`,
        changes,
      };
    case "MAKING_CHANGED":
      return {
        title: "What we make has changed",
        sentence: `Something in your cart would now be made in another size, to another tolerance or with other options than you saw, so nothing has been ordered yet. Please check your sizes again, then press ${button} once more.`,
      };
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

const Changes = chakra("ul", {
  base: { mt: "2.5", pl: "4.5", listStyleType: "disc", "& > li + li": { mt: "1" }, overflowWrap: "anywhere" },
});

type OrderNoticeProps = {
  refusal: OrderRefusal | undefined;
  /** The total that was shown. */
  shownPence: number | undefined;
  /** Changes of the cart since it was shown, a sentence each. */
  changes: readonly string[];
};

/** Why the order was not placed and what to do; a live region. */
export function OrderNotice({ refusal, shownPence, changes }: OrderNoticeProps) {
  const { button } = useOrderWords();
  const words = refusal && wordsOf(refusal, shownPence, changes, button);
  const region = useRef<HTMLDivElement>(null);
  // The focused button is gone then.
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
            {words.changes && words.changes.length > 0 && (
              <Changes aria-label="What is different">
                {words.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </Changes>
            )}
          </div>
        </NoticeFrame>
      )}
    </div>
  );
}

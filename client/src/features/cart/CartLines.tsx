import { chakra } from "@chakra-ui/react";
import { CartLineRow } from "./CartLineRow";
import type { Cart } from "./useCart";

type CartLinesProps = {
  lines: Cart["lines"];
  compact?: boolean;
  /** A line is out of the cart, and with it the button that had the focus. */
  onFocusLost: () => void;
};

/** The lines of the cart, in the order in which they were added. */
export function CartLines({ lines, compact = false, onFocusLost }: CartLinesProps) {
  return (
    <chakra.ul listStyleType="none" aria-label="Items in your cart">
      {lines.map((line) => (
        <CartLineRow key={line.id} line={line} compact={compact} onFocusLost={onFocusLost} />
      ))}
    </chakra.ul>
  );
}

import { chakra } from "../../ui/theme/chakra";
import { useRemoval } from "./cart-context";
import { CartLineRow } from "./CartLineRow";
import { RemovedRow } from "./RemovedRow";
import type { Cart } from "./useCart";

type CartLinesProps = {
  lines: Cart["lines"];
  compact?: boolean;
  /** Called when the focused element is removed. */
  onFocusLost: () => void;
};

/** The lines of the cart in the order of addition, with Undo in the place of the last removed one. */
export function CartLines({ lines, compact = false, onFocusLost }: CartLinesProps) {
  const { removed } = useRemoval();
  const rows = lines.map((line, index) => (
    <CartLineRow key={line.id} line={line} index={index} compact={compact} onFocusLost={onFocusLost} />
  ));
  // The row is shown until the cart no longer has it.
  if (removed && !lines.some(({ id }) => id === removed.id)) {
    rows.splice(
      removed.index,
      0,
      <chakra.li key={`${removed.id} removed`}>
        <RemovedRow line={removed} compact={compact} onFocusLost={onFocusLost} />
      </chakra.li>,
    );
  }
  if (rows.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label="Items in your cart">
      {rows}
    </chakra.ul>
  );
}

import { useEffect, useEffectEvent, useRef } from "react";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { UndoRow } from "../../ui/UndoRow";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { wishlistStore } from "../wishlist/wishlist-store";
import { useCartPanel, useRemoval, type Removed } from "./cart-context";
import { CartLineRow } from "./CartLineRow";
import { useAddToCart } from "./useAddToCart";
import type { Cart } from "./useCart";
import { usePromotionCode } from "./usePromotionCode";

type RemovedRowProps = {
  removed: Removed;
  /** In the panel. */
  compact: boolean;
  /** Called when the lines are restored, which removes the focused button. */
  onFocusLost: () => void;
};

/** Undo for removed lines, with their sizes, choices and quantities. It takes the focus when it appears. */
function RemovedRow({ removed, compact, onFocusLost }: RemovedRowProps) {
  const { add, isAdding } = useAddToCart({ failureTitle: "Item not put back", onAdded: onFocusLost });
  const { apply } = usePromotionCode();
  const { takeFocus } = useRemoval();
  const { isOpen } = useCartPanel();
  const undo = useRef<HTMLButtonElement>(null);
  const focusIfDue = useEffectEvent(() => {
    const isOnTop = compact || !isOpen;
    if (isOnTop && takeFocus()) undo.current?.focus();
  });
  useEffect(() => focusIfDue(), [removed]);
  const { name, moved, quote } = removed;
  const putBack = async () => {
    if (!(await add(...removed.lines))) return;
    if (moved && !moved.wasSaved) wishlistStore.remove(moved.productId);
    if (removed.code) await apply(removed.code);
  };

  return (
    <UndoRow my="3">
      <p>
        <b>{name}</b> {moved ? "moved to your wishlist" : "removed"}
        {quote !== undefined && (
          <>
            . Undo puts back today’s prices; for those of your quote, order{" "}
            <TextLink to={paths.quote.href(quote)}>quote {quote}</TextLink> again.
          </>
        )}
      </p>
      <Button ref={undo} variant="link" fontSize="small" busy={isAdding} onClick={() => void putBack()}>
        Undo
        <VisuallyHidden>{` ${moved ? "moving" : "removing"} ${name}`}</VisuallyHidden>
      </Button>
    </UndoRow>
  );
}

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
  if (removed && !lines.some(({ id }) => removed.ids.includes(id))) {
    rows.splice(
      removed.index,
      0,
      <chakra.li key={`${removed.ids.join()} removed`}>
        <RemovedRow removed={removed} compact={compact} onFocusLost={onFocusLost} />
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

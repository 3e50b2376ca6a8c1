import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../ui/Button";
import { UndoRow } from "../../ui/UndoRow";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useCartPanel, useRemoval, type RemovedLine } from "./cart-context";
import { useAddToCart } from "./useAddToCart";

type RemovedRowProps = {
  line: RemovedLine;
  /** In the panel. */
  compact: boolean;
  /** Called when the line is restored, which removes the focused button. */
  onFocusLost: () => void;
};

/** Undo for a removed line, with its size, choices and quantity. It takes the focus when it appears. */
export function RemovedRow({ line, compact, onFocusLost }: RemovedRowProps) {
  const { add, isAdding } = useAddToCart({ failureTitle: "Item not put back", onAdded: onFocusLost });
  const { takeFocus } = useRemoval();
  const { isOpen } = useCartPanel();
  const undo = useRef<HTMLButtonElement>(null);
  const focusIfDue = useEffectEvent(() => {
    const isOnTop = compact || !isOpen;
    if (isOnTop && takeFocus()) undo.current?.focus();
  });
  useEffect(() => focusIfDue(), [line]);

  return (
    <UndoRow my="3">
      <p>
        <b>{line.name}</b> removed
      </p>
      <Button ref={undo} variant="link" fontSize="small" busy={isAdding} onClick={() => void add(line.line)}>
        Undo
        <VisuallyHidden>{` removing ${line.name}`}</VisuallyHidden>
      </Button>
    </UndoRow>
  );
}

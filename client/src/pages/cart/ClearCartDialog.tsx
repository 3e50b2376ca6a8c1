import type { Cart } from "../../features/cart/useCart";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { useClearCart } from "./useClearCart";

type ClearCartDialogProps = {
  open: boolean;
  cart: Pick<Cart, "lines" | "count" | "promotion" | "heldQuote">;
  onClose: () => void;
  /** Called after clearing where nothing else takes the focus. */
  onFocusLost: () => void;
};

/** Side by side; on phones as wide as the dialog. */
const WIDTH = { base: "1", md: "none" };

/** Asks before clearing the cart, because sizes are slow to measure again. A second press of the same key keeps the items. */
export function ClearCartDialog({ open, cart, onClose, onFocusLost }: ClearCartDialogProps) {
  const { clear, isClearing } = useClearCart(cart);

  const handleClear = async () => {
    const hasUndo = await clear();
    onClose();
    if (hasUndo === false) onFocusLost();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Clear your cart?"
      footer={
        <>
          <Button flex={WIDTH} busy={isClearing} busyText="Clearing..." onClick={() => void handleClear()}>
            Clear Cart
          </Button>
          <Button data-autofocus flex={WIDTH} variant="soft" onClick={onClose}>
            Keep my items
          </Button>
        </>
      }
    >
      {cart.count === 1
        ? "This removes a made-to-measure item and its size."
        : `This removes ${cart.count} made-to-measure items and their sizes.`}{" "}
      You can undo it until you leave the page.
    </Dialog>
  );
}

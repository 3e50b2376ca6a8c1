import { useMutation } from "@apollo/client/react";
import { useCartChange, useRemoval } from "../../features/cart/cart-context";
import { graphql } from "../../gql";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { tellFailure } from "../../ui/toast/tell-failure";

const CLEAR_CART = graphql(`
  mutation ClearCart {
    clearCart {
      cart {
        ...Cart_cart
      }
    }
  }
`);

type ClearCartDialogProps = {
  open: boolean;
  /** Number of items in the cart. */
  count: number;
  onClose: () => void;
  onCleared: () => void;
};

/** Side by side; on phones as wide as the dialog. */
const WIDTH = { base: "1", md: "none" };

/** Asks before clearing the cart, because sizes are slow to measure again. */
export function ClearCartDialog({ open, count, onClose, onCleared }: ClearCartDialogProps) {
  const [clearCart, { loading }] = useMutation(CLEAR_CART, { context: { schedule: useCartChange() } });
  const { forget } = useRemoval();

  const handleClear = async () => {
    const isCleared = await tellFailure(clearCart(), "Cart not cleared");
    onClose();
    if (!isCleared) return;
    forget();
    onCleared();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Clear your cart?"
      footer={
        <>
          <Button flex={WIDTH} busy={loading} busyText="Clearing..." onClick={() => void handleClear()}>
            Clear Cart
          </Button>
          <Button flex={WIDTH} variant="soft" onClick={onClose}>
            Keep my items
          </Button>
        </>
      }
    >
      {count === 1
        ? "This removes a made-to-measure item and its size."
        : `This removes ${count} made-to-measure items and their sizes.`}{" "}
      It cannot be undone.
    </Dialog>
  );
}

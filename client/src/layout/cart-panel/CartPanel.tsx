import { useCartPanel } from "../../features/cart/cart-context";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";

const loadSheet = async () => (await import("./CartSheet")).CartSheet;

/** The cart as a drawer. Its code is loaded when it is first opened. */
export function CartPanel() {
  const { isOpen, close } = useCartPanel();
  return <LoadedOverlay load={loadSheet} with={{ open: isOpen, onClose: close }} />;
}

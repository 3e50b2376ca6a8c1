import { useCartConnection } from "./cart-context";
import { tellFailure } from "../../ui/toast/tell-failure";

/**
 * Sets how many of a line are wanted, going by the quantity that its row shows. It shows at once; a number that can't be
 * ordered is ignored, a failure is told.
 */
export function useSetQuantity(): (line: { id: string; quantity: number }, quantity: number) => void {
  const { quantities } = useCartConnection();
  return (line, quantity) => void tellFailure(quantities.set(line, quantity), "Quantity not changed");
}

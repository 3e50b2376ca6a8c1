import { MOST_SAVED } from "../../lib/saved-ids";
import { notify } from "../../ui/toast/notify";
import { wishlistStore } from "./wishlist-store";

/** Saves a product. False where the wishlist is full, which a notice says. */
export function saveToWishlist(id: string): boolean {
  if (wishlistStore.save(id)) return true;
  notify({
    title: "Your wishlist is full",
    description: `It holds ${MOST_SAVED} products. Remove one to save another.`,
    kind: "failure",
  });
  return false;
}

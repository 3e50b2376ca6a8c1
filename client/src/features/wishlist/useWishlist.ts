import { useStore } from "../../lib/store";
import { wishlistStore } from "./wishlist-store";

/**
 * The products that this visitor has saved in this browser, the one saved last first; every tab of it shows the same. None on the
 * server and while hydrating.
 */
export function useWishlist() {
  const ids = useStore(wishlistStore);
  const { remove, putBack } = wishlistStore;
  return { ids, has: (id: string) => ids.includes(id), remove, putBack };
}

export type Wishlist = ReturnType<typeof useWishlist>;

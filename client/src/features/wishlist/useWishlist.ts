import { useStore } from "../../lib/store";
import { wishlistStore } from "./wishlist-store";

export type Wishlist = {
  /** Ids of the saved products, the one saved last first. Empty on the server and while hydrating. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** False where the list is full, and then nothing changes. */
  readonly save: (id: string) => boolean;
  readonly remove: (...ids: readonly string[]) => void;
  /** Undoes a removal: the product returns to its former index. */
  readonly putBack: (id: string, place: number) => void;
};

/** The products that this visitor has saved in this browser; every tab of it shows the same. */
export function useWishlist(): Wishlist {
  const ids = useStore(wishlistStore);
  const { save, remove, putBack } = wishlistStore;
  return { ids, has: (id) => ids.includes(id), save, remove, putBack };
}

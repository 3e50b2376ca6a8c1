import { useWishlist } from "../../product/wishlist/useWishlist";
import { EmptyWishlist } from "./EmptyWishlist";
import { SavedList } from "./SavedList";
import { useAskedIds } from "./useAskedIds";

/** The saved products, or the word that there are none. Only in the browser, for the server knows of nobody's. */
export function SavedProducts() {
  const { ids } = useWishlist();
  const asked = useAskedIds(ids);
  return asked.length === 0 ? <EmptyWishlist /> : <SavedList asked={asked} />;
}

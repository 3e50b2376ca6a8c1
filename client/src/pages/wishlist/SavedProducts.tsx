import { useWishlist } from "../../features/wishlist/useWishlist";
import { EmptyWishlist } from "./EmptyWishlist";
import { SavedList } from "./SavedList";
import { useAskedIds } from "./useAskedIds";

/** The saved products or an empty state. Rendered in the browser only: the server does not know the list. */
export function SavedProducts() {
  const { ids } = useWishlist();
  const asked = useAskedIds(ids);
  return asked.length === 0 ? <EmptyWishlist /> : <SavedList asked={asked} />;
}

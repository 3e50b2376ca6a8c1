import { useWishlist } from "../../features/wishlist/useWishlist";
import { EmptyWishlist } from "./EmptyWishlist";
import { SavedList } from "./SavedList";
import { useRequestedIds } from "./useRequestedIds";

/** The saved products or an empty state. Rendered in the browser only: the server does not know the list. */
export function SavedProducts() {
  const { ids } = useWishlist();
  const asked = useRequestedIds(ids);
  return asked.length === 0 ? <EmptyWishlist /> : <SavedList asked={asked} />;
}

import { useState } from "react";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { EmptyWishlist } from "./EmptyWishlist";
import { SavedList } from "./SavedList";
import { WishlistHead } from "./WishlistHead";
import { WishlistSkeleton } from "./WishlistSkeleton";

/**
 * The ids of the query: all that were saved since the page was opened. Removed ones stay, so that a removal needs no
 * request and can be undone.
 */
function useRequestedIds(saved: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(saved);
  if (saved.every((id) => asked.includes(id))) return asked;
  setAsked(saved);
  return saved;
}

/** The saved products or an empty state. Rendered in the browser only: the server does not know the list. */
function SavedProducts() {
  const { ids } = useWishlist();
  const asked = useRequestedIds(ids);
  return asked.length === 0 ? <EmptyWishlist /> : <SavedList asked={asked} />;
}

/** /wishlist: products saved in this browser or in the account. */
export function WishlistPage() {
  return (
    <VisitorPage title="Wishlist" skeleton={<WishlistSkeleton />}>
      <WishlistHead />
      <SavedProducts />
    </VisitorPage>
  );
}

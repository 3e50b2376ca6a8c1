import { VisitorPage } from "../../ui/page/VisitorPage";
import { SavedProducts } from "./SavedProducts";
import { WishlistHead } from "./WishlistHead";
import { WishlistSkeleton } from "./WishlistSkeleton";

/** /wishlist: products saved in this browser or in the account. */
export function WishlistPage() {
  return (
    <VisitorPage title="Wishlist" skeleton={<WishlistSkeleton />}>
      <WishlistHead />
      <SavedProducts />
    </VisitorPage>
  );
}

import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { SavedProducts } from "./SavedProducts";
import { WishlistHead } from "./WishlistHead";
import { SavedProductsSkeleton } from "./WishlistSkeleton";

/** /wishlist: products saved in this browser or in the account. */
export function WishlistPage() {
  return (
    <StateFrame>
      <Head title="Wishlist" noIndex />
      <WishlistHead />
      <BrowserOnly fallback={<SavedProductsSkeleton />}>
        <SavedProducts />
      </BrowserOnly>
    </StateFrame>
  );
}

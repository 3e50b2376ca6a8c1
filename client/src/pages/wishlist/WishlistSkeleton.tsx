import { ProductCardSkeleton } from "../../features/catalogue/ProductCardSkeleton";
import { ProductGrid } from "../../features/catalogue/ProductGrid";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { WishlistHead } from "./WishlistHead";

const CARDS = [0, 1, 2, 3];

/** Skeleton of the saved products. */
export function SavedProductsSkeleton() {
  return (
    <LoadingFrame>
      <Skeleton h="5" w="40" my="3" mb="9" />
      <ProductGrid as="div">
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </ProductGrid>
    </LoadingFrame>
  );
}

/** Shown while the page's code loads. */
export function WishlistSkeleton() {
  return (
    <StateFrame>
      <WishlistHead />
      <SavedProductsSkeleton />
    </StateFrame>
  );
}

import { ProductCardSkeleton } from "../../features/catalogue/ProductCardSkeleton";
import { ProductGrid } from "../../features/catalogue/ProductGrid";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { WishlistHead } from "./WishlistHead";

const CARDS = [0, 1, 2, 3];

/** The boxes of saved products. */
export function WishlistBoxes() {
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

/** The boxes of the whole page. */
export function WishlistSkeleton() {
  return (
    <StateFrame>
      <WishlistHead />
      <WishlistBoxes />
    </StateFrame>
  );
}

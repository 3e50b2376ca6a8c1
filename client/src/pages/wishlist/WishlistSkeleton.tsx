import { ProductCardSkeleton } from "../../features/catalogue/ProductCardSkeleton";
import { ProductGrid } from "../../features/catalogue/ProductGrid";
import { Skeleton } from "../../ui/Skeleton";
import { WishlistHead } from "./WishlistHead";

const CARDS = [0, 1, 2, 3];

/** Skeleton of the saved products. */
export function WishlistSkeleton() {
  return (
    <>
      <WishlistHead />
      <Skeleton h="5" w="40" my="3" mb="9" />
      <ProductGrid as="div">
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </ProductGrid>
    </>
  );
}

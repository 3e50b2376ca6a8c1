import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { ProductCard } from "../../features/catalogue/ProductCard";
import { ProductGrid } from "../../features/catalogue/ProductGrid";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { Button } from "../../ui/Button";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { EmptyWishlist } from "./EmptyWishlist";
import { useRemovals } from "./useRemovals";

const WISHLIST = graphql(`
  query Wishlist($ids: [ID!]!) {
    productsByIds(ids: $ids) {
      id
      name
      ...ProductCard_product
    }
  }
`);

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "6", minH: "target", mb: "6" },
});

/** Cards of the saved products, with undo for the last removal. */
export function SavedList({ asked }: { asked: readonly string[] }) {
  const wishlist = useWishlist();
  const { ids, remove } = wishlist;
  const { data } = useSuspenseQuery(WISHLIST, { variables: { ids: [...asked] } });
  const products = data.productsByIds;
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const gone = asked.filter((id) => products.every((product) => product.id !== id));
  const { list, undoButton, removed, undo } = useRemovals(products, wishlist);

  // Withdrawn products have no card; this page says so once and drops them.
  useEffect(() => {
    if (gone.some((id) => ids.includes(id))) remove(...gone);
  });

  return (
    <>
      <Line>
        <p role="status">
          {removed === undefined
            ? countOf(shown.length)
            : `${removed.name} removed, ${shown.length === 0 ? "none" : countOf(shown.length)} left.`}
        </p>
        {removed !== undefined && (
          <Button variant="link" ref={undoButton} onClick={undo}>
            Undo
          </Button>
        )}
        {gone.length > 0 && (
          <chakra.p w="full" color="fg.muted">
            {gone.length === 1
              ? "One product that you saved is no longer made and has left this list."
              : `${gone.length} products that you saved are no longer made and have left this list.`}
          </chakra.p>
        )}
      </Line>
      {shown.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <>
          <VisuallyHidden as="h2">Saved products</VisuallyHidden>
          <ProductGrid ref={list}>
            {shown.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} eager={index < 4} />
              </li>
            ))}
          </ProductGrid>
        </>
      )}
    </>
  );
}

const countOf = (count: number) => (count === 0 ? "No products" : counted(count, "product"));

import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ProductCard } from "../../features/catalogue/ProductCard";
import { ProductGrid } from "../../features/catalogue/ProductGrid";
import { useWishlist, type Wishlist } from "../../features/wishlist/useWishlist";
import { graphql } from "../../gql";
import { counted } from "../../lib/counted";
import { Button } from "../../ui/Button";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { EmptyWishlist } from "./EmptyWishlist";

type Saved = { readonly id: string; readonly name: string };

/**
 * The last removed product, with undo. The pressed button is gone with its card, so the focus goes to the card in its
 * place, or to Undo if none is left.
 */
function useRemovals<Product extends Saved>(products: readonly Product[], { ids, putBack }: Wishlist) {
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [known, setKnown] = useState(ids);
  const [removal, setRemoval] = useState<{ product: Product; place: number }>();
  /** Index of the last removal or undo. */
  const [changed, setChanged] = useState<{ place: number }>();

  if (known !== ids) {
    setKnown(ids);
    const place = known.findIndex((id) => !ids.includes(id));
    const product = products.find(({ id }) => id === known[place]);
    setRemoval(product && { product, place });
    if (product) setChanged({ place });
  }

  useLayoutEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    const cards = list.current?.children ?? [];
    const card = cards[Math.min(changed.place, cards.length - 1)];
    (card?.querySelector("button") ?? undoButton.current)?.focus({ preventScroll: true });
  }, [changed]);

  return {
    list,
    undoButton,
    removed: removal?.product,
    undo: () => {
      if (!removal) return;
      putBack(removal.product.id, removal.place);
      setChanged({ place: removal.place });
    },
  };
}

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

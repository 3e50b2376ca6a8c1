import { useSuspenseQuery } from "@apollo/client/react";
import { useLayoutEffect, useRef, useState } from "react";
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
  const [removal, setRemoval] = useState<{ product: Product; place: number; card: number }>();
  /** Index among the cards of the last removal or undo: ids of products off sale have none. */
  const [changed, setChanged] = useState<{ card: number }>();

  if (known !== ids) {
    setKnown(ids);
    const place = known.findIndex((id) => !ids.includes(id));
    const product = products.find(({ id }) => id === known[place]);
    const card = known.slice(0, place).filter((before) => products.some(({ id }) => id === before)).length;
    setRemoval(product && { product, place, card });
    if (place >= 0) setChanged({ card });
  }

  useLayoutEffect(() => {
    if (!changed || document.activeElement !== document.body) return;
    const cards = list.current?.children ?? [];
    const card = cards[Math.min(changed.card, cards.length - 1)];
    (card?.querySelector("button") ?? undoButton.current)?.focus({ preventScroll: true });
  }, [changed]);

  return {
    list,
    undoButton,
    removed: removal?.product,
    undo: () => {
      if (!removal) return;
      putBack(removal.product.id, removal.place);
      setChanged({ card: removal.card });
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

/** Cards of the saved products, with undo for the last removal. Products off sale have no card; they stay saved until their button is pressed, since they may be sold again. */
export function SavedList({ asked }: { asked: readonly string[] }) {
  const wishlist = useWishlist();
  const { ids } = wishlist;
  const { data } = useSuspenseQuery(WISHLIST, { variables: { ids: [...asked] } });
  const products = data.productsByIds;
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const offSale = ids.filter((id) => !products.some((product) => product.id === id));
  const { list, undoButton, removed, undo } = useRemovals(products, wishlist);

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
        {offSale.length > 0 && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" w="full" color="fg.muted">
            <p>
              {offSale.length === 1
                ? "One product that you saved is not sold at the moment."
                : `${offSale.length} products that you saved are not sold at the moment.`}
            </p>
            <Button variant="link" onClick={() => offSale.forEach((id) => wishlist.remove(id))}>
              {offSale.length === 1 ? "Take it off the list" : "Take them off the list"}
            </Button>
          </chakra.div>
        )}
      </Line>
      {shown.length === 0 ? (
        <EmptyWishlist title={offSale.length > 0 ? "Nothing to show at the moment" : undefined} />
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

import { useLayoutEffect, useRef, useState } from "react";
import type { Wishlist } from "../../features/wishlist/useWishlist";

type Saved = { readonly id: string; readonly name: string };

/**
 * The last removed product, with undo. The pressed button is gone with its card, so the focus goes to the card in its
 * place, or to Undo if none is left.
 */
export function useRemovals<Product extends Saved>(products: readonly Product[], { ids, putBack }: Wishlist) {
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

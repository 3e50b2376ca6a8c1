import { CartProvider } from "../features/cart/CartProvider";
import { TrackOrderPage } from "../pages/track-order/TrackOrderPage";
import { EMPTY_CART } from "./order-desk";
import { renderInShop } from "./render-in-shop";
import { schemaLink } from "./schema-link";

/** Renders the page on which orders are looked up, with an empty cart. `root` answers everything else. */
export const renderTracking = (root: object, path?: Parameters<typeof renderInShop>[2]) =>
  renderInShop(
    <CartProvider>
      <TrackOrderPage />
    </CartProvider>,
    schemaLink({ cart: () => EMPTY_CART, ...root }),
    path,
  );

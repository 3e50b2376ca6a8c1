import { Route, Routes } from "react-router-dom";
import { vi } from "vitest";
import { CartProvider } from "../features/cart/CartProvider";
import { paths } from "../lib/paths";
import { ProductPage } from "../pages/product/ProductPage";
import { ProductShop } from "./product-shop";
import { renderInShop } from "./render-in-shop";

/** Sees everything at once, so that the bar for phones stands back, or nothing, so that it stands. */
const observerSeeing = (isIntersecting: boolean) =>
  class {
    constructor(private readonly tell: (sightings: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting }]);
    }
    disconnect() {}
  };

/** The page of a product in a browser that has kept nothing yet. */
export async function openProduct(
  url = "/products/wooden-blinds",
  shop = new ProductShop(),
  { isAddInView = true } = {},
): Promise<ProductShop> {
  vi.stubGlobal("IntersectionObserver", observerSeeing(isAddInView));
  window.history.replaceState(null, "", url);
  const page = (
    <CartProvider>
      <Routes>
        <Route path={paths.product.pattern} element={<ProductPage />} />
      </Routes>
    </CartProvider>
  );
  await renderInShop(page, shop.link, url);
  return shop;
}

import type { ReactNode } from "react";
import { parsePath, Route, Routes } from "react-router-dom";
import { vi } from "vitest";
import { CartProvider } from "../features/cart/CartProvider";
import { paths } from "../lib/paths";
import { ProductPage } from "../pages/product/ProductPage";
import { ProductShop } from "./product-shop";
import { renderInShop } from "./render-in-shop";

/** An IntersectionObserver that reports everything as visible, which hides the purchase bar, or nothing. */
const observerSeeing = (isIntersecting: boolean) =>
  class {
    constructor(private readonly tell: (sightings: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting }]);
    }
    disconnect() {}
  };

/** Opens the page of a product, by a link with this state of the router, with `beside` below it in the same router. */
export async function openProduct(
  url = "/products/wooden-blinds",
  shop = new ProductShop(),
  { isAddInView = true, beside = null as ReactNode, state = null as object | null } = {},
): Promise<ProductShop> {
  vi.stubGlobal("IntersectionObserver", observerSeeing(isAddInView));
  window.history.replaceState(null, "", url);
  const page = (
    <CartProvider>
      <Routes>
        <Route path={paths.product.pattern} element={<ProductPage />} />
      </Routes>
      {beside}
    </CartProvider>
  );
  await renderInShop(page, shop.link, { ...parsePath(url), state });
  return shop;
}

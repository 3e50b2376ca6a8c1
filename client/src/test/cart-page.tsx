import { screen, within } from "@testing-library/react";
import { CartProvider } from "../features/cart/CartProvider";
import { CartPage } from "../pages/cart/CartPage";
import type { CartShop } from "./cart-shop";
import { renderInShop } from "./render-in-shop";

/** Opens the cart page with the cart of `shop`. */
export const openCart = (shop: CartShop) =>
  renderInShop(
    <CartProvider>
      <CartPage />
    </CartProvider>,
    shop.link,
    "/cart",
  );

/** Elements of the page by their accessible names. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const group = (name: string) => screen.getByRole("group", { name });
export const line = async (name: string) =>
  within((await screen.findByRole("heading", { level: 3, name })).closest("li") ?? document.body);

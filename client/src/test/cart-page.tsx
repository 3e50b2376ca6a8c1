import { screen, within } from "@testing-library/react";
import { CartProvider } from "../features/cart/CartProvider";
import { CartPage } from "../pages/cart/CartPage";
import type { CartShop } from "./cart-shop";
import { renderInShop } from "./render-in-shop";

/** The cart page of a visitor of `shop`. */
export const openCart = (shop: CartShop) =>
  renderInShop(
    <CartProvider>
      <CartPage />
    </CartProvider>,
    shop.link,
    "/cart",
  );

/** What stands on it, by its name. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const group = (name: string) => screen.getByRole("group", { name });
export const line = async (name: string) =>
  within((await screen.findByRole("heading", { level: 3, name })).closest("li") ?? document.body);

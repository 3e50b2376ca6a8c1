import type { Page } from "@playwright/test";
import { expect, type Shopper } from "./shop";

/** A page as a shopper sees it, with the name of its `h1`. */
export type Screen = {
  path: string;
  heading: string | RegExp;
  /** Opens the page with something on it. */
  arrive: (page: Page, shopper: Shopper) => Promise<unknown>;
};

/** What opens over the page `path`: its name and the presses that show it. */
export type Overlay = {
  path: string;
  name: string | RegExp;
  show: (page: Page, shopper: Shopper) => Promise<unknown>;
};

const open = (path: string, heading: string | RegExp): Screen => ({ path, heading, arrive: (page) => page.goto(path) });
const withCart = (path: string, heading: string): Screen => ({
  path,
  heading,
  arrive: async (page, shopper) => {
    await shopper.add("wooden-blinds");
    await page.goto(path);
  },
});

/** The way to an order, and to an account. */
export const SCREENS: readonly Screen[] = [
  open("/", /Made to your/),
  open("/category/blinds", "Blinds"),
  open("/products/wooden-blinds", "Wooden Blinds"),
  withCart("/cart", "Shopping Cart"),
  withCart("/checkout", "Checkout"),
  open("/samples", /samples/i),
  open("/login", "Sign In"),
  open("/register", /account/i),
];

/** Pages with tables, films, forms or long words. */
export const FURTHER_SCREENS: readonly Screen[] = [
  open("/contact", "Talk to us"),
  open("/about", "A family firm with a tape measure"),
  open("/materials", "Materials"),
  open("/sales", "Sales and offers"),
  open("/track-order", "Track Order"),
  open("/guides/measurement", "How to measure"),
  open("/installation-guide", "Installation guide"),
  open("/search?q=conservatory", /conservatory/),
  {
    path: "/order-confirmation",
    heading: "Thank You for Your Order!",
    arrive: async (page, shopper) => {
      await shopper.add("wooden-blinds");
      await page.goto("/checkout");
      await shopper.fillCheckout();
      await shopper.agree();
      await shopper.placeOrder();
      await expect(page).toHaveURL(/\/order-confirmation$/);
    },
  },
];

/** Opens the menu of a narrow window. */
const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

/** The dialogs and drawers of a narrow window. */
export const OVERLAYS: readonly Overlay[] = [
  { path: "/", name: "Menu", show: menu },
  {
    path: "/",
    name: "Estimate a price",
    show: async (page) => {
      await menu(page);
      await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Estimate a price" }).click();
    },
  },
  { path: "/", name: "Blinds Support", show: (page) => page.getByRole("button", { name: "Open chat" }).click() },
  {
    path: "/category/blinds",
    name: /^Filter/,
    show: (page) => page.getByRole("button", { name: "Filters" }).click(),
  },
  {
    path: "/products/wooden-blinds",
    name: "Wooden Blinds",
    show: (page) => page.getByRole("button", { name: "Enlarge picture" }).click(),
  },
  {
    path: "/products/wooden-blinds",
    name: "Measure with us",
    show: async (page) => {
      await page.getByRole("button", { name: "What to measure, and what we make" }).click();
      await page.getByRole("button", { name: "Measure with us, step by step" }).click();
    },
  },
  {
    path: "/products/wooden-blinds",
    name: /^Your Cart/,
    show: (page, shopper) => shopper.addToCart(),
  },
  {
    path: "/products/wooden-blinds",
    name: "Clear your cart?",
    show: async (page, shopper) => {
      await shopper.addToCart();
      await page.goto("/cart");
      await page.getByRole("button", { name: "Clear Cart" }).click();
    },
  },
];

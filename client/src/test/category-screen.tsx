import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { CategoryPage } from "../pages/category/CategoryPage";
import type { CatalogueShop } from "./catalogue-shop";
import { CurrentUrl } from "./CurrentUrl";
import { renderInShop } from "./render-in-shop";

/** Opens a category beside another part; its cards lead to a page of a product. */
export const openCategory = (shop: CatalogueShop, url = "/category/blinds", beside?: ReactNode) =>
  renderInShop(
    <>
      {beside}
      <Suspense>
        <Routes>
          <Route path="/category/:slug" element={<CategoryPage />} />
          <Route path="/products/:slug" element={<h1>A product</h1>} />
        </Routes>
      </Suspense>
      <CurrentUrl />
    </>,
    shop.link,
    url,
  );

/** The router's URL. */
export const url = () => screen.getByRole("status", { name: "URL", hidden: true }).textContent;
/** The line that tells how many products the list has. */
export const count = (text: string) => screen.findByText(text, { selector: "[role=status]" });
/** The same line, once a part of them is shown. */
export const countOf = (shown: number, all: number) =>
  screen.findByText((_, line) => line?.textContent === `Showing ${all} products, ${shown} of them on this page`, {
    selector: "[role=status]",
  });
/** Buttons that remove a chosen filter, and the one that clears all. */
export const chips = () => within(screen.getByRole("group", { name: "Chosen filters" })).queryAllByRole("button");

/** Opens the sheet of filters: jsdom has no wide screen, which shows them beside the list. */
export async function openFilters() {
  await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}

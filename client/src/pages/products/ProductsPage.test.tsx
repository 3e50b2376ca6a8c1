import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { HomePage } from "../home/HomePage";
import { ProductsPage } from "./ProductsPage";

const open = (shop: CatalogueShop, beside?: ReactNode) =>
  renderInShop(
    <Suspense>
      {beside}
      <ProductsPage />
    </Suspense>,
    shop.link,
  );
const count = (text: string) => screen.findByText(text, { selector: "[role=status]" });

it("lists the products of all departments", async () => {
  await open(CatalogueShop.withProducts(3));
  expect(await screen.findByRole("heading", { level: 1, name: "All products" })).toBeDefined();
  expect(await count("Showing 3 products")).toBeDefined();
});

it("counts one product in the singular", async () => {
  await open(CatalogueShop.withProducts(1));
  expect(await count("Showing 1 product")).toBeDefined();
});

it("links home from an empty shop", async () => {
  await open(new CatalogueShop([]));
  expect(await screen.findByRole("heading", { name: "No products found" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

it("loads more without changing the home page's bestsellers, the same list with another length", async () => {
  await open(CatalogueShop.withProducts(7), <HomePage />);
  await userEvent.click(await screen.findByRole("link", { name: "Show more" }));
  expect(await count("Showing 7 products")).toBeDefined();
  expect(within(screen.getByRole("region", { name: "Bestsellers" })).getAllByRole("article")).toHaveLength(4);
});

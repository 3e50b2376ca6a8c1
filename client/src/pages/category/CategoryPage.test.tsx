import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { count, countOf, openCategory } from "../../test/category-screen";

const product = (name: string) => screen.findByRole("link", { name });
const showMore = () => screen.findByRole("link", { name: "Show more" });

it("shows the category's description and its first page", async () => {
  await openCategory(CatalogueShop.withProducts(6));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Blinds");
  expect(screen.getByText("All of our blinds.")).toBeDefined();
  expect(await countOf(4, 6)).toBeDefined();
  expect(screen.getAllByRole("article")).toHaveLength(4);
});

it("appends the next page, announces it, and focuses the first new product", async () => {
  await openCategory(CatalogueShop.withProducts(6));
  await userEvent.click(await showMore());
  await waitFor(async () => expect((await count("Showing 6 products")).textContent).toBe("Showing 6 products"));
  expect(document.activeElement).toBe(await product("Blind 5"));
  expect(await product("Blind 1")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
});

it("has no Show more button when everything is shown", async () => {
  await openCategory(CatalogueShop.withProducts(4));
  expect(await count("Showing 4 products")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
});

it("keeps the list when the next page can't be loaded, shows why, and retries", async () => {
  const shop = CatalogueShop.withProducts(6);
  await openCategory(shop);
  const button = await showMore();
  shop.isReachable = false;
  await userEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toMatch(/can't reach the shop/);
  expect(screen.getAllByRole("article")).toHaveLength(4);

  shop.isReachable = true;
  await userEvent.click(button);
  expect(await product("Blind 6")).toBeDefined();
  expect(await count("Showing 6 products")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("links to all products from an empty category", async () => {
  await openCategory(new CatalogueShop([]));
  expect(await screen.findByRole("heading", { name: "No products found" })).toBeDefined();
  expect(screen.getByRole("link", { name: "See all products" }).getAttribute("href")).toBe("/products");
});

const screenOf = async (title: string) => {
  const heading = await screen.findByRole("heading", { level: 1, name: title });
  const link = screen.getByRole("link");
  return [heading.nextSibling?.textContent, link.textContent, link.getAttribute("href")];
};
const FAILED = ["We encountered an issue while loading this category.", "Return to Home", "/"];

it("links home from an unknown category", async () => {
  await openCategory(CatalogueShop.withProducts(3), "/category/carpets");
  expect(await screenOf("Error Loading Category")).toEqual(FAILED);
});

it("links home when the category can't be loaded", async () => {
  const shop = CatalogueShop.withProducts(3);
  shop.isReachable = false;
  // React logs errors that a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openCategory(shop);
  expect(await screenOf("Error Loading Category")).toEqual(FAILED);
  expect(reports).toHaveBeenCalled();
  reports.mockClear();
});

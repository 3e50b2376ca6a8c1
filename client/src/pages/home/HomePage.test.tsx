import { screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { HomePage } from "./HomePage";

const open = async (shop = CatalogueShop.withProducts(6)) => {
  await renderInShop(
    <Suspense>
      <HomePage />
    </Suspense>,
    shop.link,
  );
  await screen.findByRole("heading", { level: 1, name: "Made to your window, to the millimetre" });
};
const linksOf = (region: string) =>
  within(screen.getByRole("region", { name: region }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it("leads to the blinds, in one press", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Shop all blinds" }).getAttribute("href")).toBe("/category/blinds");
});

it("shows four departments, and not the sale", async () => {
  await open();
  expect(linksOf("Start with the window")).toEqual([
    "Blinds /category/blinds",
    "Shutters /category/shutters",
    "Outdoor Blinds /category/outdoor-blinds",
    "Pergolas /category/pergolas",
  ]);
});

it("shows the four that sell best, and leads to all others", async () => {
  await open();
  expect(linksOf("Bestsellers")).toEqual([
    "Shop all /products",
    "Blind 1 /products/blind-1",
    "Blind 2 /products/blind-2",
    "Blind 3 /products/blind-3",
    "Blind 4 /products/blind-4",
  ]);
});

it("says the shop's claims in its own figures", async () => {
  await open();
  const words = document.body.textContent;
  expect(words).toContain("From about £50 fitted.");
  expect(words).toContain("Your quote holds for 30 days.");
  expect(words).toContain("2–5 years on blinds, up to 10 on shutters.");
  expect(words).toContain("Child safe to EN13120");
});

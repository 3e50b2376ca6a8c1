import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { SalesPage } from "./SalesPage";

const open = (shop = new ShellShop()) => renderInShop(<SalesPage />, shop.link, "/sales");
const ENDED = "Ended 28 February 2025";

it("shows the winter sale, marked as ended", async () => {
  await open();
  const banner = screen.getByRole("region", { name: "Winter sale" });
  expect(banner.textContent).toContain("Up to 50% off, plus an extra 10% with the code");
  expect(within(banner).getByText("WINTER25").tagName).toBe("S");
  expect(banner.textContent).toContain(ENDED);
});

it.each([
  ["40% off", "Vertical blinds", "From £89.", "/products/vertical-blinds"],
  ["30% off", "Shutters", "From £209.", "/category/shutters"],
  ["15% off", "5+ windows", "with free installation", "/#quote-section"],
])("marks %s %s as ended and links to its products", async (percent, title, words, href) => {
  await open();
  const offers = screen.getByRole("region", { name: "What the winter sale offered" });
  const offer = within(offers).getByRole("heading", { name: title }).closest("li");
  if (!offer) throw new Error(`There is no offer of ${title}.`);
  for (const part of [percent, words, ENDED]) expect(offer.textContent).toContain(part);
  expect(within(offer).getByRole("link").getAttribute("href")).toBe(href);
});

it("shows the current code beside it", async () => {
  await open();
  const current = screen.getByRole("region", { name: "Summer offer" });
  expect(current.textContent).toContain("plus an extra 10% with the code");
  expect(within(current).getByText("SUMMER25")).toBeDefined();
});

it("shows no code where none is running", async () => {
  const shop = new ShellShop();
  shop.promotion = null;
  await open(shop);
  expect(screen.getByRole("region", { name: "Sale prices" }).textContent).toContain("No code runs at the moment.");
});

it("shows testimonials", async () => {
  await open();
  const voices = screen.getByRole("region", { name: "From the rooms we’ve fitted" });
  expect(within(voices).getAllByRole("figure")).toHaveLength(3);
});

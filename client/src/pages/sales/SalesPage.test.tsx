import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { SalesPage } from "./SalesPage";

const open = (shop = new ShellShop()) => renderInShop(<SalesPage />, shop.link, "/sales");
const SUMMER = { name: "Summer offer", code: "SUMMER25", percent: 10, minimumWindows: 1 };
const ENDED = "Ended 28 February 2025";

it("opens with what is on now, and ends with the winter sale, marked as ended", async () => {
  await open();
  const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"));
  expect([regions[0], regions.at(-1)]).toEqual(["current-offer", "ended-sale"]);
  const sale = screen.getByRole("region", { name: "Winter sale" });
  expect(sale.textContent).toContain("Up to 50% off, plus an extra 10% with the code");
  expect(within(sale).getByText("WINTER25").tagName).toBe("S");
  expect(sale.textContent).toContain(ENDED);
});

it.each([
  ["40% off", "Vertical blinds", "From £89.", "/products/vertical-blinds"],
  ["30% off", "Shutters", "From £209.", "/category/shutters"],
  ["15% off", "5+ windows", "with free installation", "/#quote-section"],
])("lists %s %s under it and links to its products", async (percent, title, words, href) => {
  await open();
  const sale = screen.getByRole("region", { name: "Winter sale" });
  const offers = within(sale).getByRole("list", { name: "What the winter sale offered" });
  const offer = within(offers).getByText(title).closest("li");
  if (!offer) throw new Error(`There is no offer of ${title}.`);
  for (const part of [percent, words]) expect(offer.textContent).toContain(part);
  expect(within(offer).getByRole("link").getAttribute("href")).toBe(href);
});

it("shows the current code and until when it counts", async () => {
  const shop = new ShellShop();
  shop.promotion = { ...SUMMER, endsAt: "2027-09-30T22:59:59.000Z" };
  await open(shop);
  const current = screen.getByRole("region", { name: "Summer offer" });
  expect(current.textContent).toContain("Running now, until 30 September 2027");
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

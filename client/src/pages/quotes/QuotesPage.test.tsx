import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { QUOTE, QuoteDesk } from "../../test/quote-desk";
import { renderInShop } from "../../test/render-in-shop";
import { QuotesPage } from "./QuotesPage";

it("lists quotes with what has become of them, each with a link to it", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [QUOTE, { ...QUOTE, number: "MBQ100000", state: "ORDERED", orderNumber: "MBC482913" }];
  await renderInShop(<QuotesPage />, desk.link, "/quotes");
  const [open, ordered] = await screen.findAllByRole("link", { name: /^Quote MBQ/ });
  expect(open?.textContent).toMatch(/Quote MBQ100001 · Held until 26 December 2026.*2 × Wooden Blinds.*£474\.78/);
  expect(open?.getAttribute("href")).toBe("/quotes/MBQ100001");
  expect(ordered?.textContent).toContain("Ordered as MBC482913");
});

it("says how a price is kept where there is no quote", async () => {
  const desk = new QuoteDesk();
  desk.quotes = [];
  await renderInShop(<QuotesPage />, desk.link, "/quotes");
  await screen.findByRole("heading", { name: "No quotes yet" });
  expect(screen.getByRole("link", { name: "View Cart" }).getAttribute("href")).toBe("/cart");
});

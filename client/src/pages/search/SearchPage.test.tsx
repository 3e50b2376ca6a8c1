import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { SearchPage } from "./SearchPage";

const aShop = () => CatalogueShop.with([{ name: "Roman Blinds" }, { name: "Linen Roman Blinds" }, { name: "Awnings" }]);

const open = (shop: CatalogueShop, search: string) =>
  renderInShop(
    <>
      <Suspense>
        <SearchPage />
      </Suspense>
      <CurrentUrl />
    </>,
    shop.link,
    `/search${search}`,
  );
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search for" });
const searchFor = async (words: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), words);
  await press(screen.getByRole("button", { name: "Search" }));
};
const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const title = (level1: string) => screen.findByRole("heading", { level: 1, name: level1 });

it("shows the results and their number", async () => {
  await open(aShop(), "?q=roman");
  expect(await title('Search Results for "roman"')).toBeDefined();
  expect(document.title).toBe('Search Results for "roman"');
  expect(screen.getByText('2 results for "roman"')).toBeDefined();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(box().value).toBe("roman");
});

it("counts one result in the singular", async () => {
  await open(aShop(), "?q=linen");
  expect(await screen.findByText('1 result for "linen"')).toBeDefined();
});

it.each(["", "?q=", "?q=%20%20"])("asks for a search text without one: %s", async (search) => {
  const shop = aShop();
  await open(shop, search);
  expect(screen.getByText("Enter a search term to find products")).toBeDefined();
  expect(shop.asked).toEqual([]);
});

it("links onwards from a search without results", async () => {
  await open(aShop(), "?q=carpet");
  expect(await screen.findByRole("heading", { name: "No results found" })).toBeDefined();
  expect(screen.getByText(`We couldn't find any products matching "carpet"`)).toBeDefined();
  expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/");
});

it("has ways on from a search without results", async () => {
  await open(aShop(), "?q=carpet");
  await screen.findByRole("heading", { name: "No results found" });
  const popular = within(screen.getByRole("region", { name: "Popular searches" }));
  expect(popular.getByRole("link", { name: "Roller blinds" }).getAttribute("href")).toBe("/search?q=roller+blinds");
  expect(addressOf("Call 020 7946 0123")).toBe("tel:02079460123");
  expect(addressOf("Get a FREE Quote")).toBe("/#quote-section");
  expect(addressOf("Send a message")).toBe("/contact");
});

it("answers a question that no product does", async () => {
  await open(aShop(), "?q=delivery");
  const answers = within(await screen.findByRole("region", { name: "This may answer it" }));
  expect(answers.getByRole("link", { name: /^What does delivery cost\?/ }).getAttribute("href")).toBe(
    "/faq#delivery-cost",
  );
});

it("answers a question above the products that match it", async () => {
  await open(CatalogueShop.with([{ name: "Bay Window Shutters" }]), "?q=bay+window");
  const answers = await screen.findByRole("region", { name: "Answers" });
  expect(within(answers).getByRole("link", { name: /^Bays, arches and French doors/ })).toBeDefined();
  const [card] = screen.getAllByRole("article");
  expect(card && answers.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("has no answers for a product's name", async () => {
  await open(aShop(), "?q=roman");
  await title('Search Results for "roman"');
  expect(screen.queryByRole("region", { name: "Answers" })).toBeNull();
});

it("offers searches and answers before anything is typed", async () => {
  await open(aShop(), "");
  expect(screen.getByRole("region", { name: "Popular searches" })).toBeDefined();
  const asked = within(screen.getByRole("region", { name: "Often asked" }));
  expect(asked.getAllByRole("link")).toHaveLength(6);
});

it("runs another search, shows that it is loading, and ignores blank text", async () => {
  const shop = aShop();
  await open(shop, "?q=roman");
  await title('Search Results for "roman"');
  await searchFor("   ");
  expect(await title('Search Results for "roman"')).toBeDefined();

  const held = Promise.withResolvers<void>();
  shop.hold = held.promise;
  await searchFor("  awnings & more ");
  expect(await screen.findByText("Searching...")).toBeDefined();
  await act(async () => held.resolve());
  expect(await title('Search Results for "awnings & more"')).toBeDefined();
  expect(screen.getByText("/search?q=awnings+%26+more")).toBeDefined();
});

it("keeps the search text when the filters are cleared", async () => {
  await open(aShop(), "?q=roman&price=0-10");
  await screen.findByRole("heading", { name: "No products found" });
  const [clear] = screen.getAllByRole("button", { name: "Clear Filters" });
  if (clear) await press(clear);
  expect(await screen.findByText('2 results for "roman"')).toBeDefined();
  expect(screen.getByText("/search?q=roman")).toBeDefined();
});

it("keeps the search text in the field when the search fails", async () => {
  const shop = aShop();
  shop.isReachable = false;
  // React logs errors that a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open(shop, "?q=roman");
  expect(await screen.findByRole("heading", { name: "The search can't be shown" })).toBeDefined();
  expect(screen.getByText(/can't reach the shop/)).toBeDefined();
  expect(box().value).toBe("roman");
  expect(reports).toHaveBeenCalled();
  reports.mockClear();
});

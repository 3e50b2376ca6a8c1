import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { SearchPage } from "./SearchPage";

const aShop = () =>
  CatalogueShop.with([
    { name: "Roman Blinds", carries: { rooms: ["bedroom"], materials: ["fabric"] } },
    { name: "Linen Roman Blinds", carries: { rooms: ["office"], materials: ["fabric"] } },
    { name: "Awnings", carries: { rooms: ["office"] } },
  ]);

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

const url = () => screen.getByRole("status", { name: "URL" }).textContent;
const results = (text: string) => screen.findByText(text, { selector: "[role=status]" });
const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search for" });

describe("filters of a search", () => {
  it("narrow the results and keep the words in the URL", async () => {
    const shop = aShop();
    await open(shop, "?q=roman&room=office");
    expect(await results('1 result for "roman"')).toBeDefined();
    expect(names()).toEqual(["Linen Roman Blinds"]);
    expect(shop.asked.at(-1)?.filter).toEqual({ rooms: ["OFFICE"], text: "roman" });

    await press(screen.getByRole("button", { name: "Remove filter: Office" }));

    expect(await results('2 results for "roman"')).toBeDefined();
    expect(url()).toBe("/search?q=roman");
  });

  it("do not count the words as a filter", async () => {
    await open(aShop(), "?q=roman");
    await results('2 results for "roman"');
    expect(within(screen.getByRole("group", { name: "Chosen filters" })).queryAllByRole("button")).toEqual([]);
  });

  it("are dropped by a new search", async () => {
    await open(aShop(), "?q=roman&room=office&sort=newest");
    await results('1 result for "roman"');
    await userEvent.clear(box());
    await userEvent.type(box(), "awnings");
    await press(screen.getByRole("button", { name: "Search" }));
    expect(await results('1 result for "awnings"')).toBeDefined();
    expect(url()).toBe("/search?q=awnings");
  });
});

describe("the sort order of a search", () => {
  it("begins with the best match", async () => {
    const shop = aShop();
    await open(shop, "?q=roman");
    await results('2 results for "roman"');
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" });
    expect(select.selectedOptions[0]?.textContent).toBe("Best match");
    await act(async () => {
      fireEvent.change(select, { target: { value: "PRICE_DOWN" } });
    });
    await waitFor(() => expect(url()).toBe("/search?q=roman&sort=price-down"));
    expect(shop.asked.at(-1)?.sort).toBe("PRICE_DOWN");
  });
});

describe("the results", () => {
  it("are announced as being searched until they are there", async () => {
    const shop = aShop();
    await open(shop, "?q=roman");
    await results('2 results for "roman"');
    const held = Promise.withResolvers<void>();
    shop.hold = held.promise;
    await act(async () => {
      fireEvent.change(screen.getByRole("combobox", { name: "Sort" }), { target: { value: "NEWEST" } });
    });
    expect(await results("Searching...")).toBeDefined();
    expect(names()).toHaveLength(2);
    await act(async () => held.resolve());
    expect(await results('2 results for "roman"')).toBeDefined();
  });

  it("keep their list when another page can't be read, and go on at the next try", async () => {
    const shop = CatalogueShop.withProducts(6);
    await open(shop, "?q=blind");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more.getAttribute("href")).toBe("/search?q=blind&page=2");
    shop.isReachable = false;
    await userEvent.click(more);
    expect((await screen.findByRole("alert")).textContent).toMatch(/can't reach the shop/);
    expect(names()).toHaveLength(4);
    shop.isReachable = true;
    await userEvent.click(more);
    await waitFor(() => expect(names()).toHaveLength(6));
    await waitFor(() => expect(url()).toBe("/search?q=blind&page=2"));
  });

  it("show long words as they were typed", async () => {
    const words = "a very long description of the blinds that somebody is looking for";
    await open(aShop(), `?${new URLSearchParams({ q: words }).toString()}`);
    expect(await screen.findByText(`We couldn't find any products matching "${words}"`)).toBeDefined();
    expect(box().value).toBe(words);
  });
});

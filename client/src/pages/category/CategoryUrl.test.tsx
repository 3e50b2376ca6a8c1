import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { chips, count, countOf, openCategory, url } from "../../test/category-screen";
import { press, pressKey } from "../../test/press";

const aShop = () =>
  CatalogueShop.with([
    { name: "Roller", carries: { materials: ["fabric"], rooms: ["bedroom"] } },
    { name: "Wooden", carries: { materials: ["wood"], rooms: ["bedroom", "office"] } },
    { name: "Slim", carries: { materials: ["fabric"], rooms: ["office"] } },
  ]);

const back = () => press(screen.getByRole("button", { name: "Back" }));
const sort = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" });
const sortBy = (value: string) =>
  act(async () => {
    fireEvent.change(sort(), { target: { value } });
  });
const chipNames = () => chips().map(({ textContent }) => textContent);
const names = () => screen.getAllByRole("article").map((card) => within(card).getByRole("link").textContent);

describe("Back", () => {
  it("undoes one filter after another", async () => {
    await openCategory(aShop(), "/category/blinds?material=fabric&room=office");
    await count("Showing 1 product");
    await press(screen.getByRole("button", { name: "Remove filter: Fabric" }));
    await count("Showing 2 products");
    await press(screen.getByRole("button", { name: "Remove filter: Office" }));
    await count("Showing 3 products");

    await back();
    expect(await count("Showing 2 products")).toBeDefined();
    expect(chipNames()).toEqual(["Remove filter: Office", "Clear Filters"]);
    await back();
    expect(await count("Showing 1 product")).toBeDefined();
    expect(url()).toBe("/category/blinds?material=fabric&room=office");
  });

  it("restores the previous sort order", async () => {
    await openCategory(aShop());
    await count("Showing 3 products");
    await sortBy("NEWEST");
    await waitFor(() => expect(url()).toBe("/category/blinds?sort=newest"));

    await back();

    await waitFor(() => expect(url()).toBe("/category/blinds"));
    expect(sort().value).toBe("RELEVANCE");
  });

  it("from a product returns to the filtered list", async () => {
    await openCategory(aShop(), "/category/blinds?room=office&sort=newest");
    await count("Showing 2 products");
    await userEvent.click(screen.getByRole("link", { name: "Wooden" }));
    await screen.findByRole("heading", { name: "A product" });

    await back();

    expect(await count("Showing 2 products")).toBeDefined();
    expect(chipNames()).toEqual(["Remove filter: Office", "Clear Filters"]);
    expect(sort().value).toBe("NEWEST");
  });

  it("skips the steps of Show more", async () => {
    await openCategory(CatalogueShop.withProducts(10), "/category/blinds?sort=price-up");
    await press(await screen.findByRole("link", { name: "Show more" }));
    await countOf(8, 10);
    expect(url()).toBe("/category/blinds?sort=price-up&page=2");
    await sortBy("NEWEST");
    await waitFor(() => expect(url()).toBe("/category/blinds?sort=newest"));

    await back();

    await waitFor(() => expect(url()).toBe("/category/blinds?sort=price-up&page=2"));
    expect(await countOf(8, 10)).toBeDefined();
  });
});

describe("another category", () => {
  it("starts without filters", async () => {
    const shop = aShop();
    await openCategory(shop, "/category/blinds?room=office&sort=newest", <Link to="/category/shutters">Shutters</Link>);
    await count("Showing 2 products");

    await press(screen.getByRole("link", { name: "Shutters" }));

    expect(await screen.findByRole("heading", { level: 1, name: "Shutters" })).toBeDefined();
    expect(chipNames()).toEqual([]);
    expect(sort().value).toBe("RELEVANCE");
    expect(shop.asked.at(-1)).toMatchObject({ filter: { category: "shutters" }, sort: "RELEVANCE" });
  });
});

describe("the sort order", () => {
  const offered = () => within(sort()).getAllByRole("option");

  it("offers Best match only for a text search", async () => {
    const { unmount } = await openCategory(aShop());
    await count("Showing 3 products");
    expect(offered().map(({ textContent }) => textContent)).toEqual([
      "Most popular",
      "Price, low to high",
      "Price, high to low",
      "Best rated",
      "Newest",
    ]);
    unmount();
    await openCategory(aShop(), "/category/blinds?search=slim");
    await count("Showing 1 product");
    expect(offered()[0]?.textContent).toBe("Best match");
  });

  it.each([
    ["PRICE_UP", "price-up"],
    ["PRICE_DOWN", "price-down"],
    ["RATING", "rating"],
    ["NEWEST", "newest"],
  ])("%s is %s in the URL and sent to the API", async (value, name) => {
    const shop = aShop();
    await openCategory(shop, "/category/blinds?room=office");
    await count("Showing 2 products");
    await sortBy(value);
    await waitFor(() => expect(url()).toBe(`/category/blinds?room=office&sort=${name}`));
    expect(shop.asked.at(-1)?.sort).toBe(value);
  });

  it("is read from the cache the second time", async () => {
    const shop = aShop();
    await openCategory(shop);
    await count("Showing 3 products");
    await sortBy("NEWEST");
    await waitFor(() => expect(url()).toBe("/category/blinds?sort=newest"));
    await sortBy("RELEVANCE");
    await waitFor(() => expect(url()).toBe("/category/blinds"));
    expect(shop.asked.map(({ sort: order }) => order)).toEqual(["RELEVANCE", "NEWEST"]);
  });
});

describe("the URL", () => {
  it("keeps unknown query parameters", async () => {
    await openCategory(aShop(), "/category/blinds?utm_source=letter&room=office");
    await count("Showing 2 products");
    await press(screen.getByRole("button", { name: "Remove filter: Office" }));
    await count("Showing 3 products");
    expect(url()).toBe("/category/blinds?utm_source=letter");
  });

  it("has no parameters with default values", async () => {
    await openCategory(aShop(), "/category/blinds?price=0-500&sort=relevance&page=1&room=");
    await count("Showing 3 products");
    await sortBy("NEWEST");
    await waitFor(() => expect(url()).toBe("/category/blinds?sort=newest"));
  });

  it("keeps the filters on the next page", async () => {
    const shop = CatalogueShop.with(
      Array.from({ length: 9 }, (_, index) => ({ name: `Blind ${index + 1}`, carries: { rooms: ["office"] } })),
    );
    await openCategory(shop, "/category/blinds?room=office");
    const more = await screen.findByRole("link", { name: "Show more" });
    expect(more.getAttribute("href")).toBe("/category/blinds?room=office&page=2");

    await press(more);

    await countOf(8, 9);
    expect(shop.asked.at(-1)).toMatchObject({ filter: { category: "blinds", rooms: ["OFFICE"] }, after: "4" });
    expect(names()).toHaveLength(8);
  });

  it("resets the page when a filter changes", async () => {
    const shop = CatalogueShop.with(
      Array.from({ length: 9 }, (_, index) => ({ name: `Blind ${index + 1}`, carries: { rooms: ["office"] } })),
    );
    await openCategory(shop, "/category/blinds?room=office&material=wood&page=2");
    await screen.findByRole("heading", { name: "No products found" });

    await press(screen.getByRole("button", { name: "Remove filter: Wood" }));

    expect(await countOf(4, 9)).toBeDefined();
    expect(url()).toBe("/category/blinds?room=office");
    expect(shop.asked.at(-1)?.first).toBe(24);
  });
});

describe("a filter chip", () => {
  it("is removed with the keyboard and moves the focus to the next chip", async () => {
    await openCategory(aShop(), "/category/blinds?search=slim&material=fabric&room=office");
    await count("Showing 1 product");
    screen.getByRole("button", { name: "Remove filter: Fabric" }).focus();

    await pressKey("Enter");

    await waitFor(() => expect(chips()).toHaveLength(3));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove filter: Office" })),
    );
    await pressKey("Enter");
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove filter: “slim”" })),
    );
  });
});

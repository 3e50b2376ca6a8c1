import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { chips, count, countOf, openCategory, openFilters, url } from "../../test/category-screen";
import { press } from "../../test/press";

const aShop = () =>
  CatalogueShop.with([
    {
      name: "Roller",
      basePricePence: 5000,
      carries: { materials: ["fabric"], rooms: ["bedroom"], features: ["blackout"] },
    },
    { name: "Wooden", basePricePence: 8400, carries: { materials: ["wood"], rooms: ["bedroom", "office"] } },
    { name: "Slim", basePricePence: 6000, carries: { materials: ["fabric"], rooms: ["office"] } },
  ]);

const names = () =>
  screen
    .getAllByRole("article", { hidden: true })
    .map((card) => within(card).getByRole("link", { hidden: true }).textContent);
const chip = (label: string) => screen.getByRole("button", { name: `Remove filter: ${label}` });

it("filters the list by ticked values, keeps them in the URL, and Back undoes them", async () => {
  await openCategory(aShop());
  const sheet = await openFilters();
  await press(sheet.getByRole("checkbox", { name: "bedroom 2 products" }));
  await press(await sheet.findByRole("button", { name: "Show 2 products" }));
  expect(await count("Showing 2 products")).toBeDefined();
  expect(names()).toEqual(["Roller", "Wooden"]);
  expect(url()).toBe("/category/blinds?room=bedroom");
  expect(chip("Bedroom")).toBeDefined();

  await press(screen.getByRole("button", { name: "Back" }));
  expect(await count("Showing 3 products")).toBeDefined();
  expect(url()).toBe("/category/blinds");
  expect(chips()).toEqual([]);
  expect(screen.getAllByRole("article")[0]?.closest("[aria-busy=true]")).toBeNull();
});

it("shows the count of each value, and disables those without products", async () => {
  await openCategory(aShop(), "/category/blinds?room=office");
  const sheet = await openFilters();
  expect(sheet.getByRole<HTMLInputElement>("checkbox", { name: "wood 1 product" }).disabled).toBe(false);
  expect(sheet.getByRole<HTMLInputElement>("checkbox", { name: "blackout 0 products" }).disabled).toBe(true);
  expect(sheet.getByRole<HTMLInputElement>("checkbox", { name: "office 2 products" }).checked).toBe(true);
});

it("offers the kinds of product first where there are several, without those that are not there", async () => {
  const kinds = (...families: string[]) =>
    CatalogueShop.with(families.map((family) => ({ name: `A ${family}`, carries: { families: [family] } })));
  await openCategory(kinds("roller", "roman", "roman"));
  const sheet = await openFilters();
  expect(sheet.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)[0]).toBe("Kind");
  await press(sheet.getByRole("checkbox", { name: "roman 2 products" }));
  expect(await sheet.findByRole("button", { name: "Show 2 products" })).toBeDefined();
  expect(url()).toBe("/category/blinds?kind=roman");
  cleanup();
  await openCategory(kinds("roman"));
  expect((await openFilters()).queryByRole("group", { name: "Kind" })).toBeNull();
});

it("reads a shared URL with ids of the materials page, and ignores unknown values", async () => {
  const shop = aShop();
  await openCategory(shop, "/category/blinds?search=wood&material=real-wood&room=attic&price=9-3&sort=loudest");
  expect(await count("Showing 1 product")).toBeDefined();
  expect([chip("“wood”"), chip("Wood")]).toHaveLength(2);
  expect(chips()).toHaveLength(3);
  expect(shop.asked[0]).toMatchObject({
    filter: { category: "blinds", materials: ["wood"], text: "wood" },
    sort: "RELEVANCE",
  });
  expect(screen.getAllByRole("option", { name: "Best match", hidden: true })).not.toHaveLength(0);
});

it("removes one filter by its chip, and focuses the next chip", async () => {
  await openCategory(aShop(), "/category/blinds?material=fabric&room=bedroom&feature=blackout");
  await count("Showing 1 product");
  await press(chip("Fabric"));
  expect(url()).toBe("/category/blinds?room=bedroom&feature=blackout");
  expect(document.activeElement).toBe(chip("Bedroom"));

  await press(screen.getByRole("button", { name: "Clear Filters" }));
  expect(await count("Showing 3 products")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Chosen filters" }));
});

it("shows when nothing matches, and clears the filters", async () => {
  await openCategory(aShop(), "/category/blinds?material=wood&feature=blackout");
  const heading = await screen.findByRole("heading", { name: "No products found" });
  const [clear] = screen.getAllByRole("button", { name: "Clear Filters" }).slice(-1);
  if (!clear) throw new Error(`There is no way on from ${heading.textContent}.`);
  await press(clear);
  expect(await count("Showing 3 products")).toBeDefined();
  expect(screen.queryByRole("heading", { name: "No products found" })).toBeNull();
});

it("sorts, keeps the order in the URL, and starts at the first page again", async () => {
  const shop = aShop();
  await openCategory(shop, "/category/blinds?page=2");
  await count("Showing 3 products");
  await act(async () => {
    fireEvent.change(screen.getByRole("combobox", { name: "Sort" }), { target: { value: "PRICE_UP" } });
  });
  expect(await screen.findByText("/category/blinds?sort=price-up")).toBeDefined();
  expect(names()).toEqual(["Roller", "Slim", "Wooden"]);
  expect(shop.asked.map(({ sort, first }) => [sort, first])).toEqual([
    ["RELEVANCE", 48],
    ["PRICE_UP", 24],
  ]);
});

it("keeps the previous list while the next one loads, and shows the choice at once", async () => {
  const shop = aShop();
  await openCategory(shop);
  await count("Showing 3 products");
  const held = Promise.withResolvers<void>();
  shop.hold = held.promise;
  const sheet = await openFilters();
  await press(sheet.getByRole("checkbox", { name: /^office/ }));
  expect(sheet.getByRole<HTMLInputElement>("checkbox", { name: /^office/ }).checked).toBe(true);
  expect(names()).toHaveLength(3);
  expect(screen.getAllByRole("article", { hidden: true })[0]?.closest("[aria-busy=true]")).not.toBeNull();

  await act(async () => held.resolve());
  expect(await sheet.findByRole("button", { name: "Show 2 products" })).toBeDefined();
  expect(screen.getAllByRole("article", { hidden: true })[0]?.closest("[aria-busy=true]")).toBeNull();
});

it("keeps the previous list when the next one can't be loaded, shows why, and retries", async () => {
  const shop = aShop();
  await openCategory(shop, "/category/blinds?room=office&material=wood");
  await count("Showing 1 product");
  shop.isReachable = false;
  await press(chip("Wood"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/can't reach the shop/);
  expect(names()).toEqual(["Wooden"]);

  shop.isReachable = true;
  await press(within(alert).getByRole("button", { name: "Try again" }));
  expect(await count("Showing 2 products")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("restores the number of pages from the URL", async () => {
  const shop = CatalogueShop.withProducts(10);
  await openCategory(shop);
  await press(await screen.findByRole("link", { name: "Show more" }));
  expect(await countOf(8, 10)).toBeDefined();
  expect(url()).toBe("/category/blinds?page=2");
  expect(shop.asked).toHaveLength(2);
});

it("loads all pages of its URL at once", async () => {
  const shop = CatalogueShop.withProducts(10);
  await openCategory(shop, "/category/blinds?page=2");
  expect(await countOf(8, 10)).toBeDefined();
  expect(shop.asked.map(({ first }) => first)).toEqual([48]);
});

it("links to more of the same list, up to the maximum number of pages", async () => {
  await openCategory(CatalogueShop.withProducts(30), "/category/blinds?sort=price-up&page=2");
  const more = await screen.findByRole("link", { name: "Show more" });
  expect(more.getAttribute("href")).toBe("/category/blinds?sort=price-up&page=3");
  await press(more);
  expect(await screen.findByRole("button", { name: "Show more" })).toBeDefined();
  expect(url()).toBe("/category/blinds?sort=price-up&page=3");
});

describe("the price", () => {
  it("debounces the slider", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    expect(sheet.getByRole("slider", { name: "Lowest price" }).getAttribute("aria-valuetext")).toBe("£0");
    fireEvent.change(sheet.getByRole("slider", { name: "Lowest price" }), { target: { value: "60" } });
    expect(await sheet.findByRole("button", { name: "Show 2 products" })).toBeDefined();
    expect(sheet.getByRole<HTMLInputElement>("textbox", { name: "Lowest price in pounds" }).value).toBe("60");
    expect(url()).toBe("/category/blinds?price=60-500");
  });

  it("does not let its ends cross", async () => {
    await openCategory(aShop(), "/category/blinds?price=50-100");
    const sheet = await openFilters();
    fireEvent.change(sheet.getByRole("slider", { name: "Highest price" }), { target: { value: "20" } });
    expect(sheet.getByRole<HTMLInputElement>("slider", { name: "Highest price" }).value).toBe("50");
  });

  it("applies a typed figure on Enter, and shows an error for text that is not a price", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    const highest = sheet.getByRole<HTMLInputElement>("textbox", { name: "Highest price in pounds" });
    await userEvent.clear(highest);
    await userEvent.type(highest, "cheap{Enter}");
    expect(sheet.getByRole("alert").textContent).toBe("Please enter pounds in figures, from 0 to 500.");
    expect([highest.value, url()]).toEqual(["cheap", "/category/blinds"]);

    await userEvent.clear(highest);
    await userEvent.type(highest, "60");
    await act(async () => void fireEvent.keyDown(highest, { key: "Enter" }));
    expect(await sheet.findByRole("button", { name: "Show 2 products" })).toBeDefined();
    expect(sheet.queryByRole("alert")).toBeNull();
    expect(url()).toBe("/category/blinds?price=0-60");
  });
});

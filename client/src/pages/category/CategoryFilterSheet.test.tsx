import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { openCategory, openFilters, url } from "../../test/category-screen";
import { press, pressKey } from "../../test/press";

const aShop = () =>
  CatalogueShop.with([
    { name: "Roller", basePricePence: 5000, carries: { materials: ["fabric"], colors: ["white"], rooms: ["bedroom"] } },
    { name: "Wooden", basePricePence: 8400, carries: { materials: ["wood"], colors: ["gray"], rooms: ["bedroom"] } },
    { name: "Slim", basePricePence: 6000, carries: { materials: ["fabric"], colors: ["gray"], rooms: ["office"] } },
  ]);

const filtersButton = (name: string | RegExp = /^Filters/) => screen.findByRole("button", { name });
type Sheet = Awaited<ReturnType<typeof openFilters>>;
const box = (sheet: Sheet, name: string | RegExp) => sheet.getByRole<HTMLInputElement>("checkbox", { name });

describe("the Filters button", () => {
  it.each([
    ["", "Filters"],
    ["?room=office", "Filters, 1 chosen 1"],
    ["?room=office&price=0-100&search=slim", "Filters, 3 chosen 3"],
    ["?sort=newest", "Filters"],
  ])("has for %j the count of filters: %s", async (search, name) => {
    await openCategory(aShop(), `/category/blinds${search}`);
    const button = await filtersButton();
    expect(button.textContent?.replace(/(\d)$/, " $1").replace(", ", ", ")).toBe(name);
  });

  it("opens the sheet and gets the focus back on Escape", async () => {
    await openCategory(aShop());
    const button = await filtersButton();
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    const dialog = await screen.findByRole("dialog", { name: "Filters" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(button.getAttribute("aria-expanded")).toBe("true");

    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe("the filters", () => {
  it("are in named groups", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    const names = sheet.getAllByRole("group").map((group) => within(group).queryByText(/./, { selector: "legend" }));
    expect(names.map((legend) => legend?.firstChild?.textContent)).toEqual([
      "Price",
      "Material",
      "Colour",
      "Room",
      "Features",
      "Easy to operate",
    ]);
  });

  it("announce the number of products after each change", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    expect(sheet.getByRole("status").textContent).toBe("3 products");
    await press(box(sheet, /^office/));
    await waitFor(() => expect(sheet.getByRole("status").textContent).toBe("1 product"));
    expect(sheet.getByRole("button", { name: "Show 1 product" })).toBeDefined();
  });

  it("toggle with the space bar and keep the focus", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    box(sheet, /^fabric/).focus();

    await pressKey(" ");

    await waitFor(() => expect(url()).toBe("/category/blinds?material=fabric"));
    expect(document.activeElement).toBe(box(sheet, /^fabric/));
    await pressKey(" ");
    await waitFor(() => expect(url()).toBe("/category/blinds"));
  });

  it("combine with OR within a facet and with AND between facets", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    await press(box(sheet, /^gray/));
    await sheet.findByRole("button", { name: "Show 2 products" });
    await press(box(sheet, /^white/));
    await sheet.findByRole("button", { name: "Show 3 products" });
    await press(box(sheet, /^office/));
    await sheet.findByRole("button", { name: "Show 1 product" });
    expect(url()).toBe("/category/blinds?color=white&color=gray&room=office");
  });

  it("are cleared together, which disables the button", async () => {
    await openCategory(aShop(), "/category/blinds?room=office&material=fabric&sort=newest");
    const sheet = await openFilters();
    const clear = sheet.getByRole<HTMLButtonElement>("button", { name: "Clear Filters" });
    expect(clear.disabled).toBe(false);

    await press(clear);

    await sheet.findByRole("button", { name: "Show 3 products" });
    expect(clear.disabled).toBe(true);
    expect(sheet.getAllByRole<HTMLInputElement>("checkbox").some(({ checked }) => checked)).toBe(false);
    expect(url()).toBe("/category/blinds?sort=newest");
  });

  it("stay enabled when checked, even with no products", async () => {
    await openCategory(aShop(), "/category/blinds?room=office&material=wood");
    const sheet = await openFilters();
    const wood = box(sheet, /^wood/);
    expect([wood.checked, wood.disabled]).toEqual([true, false]);
    await press(wood);
    await sheet.findByRole("button", { name: "Show 1 product" });
  });

  it("accumulate while the list is loading", async () => {
    const shop = aShop();
    await openCategory(shop);
    const sheet = await openFilters();
    const held = Promise.withResolvers<void>();
    shop.hold = held.promise;

    await press(box(sheet, /^fabric/));
    await press(box(sheet, /^bedroom/));
    expect([box(sheet, /^fabric/).checked, box(sheet, /^bedroom/).checked]).toEqual([true, true]);
    expect(sheet.getByRole("status").textContent).toBe("");
    await act(async () => held.resolve());

    await sheet.findByRole("button", { name: "Show 1 product" });
    expect(url()).toBe("/category/blinds?material=fabric&room=bedroom");
  });
});

describe("the price filter", () => {
  const slider = (sheet: Sheet, name: string) => sheet.getByRole<HTMLInputElement>("slider", { name });
  const pounds = (sheet: Sheet, end: string) =>
    sheet.getByRole<HTMLInputElement>("textbox", { name: `${end} price in pounds` });

  it("has readable slider values", async () => {
    await openCategory(aShop(), "/category/blinds?price=50-500");
    const sheet = await openFilters();
    expect(slider(sheet, "Lowest price").getAttribute("aria-valuetext")).toBe("£50");
    expect(slider(sheet, "Highest price").getAttribute("aria-valuetext")).toBe("£500 and over");
    expect(sheet.getByText("£50 and over")).toBeDefined();
  });

  it("is hidden when every product is above its range", async () => {
    const shop = CatalogueShop.with([{ name: "Pergola", basePricePence: 249_900 }]);
    shop.leastPricePence = 249_900;
    await openCategory(shop);
    const sheet = await openFilters();
    expect(sheet.queryByRole("slider")).toBeNull();
  });

  it("is shown while a range is selected", async () => {
    const shop = CatalogueShop.with([{ name: "Pergola", basePricePence: 249_900 }]);
    shop.leastPricePence = 249_900;
    await openCategory(shop, "/category/blinds?price=0-100");
    const sheet = await openFilters();
    expect(sheet.getAllByRole("slider")).toHaveLength(2);
  });

  it("applies a typed price on blur", async () => {
    await openCategory(aShop());
    const sheet = await openFilters();
    await userEvent.clear(pounds(sheet, "Lowest"));
    await userEvent.type(pounds(sheet, "Lowest"), "55");
    expect(url()).toBe("/category/blinds");

    await act(async () => void fireEvent.blur(pounds(sheet, "Lowest")));

    await waitFor(() => expect(url()).toBe("/category/blinds?price=50-500"));
    expect(pounds(sheet, "Lowest").value).toBe("50");
  });

  it("refuses a lower end above the upper one, at its field", async () => {
    await openCategory(aShop(), "/category/blinds?price=50-100");
    const sheet = await openFilters();
    const lowest = pounds(sheet, "Lowest");
    await userEvent.clear(lowest);
    await userEvent.type(lowest, "200{Enter}");

    const problem = sheet.getByRole("alert");
    expect(problem.textContent).toBe("Please enter at most 100, where your range ends.");
    expect(lowest.getAttribute("aria-describedby")).toBe(problem.id);
    expect(lowest.getAttribute("aria-invalid")).toBe("true");
    expect(pounds(sheet, "Highest").getAttribute("aria-invalid")).toBe("false");
  });

  it("adds one history entry for several drags", async () => {
    await openCategory(aShop(), "/category/blinds?room=office");
    const sheet = await openFilters();
    for (const value of ["20", "40", "60"]) {
      fireEvent.change(slider(sheet, "Lowest price"), { target: { value } });
      await waitFor(() => expect(url()).toBe(`/category/blinds?price=${value}-500&room=office`));
    }

    await press(screen.getByRole("button", { name: "Back", hidden: true }));

    await waitFor(() => expect(url()).toBe("/category/blinds?room=office"));
  });
});

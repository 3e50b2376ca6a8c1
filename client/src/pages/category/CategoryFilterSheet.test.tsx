import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { press, pressKey } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { CategoryPage } from "./CategoryPage";

const aShop = () =>
  CatalogueShop.with([
    { name: "Roller", basePricePence: 5000, carries: { materials: ["fabric"], colors: ["white"], rooms: ["bedroom"] } },
    { name: "Wooden", basePricePence: 8400, carries: { materials: ["wood"], colors: ["gray"], rooms: ["bedroom"] } },
    { name: "Slim", basePricePence: 6000, carries: { materials: ["fabric"], colors: ["gray"], rooms: ["office"] } },
  ]);

const open = (shop: CatalogueShop, search = "") =>
  renderInShop(
    <>
      <Suspense>
        <Routes>
          <Route path="/category/:slug" element={<CategoryPage />} />
        </Routes>
      </Suspense>
      <CurrentUrl />
    </>,
    shop.link,
    `/category/blinds${search}`,
  );

const url = () => screen.getByRole("status", { name: "URL", hidden: true }).textContent;
const filtersButton = (name: string | RegExp = /^Filters/) => screen.findByRole("button", { name });
const openSheet = async () => {
  await userEvent.click(await filtersButton());
  return within(await screen.findByRole("dialog", { name: "Filters" }));
};
type Sheet = Awaited<ReturnType<typeof openSheet>>;
const box = (sheet: Sheet, name: string | RegExp) => sheet.getByRole<HTMLInputElement>("checkbox", { name });

describe("the Filters button", () => {
  it.each([
    ["", "Filters"],
    ["?room=office", "Filters, 1 chosen 1"],
    ["?room=office&price=0-100&search=slim", "Filters, 3 chosen 3"],
    ["?sort=newest", "Filters"],
  ])("has for %j the count of filters: %s", async (search, name) => {
    await open(aShop(), search);
    const button = await filtersButton();
    expect(button.textContent?.replace(/(\d)$/, " $1").replace(", ", ", ")).toBe(name);
  });

  it("opens the sheet and gets the focus back on Escape", async () => {
    await open(aShop());
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
    await open(aShop());
    const sheet = await openSheet();
    const names = sheet.getAllByRole("group").map((group) => within(group).queryByText(/./, { selector: "legend" }));
    expect(names.map((legend) => legend?.firstChild?.textContent)).toEqual([
      "Price",
      "Material",
      "Colour",
      "Room",
      "Features",
    ]);
  });

  it("announce the number of products after each change", async () => {
    await open(aShop());
    const sheet = await openSheet();
    expect(sheet.getByRole("status").textContent).toBe("3 products");
    await press(box(sheet, /^office/));
    await waitFor(() => expect(sheet.getByRole("status").textContent).toBe("1 product"));
    expect(sheet.getByRole("button", { name: "Show 1 product" })).toBeDefined();
  });

  it("toggle with the space bar and keep the focus", async () => {
    await open(aShop());
    const sheet = await openSheet();
    box(sheet, /^fabric/).focus();

    await pressKey(" ");

    await waitFor(() => expect(url()).toBe("/category/blinds?material=fabric"));
    expect(document.activeElement).toBe(box(sheet, /^fabric/));
    await pressKey(" ");
    await waitFor(() => expect(url()).toBe("/category/blinds"));
  });

  it("combine with OR within a facet and with AND between facets", async () => {
    await open(aShop());
    const sheet = await openSheet();
    await press(box(sheet, /^gray/));
    await sheet.findByRole("button", { name: "Show 2 products" });
    await press(box(sheet, /^white/));
    await sheet.findByRole("button", { name: "Show 3 products" });
    await press(box(sheet, /^office/));
    await sheet.findByRole("button", { name: "Show 1 product" });
    expect(url()).toBe("/category/blinds?color=white&color=gray&room=office");
  });

  it("are cleared together, which disables the button", async () => {
    await open(aShop(), "?room=office&material=fabric&sort=newest");
    const sheet = await openSheet();
    const clear = sheet.getByRole<HTMLButtonElement>("button", { name: "Clear Filters" });
    expect(clear.disabled).toBe(false);

    await press(clear);

    await sheet.findByRole("button", { name: "Show 3 products" });
    expect(clear.disabled).toBe(true);
    expect(sheet.getAllByRole<HTMLInputElement>("checkbox").some(({ checked }) => checked)).toBe(false);
    expect(url()).toBe("/category/blinds?sort=newest");
  });

  it("stay enabled when checked, even with no products", async () => {
    await open(aShop(), "?room=office&material=wood");
    const sheet = await openSheet();
    const wood = box(sheet, /^wood/);
    expect([wood.checked, wood.disabled]).toEqual([true, false]);
    await press(wood);
    await sheet.findByRole("button", { name: "Show 1 product" });
  });

  it("accumulate while the list is loading", async () => {
    const shop = aShop();
    await open(shop);
    const sheet = await openSheet();
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
    await open(aShop(), "?price=50-500");
    const sheet = await openSheet();
    expect(slider(sheet, "Lowest price").getAttribute("aria-valuetext")).toBe("£50");
    expect(slider(sheet, "Highest price").getAttribute("aria-valuetext")).toBe("£500 and over");
    expect(sheet.getByText("£50 and over")).toBeDefined();
  });

  it("is hidden when every product is above its range", async () => {
    const shop = CatalogueShop.with([{ name: "Pergola", basePricePence: 249_900 }]);
    shop.leastPricePence = 249_900;
    await open(shop);
    const sheet = await openSheet();
    expect(sheet.queryByRole("slider")).toBeNull();
  });

  it("is shown while a range is selected", async () => {
    const shop = CatalogueShop.with([{ name: "Pergola", basePricePence: 249_900 }]);
    shop.leastPricePence = 249_900;
    await open(shop, "?price=0-100");
    const sheet = await openSheet();
    expect(sheet.getAllByRole("slider")).toHaveLength(2);
  });

  it("applies a typed price on blur", async () => {
    await open(aShop());
    const sheet = await openSheet();
    await userEvent.clear(pounds(sheet, "Lowest"));
    await userEvent.type(pounds(sheet, "Lowest"), "55");
    expect(url()).toBe("/category/blinds");

    await act(async () => void fireEvent.blur(pounds(sheet, "Lowest")));

    await waitFor(() => expect(url()).toBe("/category/blinds?price=50-500"));
    expect(pounds(sheet, "Lowest").value).toBe("50");
  });

  it("refuses a lower end above the upper one, at its field", async () => {
    await open(aShop(), "?price=50-100");
    const sheet = await openSheet();
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
    await open(aShop(), "?room=office");
    const sheet = await openSheet();
    for (const value of ["20", "40", "60"]) {
      fireEvent.change(slider(sheet, "Lowest price"), { target: { value } });
      await waitFor(() => expect(url()).toBe(`/category/blinds?price=${value}-500&room=office`));
    }

    await press(screen.getByRole("button", { name: "Back", hidden: true }));

    await waitFor(() => expect(url()).toBe("/category/blinds?room=office"));
  });
});

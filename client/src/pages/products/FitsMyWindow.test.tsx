import { act, fireEvent, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, it } from "vitest";
import { addWindow, roomNamed, typeWindow } from "../../features/windows/change-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { CatalogueShop } from "../../test/catalogue-shop";
import { openFilters } from "../../test/category-screen";
import { CurrentUrl } from "../../test/CurrentUrl";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { ProductsPage } from "./ProductsPage";

beforeEach(() => {
  localStorage.clear();
  windowsStore.forget();
});

const FIGURES = { kind: "CASEMENT", widths: [47.2441], drops: [55.1181] };
const IN_URL = "fits=kind_CASEMENT*widths_47.2441*drops_55.1181";

function measureKitchen(name = "left", room = "Kitchen") {
  const key = addWindow(name, "CASEMENT", roomNamed(room));
  typeWindow(key, { widthTop: 47.2441, dropLeft: 55.1181 });
}

async function open(search = "") {
  const shop = CatalogueShop.withProducts(2);
  await renderInShop(
    <>
      <Suspense>
        <ProductsPage />
      </Suspense>
      <CurrentUrl />
    </>,
    shop.link,
    `/products${search}`,
  );
  await screen.findByText("Showing 2 products");
  return shop;
}

const url = () => screen.getByRole("status", { name: "URL", hidden: true }).textContent;
const chips = () =>
  within(screen.getByRole("group", { name: "Chosen filters" }))
    .queryAllByRole("button")
    .map(({ textContent }) => textContent);
const select = async () => (await openFilters()).findByRole("combobox", { name: "Fits my window" });
/** Chooses, and waits until the list that follows is shown. */
const choose = (field: HTMLElement, label: string) =>
  act(async () => {
    const option = within(field).getByRole<HTMLOptionElement>("option", { name: label });
    fireEvent.change(field, { target: { value: option.value } });
  });
const inSheet = () => within(screen.getByRole("dialog", { name: "Filters" }));

it("narrows a list to what fits a window of this browser, by figures in the URL and with its name on the chip", async () => {
  measureKitchen();
  const shop = await open("?sort=newest");
  await choose(await select(), "Kitchen, left");
  expect(shop.asked.at(-1)?.filter).toMatchObject({ fits: { window: FIGURES } });
  await press(await inSheet().findByRole("button", { name: "Show 2 products" }));
  expect(url()).toBe(`/products?${IN_URL}&sort=newest`);
  expect(chips()).toEqual(["Remove filter: Fits Kitchen, left", "Clear Filters"]);

  await choose(await select(), "Any window");
  expect(url()).toBe("/products?sort=newest");
});

it("is not offered where no window is measured", async () => {
  await open();
  expect((await openFilters()).queryByRole("combobox", { name: "Fits my window" })).toBeNull();
});

it("follows a link of somebody else's window, and takes it back", async () => {
  const shop = await open(`?${IN_URL}`);
  expect(chips()).toEqual(["Remove filter: Fits the window of this link", "Clear Filters"]);
  expect(shop.asked.at(-1)?.filter).toMatchObject({ fits: { window: FIGURES } });
  await press(screen.getByRole("button", { name: "Clear Filters" }));
  expect(url()).toBe("/products");
});

it("offers the window of a link beside the own ones", async () => {
  measureKitchen();
  await open("?fits=kind_ROOF");
  const options = within(await select()).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ text, selected }) => [text, selected])).toEqual([
    ["Any window", false],
    ["Kitchen, left", false],
    ["The window of this link", true],
  ]);
});

it("knows a window with a long name by its figures, and two with the same as one choice", async () => {
  const [long, room] = ["l".repeat(40), "r".repeat(40)];
  measureKitchen(long, room);
  measureKitchen();
  await open(`?${IN_URL}`);
  const name = `${room}, ${long} and Kitchen, left`;
  const options = within(await select()).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ text, selected }) => [text, selected])).toEqual([
    ["Any window", false],
    [name, true],
  ]);
});

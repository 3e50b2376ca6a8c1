import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { writeSaved } from "../../lib/saved-ids";
import { aProduct } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WishlistPage } from "./WishlistPage";

const PRODUCTS = ["Wooden Blinds", "Roman Blinds", "Linen Curtains"].map((name, index) =>
  aProduct({ id: `p${index + 1}`, slug: `product-${index + 1}`, name }),
);

beforeEach(() => localStorage.clear());

async function openPage(...saved: string[]) {
  const asked: string[][] = [];
  if (saved.length > 0) localStorage.setItem("wishlist", writeSaved(saved));
  const link = schemaLink({
    productsByIds: ({ ids }: { ids: string[] }) => {
      asked.push(ids);
      return ids.flatMap((id) => PRODUCTS.find((product) => product["id"] === id) ?? []);
    },
  });
  await renderInShop(<WishlistPage />, link, "/wishlist");
  return asked;
}

const names = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status").textContent;

it("shows the saved products, the latest first, with their lowest price", async () => {
  const asked = await openPage("p3", "p1");
  expect(names()).toEqual(["Linen Curtains", "Wooden Blinds"]);
  expect(screen.getAllByRole("article")[0]?.textContent).toContain("from £84 measured & fitted");
  expect(status()).toBe("2 products");
  expect(asked).toEqual([["p3", "p1"]]);
});

it("shows an empty state with a link, without a request", async () => {
  const asked = await openPage();
  expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
  expect(asked).toEqual([]);
});

describe("taking one off", () => {
  it("focuses the next card, and restores the product at its position, without a request", async () => {
    const asked = await openPage("p1", "p2", "p3");
    await press("Remove Roman Blinds from wishlist");
    expect(names()).toEqual(["Wooden Blinds", "Linen Curtains"]);
    expect(status()).toBe("Roman Blinds removed, 2 products left.");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Linen Curtains from wishlist");

    await press("Undo");
    expect(names()).toEqual(["Wooden Blinds", "Roman Blinds", "Linen Curtains"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Roman Blinds from wishlist");
    expect(asked).toHaveLength(1);
  });

  it("shows the empty state with undo", async () => {
    await openPage("p1");
    await press("Remove Wooden Blinds from wishlist");
    expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Undo");
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual(["Wooden Blinds"]);
  });
});

it("keeps products that are not sold at the moment, and says so", async () => {
  await openPage("p1", "p77");
  expect(names()).toEqual(["Wooden Blinds"]);
  expect(screen.getByText("One product that you saved is not sold at the moment.")).toBeTruthy();
  expect(status()).toBe("1 product");
  expect(localStorage.getItem("wishlist")).toBe(writeSaved(["p1", "p77"]));
});

it("takes products that are not sold at the moment off the list on one press", async () => {
  await openPage("p1", "p77", "p78");
  await press("Take them off the list");
  expect(screen.queryByText(/not sold at the moment/)).toBeNull();
  expect(names()).toEqual(["Wooden Blinds"]);
  expect(localStorage.getItem("wishlist")).toBe(writeSaved(["p1"]));
  expect(document.activeElement?.closest("li")?.textContent).toContain("Wooden Blinds");
});

it("is empty once the only product, which is not sold, is taken off", async () => {
  await openPage("p77");
  await press("Take it off the list");
  expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeTruthy();
  expect(localStorage.getItem("wishlist")).toBe(writeSaved([]));
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MOST_SAVED, writeSaved } from "../../lib/saved-ids";
import { aProduct } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WishlistPage } from "./WishlistPage";

const PRODUCTS = ["Wooden Blinds", "Roman Blinds", "Linen Curtains", "Awnings"].map((name, index) =>
  aProduct({ id: `p${index + 1}`, slug: `product-${index + 1}`, name }),
);

beforeEach(() => localStorage.clear());

async function openPage(saved: readonly string[], hold?: Promise<void>) {
  const asked: string[][] = [];
  localStorage.setItem("wishlist", writeSaved(saved));
  const link = schemaLink({
    productsByIds: async ({ ids }: { ids: string[] }) => {
      asked.push(ids);
      await hold;
      return ids.flatMap((id) => PRODUCTS.find((product) => product["id"] === id) ?? []);
    },
  });
  const page = await renderInShop(<WishlistPage />, link, "/wishlist");
  return { asked, ...page };
}

const names = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("link").textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status").textContent;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const saveInOtherTab = (ids: readonly string[]) =>
  act(async () => {
    const newValue = writeSaved(ids);
    localStorage.setItem("wishlist", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "wishlist", newValue }));
  });

describe("the wishlist", () => {
  it("announces that it is loading", async () => {
    const answer = Promise.withResolvers<void>();
    await openPage(["p1"], answer.promise);
    expect(screen.getByText("Loading").getAttribute("role")).toBe("status");
    expect(screen.getByRole("heading", { level: 1, name: "Wishlist" })).toBeDefined();
    await act(async () => answer.resolve());
    expect(await screen.findByRole("link", { name: "Wooden Blinds" })).toBeDefined();
  });

  it("uses the singular for one product", async () => {
    await openPage(["p1"]);
    expect(status()).toBe("1 product");
  });

  it("follows changes of another tab", async () => {
    const { asked } = await openPage(["p1"]);
    await saveInOtherTab(["p2", "p1"]);
    await waitFor(() => expect(names()).toEqual(["Roman Blinds", "Wooden Blinds"]));
    await saveInOtherTab(["p2"]);
    await waitFor(() => expect(names()).toEqual(["Roman Blinds"]));
    expect(asked).toEqual([["p1"], ["p2", "p1"]]);
  });

  it("keeps products off sale at their places while others are removed and put back", async () => {
    await openPage(["p77", "p1", "p78", "p2", "p3"]);
    expect(screen.getByText("2 products that you saved are not sold at the moment.")).toBeDefined();
    expect(status()).toBe("3 products");
    await press("Remove Wooden Blinds from wishlist");
    expect(status()).toBe("Wooden Blinds removed, 2 products left.");
    expect(focused()).toBe("Remove Roman Blinds from wishlist");
    await press("Undo");
    expect(names()).toEqual(["Wooden Blinds", "Roman Blinds", "Linen Curtains"]);
    expect(localStorage.getItem("wishlist")).toBe(writeSaved(["p77", "p1", "p78", "p2", "p3"]));
  });

  it("says that there is nothing to show when no saved product is sold", async () => {
    await openPage(["p77"]);
    expect(screen.getByRole("heading", { name: "Nothing to show at the moment" })).toBeDefined();
    expect(screen.getByText("One product that you saved is not sold at the moment.")).toBeDefined();
    expect(status()).toBe("No products");
    expect(localStorage.getItem("wishlist")).toBe(writeSaved(["p77"]));
  });

  it("requests at most the maximum number of products", async () => {
    const { asked } = await openPage(Array.from({ length: MOST_SAVED + 5 }, (_, index) => `${index}`));
    expect(asked[0]).toHaveLength(MOST_SAVED);
  });
});

describe("removing several products", () => {
  it("undoes the last removal only", async () => {
    await openPage(["p1", "p2", "p3", "p4"]);
    await press("Remove Roman Blinds from wishlist");
    await press("Remove Awnings from wishlist");
    expect(status()).toBe("Awnings removed, 2 products left.");
    expect(focused()).toBe("Remove Linen Curtains from wishlist");

    await press("Undo");

    expect(names()).toEqual(["Wooden Blinds", "Linen Curtains", "Awnings"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("moves the focus to the last card, then to Undo", async () => {
    await openPage(["p1", "p2"]);
    await press("Remove Roman Blinds from wishlist");
    expect(focused()).toBe("Remove Wooden Blinds from wishlist");
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeDefined();
    expect(status()).toBe("Wooden Blinds removed, none left.");
    expect(focused()).toBe("Undo");
  });

  it("is stored", async () => {
    const { unmount } = await openPage(["p1", "p2"]);
    await press("Remove Roman Blinds from wishlist");
    unmount();
    expect(localStorage.getItem("wishlist")).toBe(writeSaved(["p1"]));
  });
});

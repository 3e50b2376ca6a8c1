import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { wishlistStore } from "../../features/wishlist/wishlist-store";
import { MOST_SAVED } from "../../lib/saved-ids";
import { button, line, openCart } from "../../test/cart-page";
import { CartShop } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";

const notices = collectNotices();
const MOVE = "Move to wishlist: Wooden Blinds";
const ID = "p1";

beforeEach(() => wishlistStore.replace([]));

it("moves the product of a line to the wishlist, with Undo in its place", async () => {
  const shop = new CartShop({ wooden: 2, roller: 1 });
  await openCart(shop);
  await userEvent.click(await button(MOVE));
  const undo = await button("Undo moving Wooden Blinds");
  expect(undo.closest("li")?.textContent).toContain("Wooden Blinds moved to your wishlist");
  expect(shop.quantities).toEqual({ roller: 1 });
  expect(wishlistStore.current()).toEqual([ID]);
  await waitFor(() => expect(document.activeElement).toBe(undo));

  await userEvent.click(undo);
  await screen.findByRole("heading", { name: "Items (3)" });
  expect(shop.added).toMatchObject([{ quantity: 2, width: 47.2441, material: "Premium Wood" }]);
  expect(wishlistStore.current()).toEqual([]);
});

it("Undo leaves on the wishlist what was there before", async () => {
  wishlistStore.save(ID);
  await openCart(new CartShop({ wooden: 1, roller: 1 }));
  await userEvent.click(await button(MOVE));
  await userEvent.click(await button("Undo moving Wooden Blinds"));
  await screen.findByRole("heading", { name: "Items (2)" });
  expect(wishlistStore.current()).toEqual([ID]);
});

it("changes nothing without a connection", async () => {
  const shop = new CartShop({ wooden: 1 });
  shop.failures.set("RemoveCartLine", undefined);
  await openCart(shop);
  await userEvent.click(await button(MOVE));
  await waitFor(() => expect(notices).toMatchObject([{ title: "Item not removed" }]));
  expectLogged("Item not removed");
  expect(shop.quantities).toEqual({ wooden: 1 });
  expect(wishlistStore.current()).toEqual([]);
});

it("keeps the line where the wishlist is full", async () => {
  wishlistStore.replace(Array.from({ length: MOST_SAVED }, (_, index) => `full-${index}`));
  const shop = new CartShop({ wooden: 1 });
  await openCart(shop);
  await userEvent.click(await button(MOVE));
  await waitFor(() => expect(notices).toMatchObject([{ title: "Your wishlist is full" }]));
  expect(shop.quantities).toEqual({ wooden: 1 });
});

it("is not offered for what is no longer sold", async () => {
  await openCart(new CartShop({ roller: 1 }));
  expect((await line("Custom Product")).queryByRole("button", { name: /wishlist/ })).toBeNull();
  expect(within(document.body).getByRole("button", { name: "Remove Custom Product" })).toBeDefined();
});

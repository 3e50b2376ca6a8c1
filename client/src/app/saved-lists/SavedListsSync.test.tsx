import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { savedInspirations } from "../../features/inspirations/saved-inspirations";
import { addWindow } from "../../features/windows/change-windows";
import { changeOwner, windowsStore } from "../../features/windows/windows-store";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { wishlistStore } from "../../features/wishlist/wishlist-store";
import { useSignOut } from "../../layout/navigation/useSignOut";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { listsOwner } from "./lists-owner";
import { SavedListsSync } from "./SavedListsSync";

function Saved() {
  const signOut = useSignOut();
  return (
    <>
      <p>Saved: {useWishlist().ids.join() || "none"}</p>
      <button onClick={signOut}>Sign Out</button>
    </>
  );
}

const notices = collectNotices();
beforeEach(() => {
  localStorage.clear();
  windowsStore.forget();
  wishlistStore.replace([]);
  savedInspirations.replace([]);
});

async function open(shop: AccountShop) {
  await renderInShop(
    <CartProvider>
      <SavedListsSync />
      <Saved />
    </CartProvider>,
    shop.link,
  );
  return shop;
}
const shows = (ids: string) => screen.findByText(`Saved: ${ids}`);

it("leaves a guest's lists alone and sends nothing", async () => {
  const shop = new AccountShop();
  shop.isSignedIn = false;
  wishlistStore.save("p1");
  await open(shop);
  expect(await shows("p1")).toBeTruthy();
  expect(shop.asked.map(({ name }) => name)).toEqual(["Cart"]);
});

it("merges a guest's lists with the account's at sign-in", async () => {
  const shop = new AccountShop();
  shop.savedProductIds = ["p7"];
  wishlistStore.save("p1");
  savedInspirations.save("coastal-living-room");
  await open(shop);
  expect(await shows("p1,p7")).toBeTruthy();
  expect(shop.savedInspirationIds).toEqual(["coastal-living-room"]);
  expect(listsOwner.read()).toBe("1");
});

it("shows what another device has saved and removed", async () => {
  listsOwner.write("1");
  wishlistStore.save("p1");
  const shop = new AccountShop();
  shop.savedProductIds = ["p7", "p8"];
  await open(shop);
  expect(await shows("p7,p8")).toBeTruthy();
  expect(shop.changed).toEqual([]);
});

it("never gives one account the list of another in the same browser", async () => {
  listsOwner.write("another");
  wishlistStore.save("p1");
  const shop = await open(new AccountShop());
  expect(await shows("none")).toBeTruthy();
  expect(shop.savedProductIds).toEqual([]);
});

it("sends every press to the account, quick ones in order", async () => {
  const shop = new AccountShop();
  shop.savedProductIds = ["p7"];
  await open(shop);
  await shows("p7");
  await act(async () => {
    wishlistStore.save("p1");
    wishlistStore.save("p2");
    wishlistStore.remove("p7");
  });
  await waitFor(() => expect(shop.savedProductIds).toEqual(["p2", "p1"]));
  expect(await shows("p2,p1")).toBeTruthy();
});

it("reverts a refused change, and shows a notice", async () => {
  const shop = new AccountShop();
  await open(shop);
  await waitFor(() => expect(listsOwner.read()).toBe("1"));
  shop.failures.set("KeepSaved", shopError("RATE_LIMITED", "Please try again in 20 seconds."));
  await act(async () => void wishlistStore.save("p1"));
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: "failure", title: "Your list is as it was", description: "Please try again in 20 seconds." },
    ]),
  );
  expect(await shows("none")).toBeTruthy();
});

it("leaves an empty list behind after signing out; the account keeps its own", async () => {
  const shop = new AccountShop();
  shop.savedProductIds = ["p7"];
  await open(shop);
  await shows("p7");
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await shows("none")).toBeTruthy();
  expect(shop.savedProductIds).toEqual(["p7"]);
  expect(listsOwner.read()).toBeNull();
});

it("leaves no windows of the account behind after signing out, except what it was never sent", async () => {
  listsOwner.write("a1");
  changeOwner("a1");
  addWindow("left", "CASEMENT", null);
  const shop = new AccountShop();
  shop.isSignedIn = false;
  await open(shop);
  await waitFor(() => expect(windowsStore.current().windows).toEqual([]));
  changeOwner("a1");
  expect(windowsStore.current().windows).toMatchObject([{ change: { name: "left" } }]);
});

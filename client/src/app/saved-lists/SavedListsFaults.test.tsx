import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { savedInspirations, useSavedInspirations } from "../../features/inspirations/saved-inspirations";
import { useWishlist } from "../../features/wishlist/useWishlist";
import { wishlistStore } from "../../features/wishlist/wishlist-store";
import { useSignOut } from "../../layout/navigation/useSignOut";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { listsOwner } from "./lists-owner";
import { SavedListsSync } from "./SavedListsSync";

function Saved() {
  const signOut = useSignOut();
  return (
    <>
      <p>Products: {useWishlist().ids.join() || "none"}</p>
      <p>Designs: {useSavedInspirations().join() || "none"}</p>
      <button onClick={signOut}>Sign Out</button>
    </>
  );
}

const notices = collectNotices();
beforeEach(() => {
  localStorage.clear();
  wishlistStore.replace([]);
  savedInspirations.replace([]);
});

const open = (shop: AccountShop) =>
  renderInShop(
    <CartProvider>
      <SavedListsSync />
      <Saved />
    </CartProvider>,
    shop.link,
  );
const products = (ids: string) => screen.findByText(`Products: ${ids}`);
const designs = (ids: string) => screen.findByText(`Designs: ${ids}`);
const isFollowed = () => waitFor(() => expect(listsOwner.read()).toBe("1"));
const SEA = "coastal-living-room";

describe("saved inspirations of an account", () => {
  it("are saved and removed like its products", async () => {
    const shop = new AccountShop();
    shop.savedInspirationIds = [SEA];
    await open(shop);
    await designs(SEA);
    await act(async () => savedInspirations.remove(SEA));
    await waitFor(() => expect(shop.savedInspirationIds).toEqual([]));
    await act(async () => void savedInspirations.save(SEA));
    await waitFor(() => expect(shop.savedInspirationIds).toEqual([SEA]));
    expect(shop.variablesOf("KeepSaved")).toEqual({ input: { inspirationIds: [SEA] } });
  });
});

describe("a failed change", () => {
  it("restores a removed product and shows a toast", async () => {
    const shop = new AccountShop();
    shop.savedProductIds = ["p7", "p8"];
    await open(shop);
    await products("p7,p8");
    shop.failures.set("RemoveSaved", shopError("SERVICE_UNAVAILABLE", "Please try again shortly."));

    await act(async () => wishlistStore.remove("p7"));

    await products("p7,p8");
    expect(notices).toEqual([
      { kind: "failure", title: "Your list is as it was", description: "Please try again shortly." },
    ]);
    expectLogged("Saved list not changed");
    expect(shop.savedProductIds).toEqual(["p7", "p8"]);
  });

  it("does not affect later changes", async () => {
    const shop = new AccountShop();
    await open(shop);
    await isFollowed();
    shop.failures.set("KeepSaved", undefined);
    await act(async () => {
      wishlistStore.save("p1");
      wishlistStore.save("p2");
    });
    await products("p2");
    await waitFor(() => expect(shop.savedProductIds).toEqual(["p2"]));
    expect(notices).toHaveLength(1);
    expectLogged("Saved list not changed");
  });
});

describe("a guest's lists", () => {
  it("stay in the browser after a failed merge, and are merged on the next page", async () => {
    const shop = new AccountShop();
    shop.savedProductIds = ["p7"];
    shop.failures.set("KeepSaved", undefined);
    wishlistStore.save("p1");
    const { unmount } = await open(shop);
    await waitFor(() => expectLogged("Saved lists not joined"));
    await products("p1");
    expect(listsOwner.read()).toBeNull();
    unmount();

    await open(shop);

    await products("p1,p7");
    expect(listsOwner.read()).toBe("1");
    expect(notices).toEqual([]);
  });

  it("send no mutation when they are empty", async () => {
    const shop = new AccountShop();
    shop.savedProductIds = ["p7"];
    await open(shop);
    await products("p7");
    expect(shop.changed).toEqual([]);
  });

  it("are empty after a sign-out", async () => {
    const shop = new AccountShop();
    shop.savedProductIds = ["p7"];
    shop.savedInspirationIds = [SEA];
    await open(shop);
    await products("p7");
    await designs(SEA);
    await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
    await products("none");
    await designs("none");
    await act(async () => void wishlistStore.save("p9"));
    await products("p9");
    expect(shop.savedProductIds).toEqual(["p7"]);
  });
});

describe("the owner of the saved lists", () => {
  it("is stored, and removed with null", () => {
    listsOwner.write("1");
    expect(listsOwner.read()).toBe("1");
    listsOwner.write(null);
    expect(listsOwner.read()).toBeNull();
  });
});

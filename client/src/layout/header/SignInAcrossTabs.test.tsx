import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { LoginPage } from "../../pages/login/LoginPage";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { AccountMenu } from "./AccountMenu";
import { CartButton } from "./CartButton";

const notices = collectNotices();

/** A tab with the header's menu, and below it whatever page. */
const openTab = async (shop: AccountShop, page = <p>A page</p>, path = "/") =>
  within(
    (
      await renderInShop(
        <CartProvider>
          <AccountMenu />
          <CartButton />
          {page}
        </CartProvider>,
        shop.link,
        path,
      )
    ).container,
  );

describe("two tabs of one visitor", () => {
  it("are both signed out when one signs out", async () => {
    const shop = new AccountShop();
    const first = await openTab(shop);
    const second = await openTab(shop);
    await second.findByRole("button", { name: "Jo" });

    await userEvent.click(await first.findByRole("button", { name: "Jo" }));
    await userEvent.click(first.getByRole("button", { name: "Sign Out" }));

    expect(await first.findByRole("button", { name: "Account" })).toBeDefined();
    expect(await second.findByRole("button", { name: "Account" })).toBeDefined();
  });

  it("are both signed in when one signs in", async () => {
    const shop = new AccountShop();
    shop.isSignedIn = false;
    const other = await openTab(shop);
    expect(await other.findByRole("button", { name: "Account" })).toBeDefined();
    await openTab(shop, <LoginPage />, "/login");

    fillFields({ Email: "jo@example.com", Password: PASSWORD });
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));

    expect(await other.findByRole("button", { name: "Jo" })).toBeDefined();
  });
});

describe("a sign-in", () => {
  it("shows a toast for lines that did not fit into the account's cart", async () => {
    const shop = new AccountShop();
    shop.isSignedIn = false;
    shop.cartNotices = ["Wooden Blinds: 3 did not fit into your cart."];
    await openTab(shop, <LoginPage />, "/login");
    fillFields({ Email: "jo@example.com", Password: PASSWORD });
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByRole("button", { name: "Jo" })).toBeDefined();
    expect(notices).toContainEqual({
      kind: "failure",
      title: "Not everything fitted into your cart",
      description: "Wooden Blinds: 3 did not fit into your cart.",
    });
  });

  it("reads the guest's cart again after a failure", async () => {
    const shop = new AccountShop();
    shop.isSignedIn = false;
    shop.failures.set("SignIn", shopError("SERVICE_UNAVAILABLE", "Please try again shortly."));
    await openTab(shop, <LoginPage />, "/login");
    const reads = () => shop.asked.filter(({ name }) => name === "Cart").length;
    const before = reads();
    fillFields({ Email: "jo@example.com", Password: PASSWORD });
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("Please try again shortly.")).toBeDefined();
    expectLogged("Account not changed");
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(screen.getByRole("button", { name: "Account" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Cart, 0 items" })).toBeDefined();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop } from "../../test/account-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { Layout } from "../Layout";
import { MenuPages } from "./MenuPages";

const CATEGORIES = [
  { id: "c1", name: "Blinds", slug: "blinds" },
  { id: "c2", name: "Sale", slug: "sale" },
];

const notices = collectNotices();

/** The menu of a visitor of this shop, and what it asks to be closed or opened. */
async function openPages(shop: AccountShop) {
  const events: string[] = [];
  await renderInShop(
    <CartProvider>
      <MenuPages
        categories={CATEGORIES}
        onLeave={() => events.push("left")}
        onEstimate={() => events.push("estimate")}
      />
    </CartProvider>,
    shop.link,
  );
  return events;
}
const link = (name: string) => screen.getByRole("link", { name });

describe("the menu of a signed-in customer", () => {
  it("lists the account pages and Sign Out", async () => {
    await openPages(new AccountShop());
    expect(await screen.findByRole("link", { name: "Orders" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
    expect(link("My Account").getAttribute("href")).toBe("/account");
  });

  it("closes and signs out", async () => {
    const shop = new AccountShop();
    const events = await openPages(shop);
    await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(notices[0]?.title).toBe("You are signed out"));
    expect(events).toEqual(["left"]);
    expect(shop.changed).toEqual(["SignOut"]);
    expect(await screen.findByRole("link", { name: "Sign In" })).toBeDefined();
  });

  it("shows a toast and stays signed in after a network failure", async () => {
    const shop = new AccountShop();
    shop.failures.set("SignOut", undefined);
    await openPages(shop);
    await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(notices[0]?.title).toBe("You are still signed in"));
    expectLogged("Not signed out");
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
  });
});

describe("the menu of a guest", () => {
  it("calls onLeave for links and onEstimate for the estimate", async () => {
    const shop = new AccountShop();
    shop.isSignedIn = false;
    const events = await openPages(shop);
    await userEvent.click(link("Wishlist"));
    await userEvent.click(link("Sale"));
    await userEvent.click(screen.getByRole("button", { name: "Estimate a price" }));
    expect(events).toEqual(["left", "left", "estimate"]);
  });
});

describe("the sheet", () => {
  const open = async (path = "/") => {
    await renderInShop(
      <Suspense>
        <CartProvider>
          <Layout>
            <CurrentUrl />
          </Layout>
        </CartProvider>
      </Suspense>,
      new ShellShop().link,
      path,
    );
    const opener = await screen.findByRole("button", { name: "Menu" });
    await userEvent.click(opener);
    return { opener, menu: within(await screen.findByRole("dialog", { name: "Menu" })) };
  };

  it("takes the focus and returns it on Escape", async () => {
    const { opener } = await open();
    const dialog = screen.getByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("marks the current page", async () => {
    const { menu } = await open("/category/shutters");
    const current = menu.getAllByRole("link").filter((each) => each.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent)).toEqual(["Shutters"]);
  });

  it("shows phone number and opening hours", async () => {
    const { menu } = await open();
    expect(menu.getByRole("link", { name: "020 7946 0123" }).getAttribute("href")).toBe("tel:02079460123");
    expect(menu.getByText("Mon–Fri 9am–6pm")).toBeDefined();
  });

  it("closes when a link is followed", async () => {
    const { menu } = await open();
    await userEvent.click(menu.getByRole("link", { name: "Materials" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("status", { name: "URL" }).textContent).toBe("/materials");
  });
});

import { ApolloLink, Observable } from "@apollo/client";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop } from "../../test/account-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { AccountMenu } from "./AccountMenu";

const notices = collectNotices();

const never = new ApolloLink(() => new Observable(() => undefined));
const open = (link: ApolloLink) =>
  renderInShop(
    <CartProvider>
      <AccountMenu />
    </CartProvider>,
    link,
  );
const entries = () =>
  [...screen.queryAllByRole("listitem")].map((entry) => [
    entry.textContent,
    entry.querySelector("a")?.getAttribute("href") ?? null,
  ]);
const GUEST = [
  ["Sign In", "/login"],
  ["Register", "/register"],
  ["My Account", "/account"],
  ["My windows", "/windows"],
  ["Your quotes", "/quotes"],
];

it("has a neutral label until the visitor is known", async () => {
  await open(never);
  await userEvent.click(screen.getByRole("button", { name: "Account" }));
  expect(entries()).toEqual(GUEST);
});

it("shows a guest the links to sign-in and registration", async () => {
  const shop = new AccountShop();
  shop.isSignedIn = false;
  await open(shop.link);
  await userEvent.click(screen.getByRole("button", { name: "Account" }));
  expect(entries()).toEqual(GUEST);
});

it("shows a signed-in customer the first name and account links, without a request of its own", async () => {
  const shop = new AccountShop();
  await open(shop.link);
  await userEvent.click(await screen.findByRole("button", { name: "Jo" }));
  expect(entries()).toEqual([
    ["My Account", "/account"],
    ["Orders", "/account/orders"],
    ["My windows", "/windows"],
    ["Your quotes", "/quotes"],
    ["Sign Out", null],
  ]);
  expect(shop.asked.map(({ name }) => name)).toEqual(["Cart"]);
});

it("signs out with the keyboard, and is a guest's menu again", async () => {
  const shop = new AccountShop();
  await open(shop.link);
  (await screen.findByRole("button", { name: "Jo" })).focus();
  await userEvent.keyboard("{End}");
  expect(document.activeElement?.textContent).toBe("Sign Out");
  await userEvent.keyboard("{Enter}");
  const trigger = await screen.findByRole("button", { name: "Account" });
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(shop.changed).toEqual(["SignOut"]);
  expect(notices[0]?.title).toBe("You are signed out");
});

it("stays signed in when the shop can't be reached, and shows a notice", async () => {
  const shop = new AccountShop();
  shop.failures.set("SignOut", undefined);
  await open(shop.link);
  await userEvent.click(await screen.findByRole("button", { name: "Jo" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(notices[0]?.title).toBe("You are still signed in"));
  expectLogged("Not signed out");
  expect(screen.getByRole("button", { name: "Jo" })).toBeTruthy();
});

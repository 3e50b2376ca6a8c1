import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { LoginPage } from "./LoginPage";

async function open(path = "/login", shop = new AccountShop(), isSignedIn = false) {
  shop.isSignedIn = isSignedIn;
  await renderInShop(
    <CartProvider>
      <CurrentUrl />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </CartProvider>,
    shop.link,
    path,
  );
  return shop;
}

const signIn = () => userEvent.click(screen.getByRole("button", { name: "Sign in" }));
const url = () => screen.getByLabelText("URL").textContent;

it("signs in, goes on to the account, and reads the cart again", async () => {
  const shop = await open();
  fillFields({ Email: " Jo@Example.com ", Password: PASSWORD });
  await signIn();
  await waitFor(() => expect(url()).toBe("/account"));
  expect(shop.variablesOf("SignIn")).toEqual({ input: { email: "jo@example.com", password: PASSWORD } });
  expect(shop.asked.at(-1)?.name).toBe("Cart");
});

it.each([
  ["/login?next=%2Fcheckout", "/checkout"],
  ["/login?next=%2F%2Fevil.example", "/account"],
  ["/login?next=https%3A%2F%2Fevil.example", "/account"],
  ["/login?next=%2F%5Cevil.example", "/account"],
])("goes on from %s to %s", async (path, next) => {
  await open(path);
  fillFields({ Email: "jo@example.com", Password: PASSWORD });
  await signIn();
  await waitFor(() => expect(url()).toBe(next));
});

it("redirects signed-in customers", async () => {
  await open("/login?next=%2Fwishlist", new AccountShop(), true);
  await waitFor(() => expect(url()).toBe("/wishlist"));
});

it("shows wrong credentials at the form, and keeps what was typed", async () => {
  await open();
  fillFields({ Email: "jo@example.com", Password: "wrong" });
  await signIn();
  expect(await screen.findByText("That e-mail address and password don't go together.")).toBeTruthy();
  expect([field("Email").value, field("Password").value]).toEqual(["jo@example.com", "wrong"]);
  expect(url()).toBe("/login");
});

it.each([
  [shopError("RATE_LIMITED", "That was a little too often. Please try again in 2 minutes."), /again in 2 minutes/],
  [undefined, "We can't reach the shop. Please check your connection and try again."],
])("shows other failures at the form (%#)", async (failure, sentence) => {
  const shop = new AccountShop();
  shop.failures.set("SignIn", failure);
  await open("/login", shop);
  fillFields({ Email: "jo@example.com", Password: PASSWORD });
  await signIn();
  expect(await screen.findByText(sentence)).toBeTruthy();
  if (!failure) expectLogged("Account not changed");
  await signIn();
  await waitFor(() => expect(url()).toBe("/account"));
});

it("requires both fields", async () => {
  const shop = await open();
  await signIn();
  expect(describedBy("Email")).toBe("Please enter a valid email address");
  expect(describedBy("Password")).toBe("Please enter your password");
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(shop.changed).toEqual([]);
});

it("shows the password and hides it again", async () => {
  await open();
  const password = field("Password");
  expect([password.type, password.autocomplete, field("Email").autocomplete]).toEqual([
    "password",
    "current-password",
    "username",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.type).toBe("password");
});

it("links to a forgotten password and to registration", async () => {
  await open();
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Forgotten your password?")).toBe("/forgotten-password");
  expect(href("Create an account")).toBe("/register");
});

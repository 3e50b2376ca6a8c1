import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { RegisterPage } from "./RegisterPage";

const VALID = { "First name": "Jo", "Last name": "Whitfield", Email: "jo@example.com", Password: "three plain words" };

async function open(shop = new AccountShop()) {
  shop.isSignedIn = false;
  const page = await renderInShop(
    <CartProvider>
      <RegisterPage />
    </CartProvider>,
    shop.link,
    "/register",
  );
  return { shop, ...page };
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Create account" }));

beforeEach(() => sessionStorage.clear());

it("shows the password rule, and has autofill attributes", async () => {
  await open();
  expect(describedBy("Password")).toContain("At least 10 characters");
  const tokens = Object.keys(VALID).map((label) => field(label).autocomplete);
  expect(tokens).toEqual(["given-name", "family-name", "email", "new-password"]);
});

it("sends the form and asks to check the inbox", async () => {
  const { shop } = await open();
  fillFields(VALID);
  await send();
  const heading = await screen.findByRole("heading", { name: "Look in your inbox" });
  expect(heading.closest("section")).toBe(document.activeElement);
  expect(screen.getByText("jo@example.com")).toBeTruthy();
  expect(shop.variablesOf("Register")).toEqual({
    input: { firstName: "Jo", lastName: "Whitfield", email: "jo@example.com", password: "three plain words" },
  });
});

it.each([
  ["First name", "J", "First name must be at least 2 characters"],
  ["Last name", "", "Last name must be at least 2 characters"],
  ["Email", "jo@", "Please enter a valid email address"],
  ["Password", "too short", "Password must be at least 10 characters"],
])("refuses %s “%s” at its field", async (label, typed, sentence) => {
  const { shop } = await open();
  fillFields({ ...VALID, [label]: typed });
  await send();
  expect(describedBy(label)).toBe(sentence);
  expect(shop.changed).toEqual([]);
});

it("keeps the spaces of a password", async () => {
  const { shop } = await open();
  fillFields({ ...VALID, Password: "  spaces too  " });
  await send();
  await screen.findByRole("heading", { name: "Look in your inbox" });
  expect(shop.variablesOf("Register")).toMatchObject({ input: { password: "  spaces too  " } });
});

it("shows validation errors of the server at their fields", async () => {
  const shop = new AccountShop();
  const sentence = "This password is among the commonest. Please choose another";
  const refusal = shopError("BAD_USER_INPUT", "No");
  refusal.extensions["fields"] = { password: sentence };
  shop.failures.set("Register", refusal);
  await open(shop);
  fillFields({ ...VALID, Password: "basketball" });
  await send();
  await waitFor(() => expect(describedBy("Password")).toBe(sentence));
});

it.each([
  ["1234567890", "Password must not be a row of keys, or the same again and again"],
  ["Jo Whitfield", "Password must not be your name or e-mail address"],
])("shows an error at the field for %s, and sends nothing", async (password, sentence) => {
  const shop = new AccountShop();
  await open(shop);
  fillFields({ ...VALID, Password: password });
  await send();
  await waitFor(() => expect(describedBy("Password")).toBe(sentence));
  expect(shop.variablesOf("Register")).toBeUndefined();
});

it("keeps the draft, but never the password", async () => {
  const { unmount } = await open();
  fillFields(VALID);
  unmount();
  await open();
  expect(Object.keys(VALID).map((label) => field(label).value)).toEqual(["Jo", "Whitfield", "jo@example.com", ""]);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain("plain words");
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { CurrentUrl } from "../../test/CurrentUrl";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { ForgottenPasswordPage } from "../forgotten-password/ForgottenPasswordPage";
import { RegisterPage } from "../register/RegisterPage";
import { LoginPage } from "./LoginPage";

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";
const url = () => screen.getByLabelText("URL").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => sessionStorage.clear());

async function open(path: string, shop = new AccountShop()) {
  shop.isSignedIn = false;
  await renderInShop(
    <CartProvider>
      <CurrentUrl />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forgotten-password" element={<ForgottenPasswordPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </CartProvider>,
    shop.link,
    path,
  );
  return shop;
}

type FormCase = {
  path: string;
  operation: string;
  button: string;
  /** Valid ones, by the labels of the fields. */
  values: Record<string, string>;
  done: () => Promise<unknown>;
};

/** The three forms of the sign-in pages. */
const FORMS: readonly FormCase[] = [
  {
    path: "/login",
    operation: "SignIn",
    button: "Sign in",
    values: { Email: "jo@example.com", Password: PASSWORD },
    done: () => waitFor(() => expect(url()).toBe("/account")),
  },
  {
    path: "/register",
    operation: "Register",
    button: "Create account",
    values: { "First name": "Jo", "Last name": "Whitfield", Email: "jo@example.com", Password: "three plain words" },
    done: () => screen.findByRole("heading", { name: "Look in your inbox" }),
  },
  {
    path: "/forgotten-password",
    operation: "RequestPasswordReset",
    button: "Send the link",
    values: { Email: "jo@example.com" },
    done: () => screen.findByRole("heading", { name: "Look in your inbox" }),
  },
];

describe.each(FORMS)("$path", ({ path, operation, button, values, done }) => {
  const sent = (shop: AccountShop) => shop.asked.filter(({ name }) => name === operation);

  it("shows a network failure beside its button, keeps what was typed, and succeeds on retry", async () => {
    const shop = new AccountShop();
    shop.failures.set(operation, undefined);
    await open(path, shop);
    fillFields(values);

    await press(button);
    const notice = await screen.findByText(UNREACHABLE);
    expectLogged("Account not changed");
    expect(notice.closest("[role=status]")).not.toBeNull();
    expect(Object.keys(values).map((label) => field(label).value)).toEqual(Object.values(values));
    await press(button);

    await done();
    expect(sent(shop)).toHaveLength(2);
  });

  it("shows how long to wait after too many requests, without logging it", async () => {
    const shop = new AccountShop();
    shop.failures.set(operation, shopError("RATE_LIMITED", "Please try again in 2 minutes."));
    await open(path, shop);
    fillFields(values);
    await press(button);
    expect(await screen.findByText("Please try again in 2 minutes.")).toBeDefined();
    expect(screen.getByRole("button", { name: button }).getAttribute("aria-busy")).toBeNull();
  });

  it("shows a field error of the API at its field and in the summary", async () => {
    const shop = new AccountShop();
    const refusal = shopError("BAD_USER_INPUT", "Please check the form.");
    refusal.extensions["fields"] = { email: "Mail to this address comes back" };
    shop.failures.set(operation, refusal);
    await open(path, shop);
    fillFields(values);
    await press(button);
    await waitFor(() => expect(describedBy("Email")).toBe("Mail to this address comes back"));
    await userEvent.click(
      within(screen.getByRole("alert")).getByRole("link", { name: "Mail to this address comes back" }),
    );
    expect(document.activeElement).toBe(field("Email"));
  });

  it.each(["jo", "jo@", "@example.com", "jo@example", ""])("refuses the e-mail address %j", async (email) => {
    const shop = await open(path);
    fillFields({ ...values, Email: email });
    await press(button);
    expect(describedBy("Email")).toBe("Please enter a valid email address");
    expect(sent(shop)).toEqual([]);
  });

  it("is sent with Enter, once", async () => {
    const shop = await open(path);
    fillFields(values);
    await userEvent.type(field("Email"), "{Enter}");
    await done();
    expect(sent(shop)).toHaveLength(1);
  });
});

describe("after the registration was sent", () => {
  it("another address can be used: the form keeps the name and takes the focus", async () => {
    await open("/register");
    fillFields(FORMS[1]?.values ?? {});
    await press("Create account");
    await screen.findByRole("heading", { name: "Look in your inbox" });
    await press("Use another address");
    expect(document.activeElement).toBe(field("First name"));
    expect(field("First name").value).toBe("Jo");
  });
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";
const url = () => screen.getByLabelText("URL").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const notices = collectNotices();

async function open(path: string, shop = new AccountShop()) {
  shop.isSignedIn = false;
  await openAccount(path, shop);
  return shop;
}

describe.each([
  { path: "/account/confirm", label: "Password", button: "Confirm and sign in", operation: "ConfirmRegistration" },
  { path: "/account/new-password", label: "New password", button: "Save and sign in", operation: "ResetPassword" },
])("the form at $path", ({ path, label, button, operation }) => {
  const send = async () => {
    await screen.findByLabelText(label);
    fillFields({ [label]: PASSWORD });
    await press(button);
  };

  it.each([
    ["a network failure", undefined, UNREACHABLE],
    [
      "too many requests",
      shopError("RATE_LIMITED", "Please try again in 2 minutes."),
      "Please try again in 2 minutes.",
    ],
  ])("shows %s beside its button, and succeeds on retry", async (_, failure, sentence) => {
    const shop = new AccountShop();
    shop.failures.set(operation, failure);
    await open(`${path}?token=good`, shop);

    await send();
    const notice = await screen.findByText(sentence);
    if (!failure) expectLogged("Account not changed");
    expect(notice.closest("[role=status]")).not.toBeNull();
    expect(field(label).value).toBe(PASSWORD);
    await press(button);

    await waitFor(() => expect(url()).toBe("/account"));
  });

  it("shows a toast for lines that did not fit into the account's cart", async () => {
    const shop = new AccountShop();
    shop.cartNotices = ["Wooden Blinds: 3 did not fit into your cart."];
    await open(`${path}?token=good`, shop);
    await send();
    await waitFor(() => expect(url()).toBe("/account"));
    expect(notices.map(({ title }) => title)).toContain("Not everything fitted into your cart");
  });

  it("shows a field error of the API at the password", async () => {
    const shop = new AccountShop();
    const refusal = shopError("BAD_USER_INPUT", "Please check the form.");
    refusal.extensions["fields"] = { password: "This password is among the commonest. Please choose another" };
    shop.failures.set(operation, refusal);
    await open(`${path}?token=good`, shop);
    await send();
    await waitFor(() => expect(describedBy(label)).toContain("among the commonest"));
    expect(document.activeElement).toBe(screen.getByRole("alert"));
  });

  it("requires a password", async () => {
    const shop = await open(`${path}?token=good`);
    await screen.findByLabelText(label);
    await press(button);
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(shop.changed).toEqual([]);
  });
});

describe("the link that confirms a new e-mail address", () => {
  const confirm = async () => userEvent.click(await screen.findByRole("button", { name: "Confirm this address" }));

  it("can be retried after a network failure", async () => {
    const shop = new AccountShop();
    shop.failures.set("ConfirmNewEmail", undefined);
    await open("/account/new-email?token=good", shop);
    await confirm();
    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Your address isn't changed yet", description: UNREACHABLE }]),
    );
    await confirm();
    const heading = await screen.findByRole("heading", { level: 1, name: "Your address is changed" });
    expect(document.activeElement).toBe(heading);
  });

  it.each(["NOT_FOUND", "BAD_USER_INPUT"])("is final after %s", async (code) => {
    const shop = new AccountShop();
    shop.failures.set("ConfirmNewEmail", shopError(code, "No"));
    await open("/account/new-email?token=used", shop);
    await confirm();
    const heading = await screen.findByRole("heading", { level: 1, name: "This link no longer works" });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole("button", { name: "Confirm this address" })).toBeNull();
    expect(screen.getByRole("link", { name: "My Account" }).getAttribute("href")).toBe("/account");
    expect(notices).toEqual([]);
  });
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";

const url = () => screen.getByLabelText("URL").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const notices = collectNotices();

async function open(path: string) {
  const shop = new AccountShop();
  shop.isSignedIn = false;
  await openAccount(path, shop);
  return shop;
}

describe.each([
  {
    path: "/account/confirm",
    label: "Password",
    button: "Confirm and sign in",
    operation: "ConfirmRegistration",
    said: "Your account is ready",
    again: "Create an account",
  },
  {
    path: "/account/new-password",
    label: "New password",
    button: "Save and sign in",
    operation: "ResetPassword",
    said: "Your password is changed",
    again: "Send another link",
  },
])("$path", ({ path, label, button, operation, said, again }) => {
  it("changes nothing when opened; its form signs in", async () => {
    const shop = await open(`${path}?token=good`);
    await screen.findByLabelText(label);
    expect(shop.changed).toEqual([]);
    fillFields({ [label]: PASSWORD });
    await press(button);
    await waitFor(() => expect(url()).toBe("/account"));
    expect(await screen.findByText("jo@example.com")).toBeTruthy();
    expect(shop.variablesOf(operation)).toEqual({ input: { token: "good", password: PASSWORD } });
    expect(notices[0]?.title).toBe(said);
  });

  it("shows when the link no longer works, and how to get another", async () => {
    await open(`${path}?token=used`);
    await screen.findByLabelText(label);
    fillFields({ [label]: PASSWORD });
    await press(button);
    const heading = await screen.findByRole("heading", { name: "This link no longer works" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole("link", { name: again })).toBeTruthy();
  });

  it("shows when the link is incomplete", async () => {
    const shop = await open(path);
    expect(await screen.findByRole("heading", { name: "This link is incomplete" })).toBeTruthy();
    expect(shop.changed).toEqual([]);
  });
});

it("creates no account with a wrong password, which can be typed again", async () => {
  await open("/account/confirm?token=good");
  await screen.findByLabelText("Password");
  fillFields({ Password: "a stranger's" });
  await press("Confirm and sign in");
  await waitFor(() => expect(describedBy("Password")).toBe("This is not your password. Please try again"));
  expect(field("Password").value).toBe("a stranger's");
});

it("refuses a new password that is too short", async () => {
  const shop = await open("/account/new-password?token=good");
  await screen.findByLabelText("New password");
  fillFields({ "New password": "short" });
  await press("Save and sign in");
  expect(describedBy("New password")).toBe("Password must be at least 10 characters");
  expect(shop.changed).toEqual([]);
});

it("confirms a new e-mail address with a button", async () => {
  const shop = await open("/account/new-email?token=good");
  await screen.findByRole("heading", { name: "Confirm your new email address" });
  expect(shop.changed).toEqual([]);
  await press("Confirm this address");
  expect(await screen.findByRole("heading", { name: "Your address is changed" })).toBeTruthy();
  expect(shop.variablesOf("ConfirmNewEmail")).toEqual({ input: { token: "good" } });
});

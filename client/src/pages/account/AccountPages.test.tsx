import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";

const url = () => screen.getByLabelText("URL").textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const button = (name: string | RegExp) => screen.findByRole("button", { name });

const notices = collectNotices();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it.each(["/account", "/account/orders", "/account/orders/MBC482913", "/account/addresses", "/account/data"])(
  "%s leads a guest to the sign-in, and back",
  async (path) => {
    const shop = new AccountShop();
    shop.isSignedIn = false;
    await openAccount(path, shop);
    await waitFor(() => expect(url()).toBe(`/login?${new URLSearchParams({ next: path }).toString()}`));
  },
);

it("shows the 404 page for an unknown part of the account", async () => {
  await openAccount("/account/none");
  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeTruthy();
});

describe("the overview", () => {
  it("shows the owner, the latest orders, the default address, and links to every part", async () => {
    await openAccount("/account");
    expect(await screen.findByText("jo@example.com")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Order #MBC482913" }).getAttribute("href")).toBe(
      "/account/orders/MBC482913",
    );
    expect(screen.getByText("14 Larch Terrace")).toBeTruthy();
    const parts = within(screen.getByRole("navigation", { name: "My account" })).getAllByRole("link", { hidden: true });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "My Account",
      "Orders",
      "My windows",
      "Your quotes",
      "Addresses",
      "Your details",
      "Email address",
      "Password and devices",
      "Your data",
    ]);
  });

  it("links to the shop without orders", async () => {
    const shop = new AccountShop();
    shop.orders = [];
    shop.addresses = [];
    await openAccount("/account", shop);
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
    expect(screen.getByRole("link", { name: "Add an address" })).toBeTruthy();
  });

  it("signs out", async () => {
    const { shop } = await openAccount("/account");
    await screen.findByText("jo@example.com");
    await press("Sign Out");
    await waitFor(() => expect(url()).toContain("/login"));
    expect(shop.changed).toEqual(["SignOut"]);
    expect(notices[0]?.title).toBe("You are signed out");
  });
});

describe("details", () => {
  it("are filled in, and saved as typed", async () => {
    const { shop } = await openAccount("/account/details");
    await screen.findByLabelText("First name");
    fillFields({ "First name": "Joanna", "Phone optional": "020 7946 0000" });
    await press("Save details");
    await waitFor(() => expect(notices).toEqual([{ title: "Your details are saved" }]));
    expect(shop.variablesOf("UpdateDetails")).toEqual({
      input: { firstName: "Joanna", lastName: "Whitfield", phone: "020 7946 0000" },
    });
  });

  it("keep what was typed when the session has ended", async () => {
    const shop = new AccountShop();
    await openAccount("/account/details", shop);
    await screen.findByLabelText("First name");
    fillFields({ "First name": "Joanna" });
    shop.failures.set("UpdateDetails", shopError("NOT_SIGNED_IN", "Please sign in first."));
    await press("Save details");
    expect(await screen.findByText(/You have been signed out in the meantime/)).toBeTruthy();
    expect(field("First name").value).toBe("Joanna");
  });
});

describe("the e-mail address", () => {
  it("changes when the new one is confirmed", async () => {
    const { shop } = await openAccount("/account/email");
    await screen.findByLabelText("New email address");
    fillFields({ "New email address": "joanna@example.com", "Your password": PASSWORD });
    await press("Change address");
    expect(await screen.findByRole("heading", { name: "Look in your inbox" })).toBeTruthy();
    expect(screen.getByText("joanna@example.com")).toBeTruthy();
    expect(screen.getByText("jo@example.com")).toBeTruthy();
    expect(shop.changed).toEqual(["ChangeEmail"]);
  });

  it("stays, with an error at the field, when the password is wrong", async () => {
    await openAccount("/account/email");
    await screen.findByLabelText("New email address");
    fillFields({ "New email address": "joanna@example.com", "Your password": "wrong" });
    await press("Change address");
    await waitFor(() => expect(describedBy("Your password")).toBe("This is not your password. Please try again"));
    expect(field("New email address").value).toBe("joanna@example.com");
  });
});

describe("the password", () => {
  const change = async (current: string, password: string) => {
    await screen.findByLabelText("Present password");
    fillFields({ "Present password": current, "New password": password });
    await press("Change password");
  };

  it("is changed, the fields are empty again, and every other device is signed out", async () => {
    await openAccount("/account/password");
    await change(PASSWORD, "another four plain words");
    await waitFor(() => expect(notices[0]?.title).toBe("Your password is changed"));
    expect([field("Present password").value, field("New password").value]).toEqual(["", ""]);
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(screen.getByText("Firefox on Windows")).toBeTruthy();
  });

  it.each([
    ["wrong", "another four plain words", "Present password", "This is not your password. Please try again"],
    [PASSWORD, "short", "New password", "Password must be at least 10 characters"],
  ])("stays with %s and %s", async (current, password, label, sentence) => {
    await openAccount("/account/password");
    await change(current, password);
    await waitFor(() => expect(describedBy(label)).toBe(sentence));
    expect(notices).toEqual([]);
  });

  it("can be signed out on one other device, or on all", async () => {
    const { shop } = await openAccount("/account/password");
    await userEvent.click(await button("Sign out Safari on iPhone"));
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(shop.variablesOf("EndSignIn")).toEqual({ input: { id: "s2" } });
    await press("Sign out everywhere");
    await waitFor(() => expect(url()).toContain("/login"));
    expect(shop.changed).toEqual(["EndSignIn", "SignOutEverywhere"]);
  });
});

describe("data", () => {
  it("shows the newsletter subscription and changes it", async () => {
    const { shop } = await openAccount("/account/data");
    const choice = await screen.findByRole<HTMLInputElement>("checkbox");
    expect(choice.checked).toBe(false);
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(true));
    expect(shop.variablesOf("SetMailingList")).toEqual({ input: { isWanted: true } });
  });

  it("can be downloaded", async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await openAccount("/account/data");
    await userEvent.click(await button("Download my data"));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(await files[0]?.text()).toBe('{"email":"jo@example.com"}');
  });

  it("lists what is kept before the account is deleted, and asks for the password", async () => {
    const { shop } = await openAccount("/account/data");
    await screen.findByText(/Your orders stay with us/);
    await screen.findByText(/If you are waiting for an answer, wait for it first/);
    await press("Delete my account");
    expect(document.activeElement).toBe(field("Your password"));
    fillFields({ "Your password": "wrong" });
    await press("Delete my account");
    await waitFor(() => expect(describedBy("Your password")).toBe("This is not your password. Please try again"));
    expect(shop.isSignedIn).toBe(true);
    fillFields({ "Your password": PASSWORD });
    await press("Delete my account");
    expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
    expect(shop.isSignedIn).toBe(false);
  });

  it("keeps the account on Cancel", async () => {
    const { shop } = await openAccount("/account/data");
    await userEvent.click(await button("Delete my account"));
    await press("Keep my account");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete my account" }));
    expect(shop.changed).toEqual([]);
  });
});

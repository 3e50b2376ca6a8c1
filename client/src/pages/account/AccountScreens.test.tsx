import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const notices = collectNotices();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("the account navigation", () => {
  const current = () =>
    within(screen.getByLabelText("My account"))
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.getAttribute("aria-current") === "page")
      .map(({ textContent }) => textContent);

  it.each([
    ["/account", "My Account"],
    ["/account/orders", "Orders"],
    ["/account/addresses", "Addresses"],
    ["/account/details", "Your details"],
    ["/account/email", "Email address"],
    ["/account/password", "Password and devices"],
    ["/account/data", "Your data"],
  ])("marks only the current page: %s, %s", async (page, name) => {
    await openAccount(page);
    await waitFor(() => expect(current()).toEqual([name]));
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});

describe("a pending e-mail address", () => {
  const ask = async () => {
    await screen.findByLabelText("New email address");
    fillFields({ "New email address": "joanna@example.com", "Your password": PASSWORD });
    await press("Change address");
    await screen.findByRole("heading", { name: "Look in your inbox" });
  };

  it("is shown again on the next visit", async () => {
    const shop = new AccountShop();
    const { unmount } = await openAccount("/account/email", shop);
    await ask();
    unmount();

    await openAccount("/account/email", shop);

    expect(await screen.findByRole("heading", { name: "Look in your inbox" })).toBeDefined();
    expect(screen.getByText("joanna@example.com")).toBeDefined();
    expect(screen.queryByLabelText("New email address")).toBeNull();
  });

  it("can be replaced, and the form takes the focus", async () => {
    await openAccount("/account/email");
    await ask();

    await press("Use another address");

    expect(document.activeElement).toBe(field("New email address"));
    expect([field("New email address").value, field("Your password").value]).toEqual(["", ""]);
  });

  it("takes the focus when it replaces the form", async () => {
    await openAccount("/account/email");
    await ask();
    expect(document.activeElement?.contains(screen.getByRole("heading", { name: "Look in your inbox" }))).toBe(true);
    expect(document.activeElement?.getAttribute("role")).toBe("status");
  });
});

describe("the devices", () => {
  it("are listed with their dates; this browser has no sign-out button", async () => {
    await openAccount("/account/password");
    const [here, there] = (await screen.findAllByText(/signed in 20 November 2026/)).map(
      ({ parentElement }) => parentElement?.textContent,
    );
    expect(here).toBe("Firefox on WindowsThis browser, signed in 20 November 2026");
    expect(there).toBe("Safari on iPhoneLast seen 20 November 2026, signed in 20 November 2026");
    expect(screen.queryByRole("button", { name: "Sign out Firefox on Windows" })).toBeNull();
  });

  it("keep the focus in the list when one is signed out", async () => {
    await openAccount("/account/password");
    await press("Sign out Safari on iPhone");

    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(document.activeElement?.contains(screen.getByText("Firefox on Windows"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("the mailing list", () => {
  it.each([
    { presses: 1, title: "You're on the list", isOn: true },
    { presses: 2, title: "You have left the list", isOn: false },
  ])("shows after $presses clicks: $title", async ({ presses, title, isOn }) => {
    const { shop } = await openAccount("/account/data");
    const choice = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Send me offers/ });

    for (let count = 1; count <= presses; count += 1) {
      await userEvent.click(choice);
      await waitFor(() => expect(notices).toHaveLength(count));
    }

    expect(notices.at(-1)?.title).toBe(title);
    expect(choice.checked).toBe(isOn);
    expect(shop.variablesOf("SetMailingList")).toEqual({ input: { isWanted: isOn } });
  });
});

describe("details", () => {
  it("have autocomplete tokens", async () => {
    await openAccount("/account/details");
    await screen.findByLabelText("First name");
    const tokens = ["First name", "Last name", "Phone optional"].map((label) => field(label).autocomplete);
    expect(tokens).toEqual(["given-name", "family-name", "tel"]);
  });

  it("can be saved without a phone number", async () => {
    const { shop } = await openAccount("/account/details");
    await screen.findByLabelText("First name");
    fillFields({ "Phone optional": "020 7946 0000" });
    await press("Save details");
    await waitFor(() => expect(notices).toHaveLength(1));

    fillFields({ "Phone optional": "" });
    await press("Save details");

    await waitFor(() => expect(notices).toHaveLength(2));
    expect(shop.variablesOf("UpdateDetails")).toEqual({ input: { firstName: "Jo", lastName: "Whitfield" } });
  });
});

describe("passwords", () => {
  it("are linked to the e-mail address for password managers", async () => {
    await openAccount("/account/password");
    const current = await screen.findByLabelText<HTMLInputElement>("Present password");
    expect([current.autocomplete, field("New password").autocomplete]).toEqual(["current-password", "new-password"]);
    const owner = current.form?.querySelector<HTMLInputElement>("[autocomplete=username]");
    expect([owner?.value, owner?.hidden]).toEqual(["jo@example.com", true]);
  });
});

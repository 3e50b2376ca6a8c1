import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop, PASSWORD } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";

const UNREACHABLE = "We can't reach the shop. Please check your connection and try again.";
const SIGNED_OUT = /You have been signed out in the meantime/;

const url = () => screen.getByLabelText("URL").textContent;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

/** The response to a form with one refused field. */
function refusalOf(name: string, sentence: string) {
  const refusal = shopError("BAD_USER_INPUT", "Please check the form.");
  refusal.extensions["fields"] = { [name]: sentence };
  return refusal;
}

const notices = collectNotices();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Each change of the account: the page, the operation, and what a customer does to send it. */
const CHANGES = [
  {
    operation: "UpdateDetails",
    page: "/account/details",
    send: async () => {
      await screen.findByLabelText("First name");
      fillFields({ "First name": "Joanna" });
      await press("Save details");
    },
  },
  {
    operation: "ChangeEmail",
    page: "/account/email",
    send: async () => {
      await screen.findByLabelText("New email address");
      fillFields({ "New email address": "joanna@example.com", "Your password": PASSWORD });
      await press("Change address");
    },
  },
  {
    operation: "ChangePassword",
    page: "/account/password",
    send: async () => {
      await screen.findByLabelText("Present password");
      fillFields({ "Present password": PASSWORD, "New password": "another four plain words" });
      await press("Change password");
    },
  },
  {
    operation: "EndSignIn",
    page: "/account/password",
    send: () => press("Sign out Safari on iPhone"),
  },
  {
    operation: "SetMailingList",
    page: "/account/data",
    send: async () => userEvent.click(await screen.findByRole("checkbox")),
  },
  {
    operation: "RemoveAddress",
    page: "/account/addresses",
    send: () => press("Remove 2 Mill Lane"),
  },
  {
    operation: "SaveAddress",
    page: "/account/addresses",
    send: () => press("Use at the checkout 2 Mill Lane"),
  },
];

describe.each(CHANGES)("$operation", ({ operation, page, send }) => {
  it("shows a network failure on the page and succeeds on retry", async () => {
    const shop = new AccountShop();
    shop.failures.set(operation, undefined);
    await openAccount(page, shop);

    await send();
    await screen.findByText(UNREACHABLE);
    expectLogged("Account not changed");
    expect(screen.getByText(UNREACHABLE).closest("[role=status]")).not.toBeNull();
    await send();

    await waitFor(() => expect(screen.queryByText(UNREACHABLE)).toBeNull());
    expect(shop.asked.filter(({ name }) => name === operation)).toHaveLength(2);
  });

  it("links to the sign-in page and back after the session has ended", async () => {
    window.history.replaceState(null, "", page);
    const shop = new AccountShop();
    shop.failures.set(operation, shopError("NOT_SIGNED_IN", "Please sign in first."));
    await openAccount(page, shop);

    await send();

    const notice = within(await screen.findByText(SIGNED_OUT));
    const next = new URLSearchParams({ next: page }).toString();
    expect(notice.getByRole("link", { name: "sign in" }).getAttribute("href")).toBe(`/login?${next}`);
    expect(notices).toEqual([]);
  });
});

describe("a field error from the API is shown at its field", () => {
  it.each([
    ["UpdateDetails", "phone", /^Phone/, "We can't call this number"],
    ["UpdateDetails", "lastName", "Last name", "Please spell it as on your card"],
    ["ChangeEmail", "email", "New email address", "Mail to this address comes back"],
    ["ChangePassword", "password", "New password", "This password is among the commonest. Please choose another"],
  ])("%s: %s", async (operation, name, label, sentence) => {
    const shop = new AccountShop();
    shop.failures.set(operation, refusalOf(name, sentence));
    const change = CHANGES.find((each) => each.operation === operation);
    await openAccount(change?.page ?? "", shop);

    await change?.send();

    await waitFor(() => expect(describedBy(label)).toContain(sentence));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    await userEvent.click(within(summary).getByRole("link", { name: sentence }));
    expect(document.activeElement).toBe(field(label));
  });

  it("or beside the button when the form has no such field", async () => {
    const shop = new AccountShop();
    shop.failures.set("UpdateDetails", refusalOf("shoeSize", "Unknown"));
    const [details] = CHANGES;
    await openAccount("/account/details", shop);

    await details?.send();

    expect(await screen.findByText("Please check the form.")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("signing out", () => {
  it("shows a toast after a failure and stays on the page", async () => {
    const shop = new AccountShop();
    shop.failures.set("SignOut", undefined);
    await openAccount("/account", shop);
    await screen.findByText("jo@example.com");

    await press("Sign Out");

    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "You are still signed in", description: UNREACHABLE }]),
    );
    expectLogged("Not signed out");
    expect(url()).toBe("/account");
    expect(screen.getByText("jo@example.com")).toBeDefined();
  });

  it("on every device shows a toast after a failure and can be retried", async () => {
    const shop = new AccountShop();
    shop.failures.set("SignOutEverywhere", shopError("SERVICE_UNAVAILABLE", "Please try again shortly."));
    await openAccount("/account/password", shop);

    await press("Sign out everywhere");
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "You are still signed in", description: "Please try again shortly." },
      ]),
    );
    expectLogged("Not signed out");
    await press("Sign out everywhere");

    await waitFor(() => expect(url()).toContain("/login"));
    expect(notices.at(-1)?.title).toBe("You are signed out everywhere");
  });
});

describe("the data download", () => {
  it("saves no file after a network failure and shows the reason", async () => {
    const shop = new AccountShop();
    shop.failures.set("DownloadMyData", undefined);
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
    await openAccount("/account/data", shop);

    await press("Download my data");

    await screen.findByText(UNREACHABLE);
    expectLogged("Data not downloaded");
    expect(click).not.toHaveBeenCalled();
  });

  it("shows how long to wait after too many requests", async () => {
    const shop = new AccountShop();
    shop.failures.set("DownloadMyData", shopError("RATE_LIMITED", "Please try again in 5 minutes."));
    await openAccount("/account/data", shop);

    await press("Download my data");

    expect(await screen.findByText("Please try again in 5 minutes.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Download my data" }).getAttribute("aria-busy")).toBeNull();
  });
});

describe("account deletion", () => {
  it("changes nothing after a network failure", async () => {
    const shop = new AccountShop();
    shop.failures.set("DeleteAccount", undefined);
    await openAccount("/account/data", shop);
    await press("Delete my account");
    fillFields({ "Your password": PASSWORD });

    await press("Delete my account");

    await screen.findByText(UNREACHABLE);
    expectLogged("Account not changed");
    expect(url()).toBe("/account/data");
    expect(field("Your password").value).toBe(PASSWORD);
    expect(notices).toEqual([]);
  });

  it("requires the password before it sends anything", async () => {
    const { shop } = await openAccount("/account/data");
    await press("Delete my account");

    await press("Delete my account");

    expect(describedBy("Your password")).toBe("Please enter your password");
    expect(shop.changed).toEqual([]);
  });

  it("shows a toast when it is done", async () => {
    await openAccount("/account/data");
    await press("Delete my account");
    fillFields({ "Your password": PASSWORD });

    await press("Delete my account");

    await screen.findByRole("heading", { name: "Home" });
    await waitFor(() =>
      expect(notices).toEqual([
        { title: "Your account is deleted", description: "We have sent you an e-mail that says so." },
      ]),
    );
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop } from "../../test/account-shop";
import { expectLogged } from "../../test/expect-logged";
import { ORDER } from "../../test/placed-order";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const button = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("orders", () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...ORDER,
    id: `o${index}`,
    number: `MBC${100_000 + index}`,
  }));

  it("are listed with date, status, lines and total, and load more", async () => {
    const shop = new AccountShop();
    shop.orders = many;
    await openAccount("/account/orders", shop);
    const rows = within(await screen.findByRole("list", { name: "Your orders" }));
    expect(rows.getAllByRole("article")).toHaveLength(10);
    const [first] = rows.getAllByRole("article");
    for (const words of ["Order #MBC100000", "20 November 2026", "Wooden Blinds × 2", "£474.78", "Processing"])
      expect(first?.textContent).toContain(words);
    await press("Show more");
    await waitFor(() => expect(rows.getAllByRole("article")).toHaveLength(12));
    expect(document.activeElement?.textContent).toBe("Order #MBC100010");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("are shown on a page of their own like the confirmation", async () => {
    await openAccount("/account/orders/MBC482913");
    expect(await screen.findByRole("list", { name: "Progress of your order" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Total" }).textContent).toBe("Total£474.78");
    expect(screen.getByRole("button", { name: "Print Receipt" })).toBeTruthy();
  });

  it("of another account are not found", async () => {
    await openAccount("/account/orders/MBC999999");
    expect(await screen.findByRole("heading", { name: "No such order" })).toBeTruthy();
  });

  it("can be ordered again, and show what has changed", async () => {
    const shop = new AccountShop();
    shop.changes = [
      { line: "Wooden Blinds", kind: "PRICE_UP", quantity: 2, wasPence: 20_592, nowPence: 21_000 },
      { line: "Roller Blinds", kind: "UNAVAILABLE", quantity: 1, wasPence: 5_000, nowPence: null },
      { line: "Roman Blinds", kind: "LIMIT", quantity: 3, wasPence: 9_000, nowPence: 9_000 },
    ];
    await openAccount("/account/orders/MBC482913", shop);
    await userEvent.click(await button("Order again"));
    const heading = await screen.findByRole("heading", { name: "It is in your cart" });
    const notice = within(heading.closest("section") ?? document.body);
    expect(notice.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Wooden Blinds: £205.92 each then, £210.00 now",
      "Roller Blinds: no longer made like this, so it is not in your cart",
      "Roman Blinds: 3 did not fit into your cart",
    ]);
    expect(notice.getByRole("link", { name: "View Cart" }).getAttribute("href")).toBe("/cart");
    expect(shop.variablesOf("OrderAgain")).toEqual({
      input: { number: "MBC482913", idempotencyKey: expect.any(String) },
    });
  });

  it("are ordered again under the same key when no answer came", async () => {
    const shop = new AccountShop();
    shop.failures.set("OrderAgain", undefined);
    await openAccount("/account/orders/MBC482913", shop);
    await userEvent.click(await button("Order again"));
    await waitFor(() => expectLogged("Not put into the cart"));
    await userEvent.click(await button("Order again"));
    await screen.findByRole("heading", { name: "It is in your cart" });
    const keys = shop.asked
      .filter(({ name }) => name === "OrderAgain")
      .map(({ variables }) => variables["idempotencyKey"]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe("orders that were placed with the account's e-mail address", () => {
  const guests = ["MBC200000", "MBC300000"].map((number) => ({ ...ORDER, id: number, number }));

  it.each(["/account", "/account/orders"])("join the account once its owner claims them: %s", async (path) => {
    const shop = new AccountShop();
    shop.unclaimed = guests;
    await openAccount(path, shop);
    const question = within(await screen.findByRole("region", { name: "Are these your orders?" }));
    const [first] = question.getAllByRole("listitem");
    expect(first?.textContent).toContain("Order #MBC20000020 November 2026, £474.78");
    expect(screen.queryByRole("link", { name: "Order #MBC200000" })).toBeNull();

    await press("Yes, it is mine (order MBC200000)");
    await screen.findByRole("link", { name: "Order #MBC200000" });
    expect(document.activeElement?.textContent).toBe("Order #MBC200000 is in your account now.");
    expect(screen.getByRole("region", { name: "Is this your order?" })).toBeDefined();

    await press("Yes, it is mine (order MBC300000)");
    await screen.findByRole("link", { name: "Order #MBC300000" });
    expect(screen.queryByRole("region", { name: "Is this your order?" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("Order #MBC300000 is in your account now.");
  });

  it("are offered to an account without orders, too", async () => {
    const shop = new AccountShop();
    shop.orders = [];
    shop.unclaimed = guests;
    await openAccount("/account/orders", shop);
    expect(await screen.findByRole("region", { name: "Are these your orders?" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "No orders yet" })).toBeDefined();
  });

  it("stay unclaimed, with a notice, when the shop can't be reached", async () => {
    const shop = new AccountShop();
    shop.unclaimed = guests;
    shop.failures.set("ClaimOrder", undefined);
    await openAccount("/account/orders", shop);
    await press("Yes, it is mine (order MBC200000)");
    await screen.findByText(/We can't reach the shop/);
    expectLogged("Account not changed");
    expect(screen.getByRole("region", { name: "Are these your orders?" })).toBeDefined();
  });
});

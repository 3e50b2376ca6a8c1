import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { OrderAgainInput } from "../../gql/graphql";
import { openAccount } from "../../test/account-screen";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { ORDER } from "../../test/placed-order";

const PATH = "/account/orders/MBC482913";
const orderAgain = async () => userEvent.click(await screen.findByRole("button", { name: "Order again" }));

const notices = collectNotices();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("Order again", () => {
  it("confirms unchanged prices and takes the focus", async () => {
    await openAccount(PATH);
    await orderAgain();
    const heading = await screen.findByRole("heading", { name: "It is in your cart" });
    const notice = heading.closest<HTMLElement>("[role=status]");
    expect(document.activeElement).toBe(notice);
    expect(within(notice ?? document.body).getByText("Everything costs what it did.")).toBeDefined();
    expect(within(notice ?? document.body).queryByRole("list")).toBeNull();
  });

  it.each([
    [
      { line: "Wooden Blinds", kind: "PRICE_DOWN", quantity: 2, wasPence: 20_592, nowPence: 19_000 },
      "Wooden Blinds: £205.92 each then, £190.00 now",
    ],
    [
      { line: "Wooden Blinds", kind: "PRICE_UP", quantity: 2, wasPence: 20_592, nowPence: 21_000 },
      "Wooden Blinds: £205.92 each then, £210.00 now",
    ],
    [
      { line: "Roman Blinds", kind: "LIMIT", quantity: 3, wasPence: 9_000, nowPence: 9_000 },
      "Roman Blinds: 3 did not fit into your cart",
    ],
    [
      { line: "Roman Blinds", kind: "UNAVAILABLE", quantity: 3, wasPence: 9_000, nowPence: null },
      "Roman Blinds: no longer made like this, so it is not in your cart",
    ],
  ])("explains the change $kind", async (change, sentence) => {
    const shop = new AccountShop();
    shop.changes = [change];
    await openAccount(PATH, shop);
    await orderAgain();
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it.each([
    [undefined, "We can't reach the shop. Please check your connection and try again."],
    [shopError("SERVICE_UNAVAILABLE", "Please try again shortly."), "Please try again shortly."],
  ])("shows a toast after a failure and can be retried (%#)", async (failure, description) => {
    const shop = new AccountShop();
    shop.failures.set("OrderAgain", failure);
    await openAccount(PATH, shop);
    await orderAgain();
    await waitFor(() => expect(notices).toEqual([{ kind: "failure", title: "Not put into your cart", description }]));
    expectLogged("Not put into the cart");
    await orderAgain();
    expect(await screen.findByRole("heading", { name: "It is in your cart" })).toBeDefined();
  });

  it("uses a new idempotency key after a success", async () => {
    const { shop } = await openAccount(PATH);
    await orderAgain();
    await screen.findByRole("heading", { name: "It is in your cart" });
    await orderAgain();
    await waitFor(() => expect(shop.asked.filter(({ name }) => name === "OrderAgain")).toHaveLength(2));
    const keys = shop.asked
      .filter(({ name }) => name === "OrderAgain")
      .map(({ variables }) => (variables["input"] as OrderAgainInput).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("the order list", () => {
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...ORDER, id: `o${index}`, number: `MBC${100_000 + index}` }));

  it("keeps its rows when the next page fails, shows the reason, and retries", async () => {
    const shop = new AccountShop();
    shop.orders = orders(12);
    await openAccount("/account/orders", shop);
    const list = within(await screen.findByRole("list", { name: "Your orders" }));
    shop.failures.set("AccountOrders", shopError("RATE_LIMITED", "Please try again in 20 seconds."));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please try again in 20 seconds.");
    expect(list.getAllByRole("article")).toHaveLength(10);
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(list.getAllByRole("article")).toHaveLength(12));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("links each order and has no further page", async () => {
    const shop = new AccountShop();
    shop.orders = orders(2);
    await openAccount("/account/orders", shop);
    const list = within(await screen.findByRole("list", { name: "Your orders" }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/account/orders/MBC100000",
      "/account/orders/MBC100001",
    ]);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("names every line of an order", async () => {
    const [line] = ORDER.lines;
    const lines = ["Wooden Blinds", "Roman Blinds", "Roller Blinds", "Awnings"].map((name, index) => ({
      ...line,
      id: `${index}`,
      name,
      quantity: index + 1,
    }));
    const shop = new AccountShop();
    shop.orders = [{ ...ORDER, lines } as typeof ORDER];
    await openAccount("/account/orders", shop);
    expect(
      await screen.findByText("Wooden Blinds × 1, Roman Blinds × 2, Roller Blinds × 3, Awnings × 4"),
    ).toBeDefined();
  });
});

describe("an order", () => {
  it("shows a discount and the help links", async () => {
    const shop = new AccountShop();
    const totals = { ...ORDER.totals, discountPence: 4_118, totalPence: 43_030 };
    shop.orders = [{ ...ORDER, promotion: { code: null, name: "Summer offer", percent: 10 }, totals }];
    await openAccount(PATH, shop);
    expect((await screen.findByRole("group", { name: "Discount (Summer offer)" })).textContent).toContain("−£41.18");
    expect(screen.getByRole("link", { name: "contact us" }).getAttribute("href")).toBe("/contact");
  });

  it("links back to the list when it does not exist", async () => {
    await openAccount("/account/orders/MBC999999");
    expect(await screen.findByText("Your account has no order with the number MBC999999.")).toBeDefined();
    for (const link of screen.getAllByRole("link", { name: "Orders" }))
      expect(link.getAttribute("href")).toBe("/account/orders");
  });
});

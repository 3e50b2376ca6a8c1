import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import type { CancelOrderInput, OrderAgainInput } from "../../gql/graphql";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { EMPTY_CART } from "../../test/order-desk";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

const HOUR = 60 * 60 * 1000;
const OPEN = { ...ORDER, changeableUntil: new Date(Date.now() + HOUR) };
const CANCELLED = { ...OPEN, status: "CANCELLED" };

/** A tracked order, and what was asked of the shop. */
async function open(order: typeof ORDER, cancelOrder: () => object = () => ({ order: CANCELLED })) {
  const asked: CancelOrderInput[] = [];
  const root = {
    order: () => order,
    orderProblems: () => [],
    cancelOrder: ({ input }: { input: CancelOrderInput }) => {
      asked.push(input);
      return cancelOrder();
    },
  };
  await renderTracking(root, "/track-order?number=MBC482913");
  await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", { name: "Cancel order #MBC482913?" });

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("an order that its shopper may cancel", () => {
  it("says until when, names the consequences, and is cancelled by the second press", async () => {
    const asked = await open(OPEN);
    expect(
      screen.getByText(/^Until .* you may change or cancel this order yourself; cancelling is free of charge\./),
    ).toBeDefined();
    await press("Cancel this order");
    const box = within(await dialog());
    expect(box.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "All of it is cancelled: nothing is made, and nobody comes to measure.",
      "This website has charged nothing. If you have paid in another way, we pay it back within 14 days.",
      "It can’t be undone. You may order the same again, at the prices of that day.",
      "We confirm it by e-mail.",
    ]);
    await userEvent.click(box.getByRole("button", { name: "Cancel this order" }));
    const sentence = await screen.findByText(/^This order is cancelled\. Nothing of it is made/);
    await waitFor(() => expect(document.activeElement).toBe(sentence));
    expect(asked).toEqual([{ number: "MBC482913", email: "jo@example.com" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel this order" })).toBeNull();
    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    expect(stops.map(({ textContent }) => textContent)).toContain("Processing OrderCancelled");
    expect(notices).toEqual([]);
  });

  it("that is not to be measured is not sent either", async () => {
    await open({ ...OPEN, fulfilment: "MAKE_TO_SIZES" });
    await press("Cancel this order");
    expect(within(await dialog()).getByText(/nothing is made and nothing is sent\.$/)).toBeDefined();
  });

  it("is kept by the other button", async () => {
    const asked = await open(OPEN);
    await press("Cancel this order");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Keep my order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked).toEqual([]);
    expect(screen.getByRole("button", { name: "Cancel this order" })).toBeDefined();
  });

  it("shows what it has become, where it is too late", async () => {
    const refusal = "This order can’t be changed or cancelled any more: making has begun.";
    await open(OPEN, () => ({
      order: { ...OPEN, status: "MANUFACTURING" },
      errors: [{ code: "ORDER_NOT_CHANGEABLE", message: refusal, field: null }],
    }));
    await press("Cancel this order");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Cancel this order" }));
    expect(
      await screen.findByText(/^This order can’t be changed or cancelled any more: making has begun, to your sizes/),
    ).toBeDefined();
    expect(notices).toMatchObject([{ title: "Your order is not cancelled", description: refusal }]);
    expect(screen.queryByRole("button", { name: "Cancel this order" })).toBeNull();
  });

  it("stays as it is when the shop fails", async () => {
    await open(OPEN, () => {
      throw new GraphQLError("Please try again shortly.", { extensions: { code: "SERVICE_UNAVAILABLE" } });
    });
    await press("Cancel this order");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Cancel this order" }));
    await waitFor(() => expect(notices).toMatchObject([{ description: "Please try again shortly." }]));
    expectLogged("Order not cancelled");
    expect(await screen.findByRole("button", { name: "Cancel this order" })).toBeDefined();
  });
});

it.each([
  ["PROCESSING", new Date(Date.now() - HOUR), /could be changed or cancelled here until .* Please ring or write to us/],
  ["PROCESSING", null, /^This order can’t be changed or cancelled here\. Please ring or write to us/],
  ["MANUFACTURING", OPEN.changeableUntil, /^This order can’t be changed or cancelled any more: making has begun/],
])("an order that is %s, with its clock at %s, says why not", async (status, changeableUntil, sentence) => {
  await open({ ...ORDER, status, changeableUntil });
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel this order" })).toBeNull();
});

it.each(["SHIPPED", "DELIVERED"])(
  "an order that is %s says nothing of cancelling, and takes reports of problems",
  async (status) => {
    await open({ ...ORDER, status });
    expect(screen.queryByText(/cancelled/)).toBeNull();
    expect(screen.getByRole("button", { name: "Report a problem with Wooden Blinds" })).toBeDefined();
    expect(await screen.findByRole("region", { name: "Put it right" })).toBeDefined();
  },
);

it("a line leads to the configurator for another window, and to no report before it is sent", async () => {
  await open(ORDER);
  const link = screen.getByRole("link", { name: "Another window with Wooden Blinds" });
  expect(link.getAttribute("href")).toBe(
    "/products/wooden-blinds?color=Oak&material=Premium+Wood&width=47.2441&height=55.1181",
  );
  expect(screen.queryByRole("button", { name: /^Report a problem/ })).toBeNull();
  expect(screen.queryByRole("region", { name: "Put it right" })).toBeNull();
});

it("is ordered again by its number and e-mail address", async () => {
  const asked: object[] = [];
  const orderAgain = ({ input: { idempotencyKey: _, ...input } }: { input: OrderAgainInput }) => {
    asked.push({ ...input });
    return { cart: EMPTY_CART, changes: [] };
  };
  await renderTracking({ order: () => ORDER, orderAgain }, "/track-order?number=MBC482913");
  await userEvent.click(await screen.findByRole("button", { name: "Order again" }));
  expect(await screen.findByRole("heading", { name: "It is in your cart" })).toBeDefined();
  expect(asked).toEqual([{ number: "MBC482913", email: "jo@example.com" }]);
});

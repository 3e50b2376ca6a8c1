import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CartShop, shopError } from "../../test/cart-shop";
import { fill, openCheckout, openWithBlinds, placeOrder } from "../../test/checkout-screen";
import { expectLogged } from "../../test/expect-logged";
import { field } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { OrderDesk } from "../../test/order-desk";

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

const choices = () => within(screen.getByRole("group", { name: "Who measures and fits it?" }));
const measured = () => choices().getByRole<HTMLInputElement>("radio", { name: /^Measure and fit it for me/ });
const toSizes = () => choices().getByRole<HTMLInputElement>("radio", { name: /^Make it to my sizes/ });
const summary = () => within(screen.getByRole("complementary", { name: "Order Summary" }));
const amount = (name: string) => summary().getByRole("group", { name }).textContent;
const readBack = () => within(screen.getByRole("region", { name: "Check your sizes" }));

describe("who measures and fits", () => {
  it("is the first question of the checkout, and the shop unless chosen otherwise", async () => {
    await openWithBlinds();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe("Measuring and fitting");
    expect(choices().getAllByRole("radio")).toEqual([measured(), toSizes()]);
    expect(measured().checked).toBe(true);
    expect(amount("Measuring and fitting")).toBe("Measuring and fitting£0.00");
    expect(summary().getByText("Measure and fit it for me")).toBeDefined();
    expect(readBack().getByText(/These are a guide: we measure before anything is cut/)).toBeDefined();
  });

  it("is kept on the cart, with the same total, and survives a reload", async () => {
    const { desk, unmount } = await openWithBlinds();
    const total = amount("Total");
    await userEvent.click(toSizes());
    expect(toSizes().checked).toBe(true);
    await waitFor(() => expect(desk.cart.choices.fulfilment).toBe("MAKE_TO_SIZES"));
    expect(await readBack().findByText(/We make each piece from these figures/)).toBeDefined();
    expect(amount("Total")).toBe(total);
    expect(summary().queryByRole("group", { name: "Measuring and fitting" })).toBeNull();
    unmount();
    await openCheckout(desk);
    expect(toSizes().checked).toBe(true);
  });

  it("decides whether our standard is asked about, or confirmed at the visit", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.isStandard = true;
    await openCheckout(new OrderDesk(shop));
    const sentence = () => readBack().getAllByText(/^Our standard, /)[0]?.textContent;
    expect(sentence()).toBe("Our standard, which we confirm with you at the visit: Fit: Recess.");
    await userEvent.click(toSizes());
    await waitFor(() =>
      expect(sentence()).toBe("Our standard, as you chose no other: Fit: Recess. Is that right for this window?"),
    );
  });

  it("leaves out of that what was chosen", async () => {
    await openWithBlinds();
    expect(readBack().getByText(/Fit: Recess/)).toBeDefined();
    expect(readBack().queryByText(/^Our standard, /)).toBeNull();
  });

  it("is always the shop for bays and pergolas", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.variant = "bay";
    await openCheckout(new OrderDesk(shop));
    expect([measured().disabled, toSizes().disabled]).toEqual([false, true]);
    expect(choices().getByText(/we always measure those ourselves/)).toBeDefined();
  });

  it("goes back to the kept choice after a failure", async () => {
    const { desk } = await openWithBlinds();
    desk.cart.failures.set("UpdateCart", shopError("SERVICE_UNAVAILABLE", "Please try again in a moment."));
    await userEvent.click(toSizes());
    await waitFor(() => expect(measured().checked).toBe(true));
    expect(notices.map(({ title }) => title)).toEqual(["Your choice was not kept"]);
    expectLogged("Your choice was not kept");
  });
});

describe("the delivery", () => {
  it("is asked about only where the shopper fits it", async () => {
    await openWithBlinds();
    expect(screen.queryByRole("group", { name: "Delivery" })).toBeNull();
    await userEvent.click(toSizes());
    expect(await screen.findByRole("group", { name: "Delivery" })).toBeDefined();
  });

  it("is in the totals and the estimated day, as the API counts it", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.choices = { ...shop.choices, fulfilment: "MAKE_TO_SIZES", estimatedDelivery: "2026-11-30" };
    await openCheckout(new OrderDesk(shop));
    expect(summary().getByText("Estimated delivery 30 November 2026.")).toBeDefined();
    const express = screen.getByRole("radio", { name: /^Express delivery/ });
    expect(express.closest("label")?.textContent).toBe("Express delivery2–3 working days, once it is made£49.99");
    await userEvent.click(express);
    await waitFor(() => expect(amount("Shipping")).toBe("Shipping£49.99"));
    expect(amount("Total")).toBe("Total£494.78");
    const standard = screen.getByRole("radio", { name: /^Standard delivery/ });
    expect(standard.closest("label")?.textContent).toBe("Standard delivery5–7 working days, once it is made£29.99");
  });

  it("is standard again when the shop is to fit it", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.choices = { ...shop.choices, fulfilment: "MAKE_TO_SIZES", delivery: "EXPRESS" };
    await openCheckout(new OrderDesk(shop));
    await userEvent.click(measured());
    await waitFor(() => expect(amount("Shipping")).toBe("Shipping£29.99"));
    expect(screen.queryByRole("group", { name: "Delivery" })).toBeNull();
  });
});

describe("the note", () => {
  it("is kept when the field is left", async () => {
    const { desk, unmount } = await openWithBlinds();
    await userEvent.type(field(/^Note to us/), "Please ring twice. ");
    await userEvent.tab();
    await waitFor(() => expect(desk.cart.choices.note).toBe("Please ring twice."));
    unmount();
    await openCheckout(desk);
    expect(field(/^Note to us/).value).toBe("Please ring twice.");
  });

  it("is part of an order that is sent from the field", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    fireEvent.change(field(/^Note to us/), { target: { value: "Please ring twice." } });
    fireEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    expect(desk.cart.updates).toEqual([{ note: "Please ring twice." }]);
    expect(desk.received).toHaveLength(1);
  });
});

it("orders with a choice that is still on its way", async () => {
  const { desk } = await openWithBlinds();
  await fill();
  desk.cart.hold();
  await userEvent.click(toSizes());
  await userEvent.click(placeOrder());
  await screen.findByRole("button", { name: "Processing..." });
  await act(async () => desk.cart.release());
  await screen.findByRole("heading", { name: "The order" });
  expect(desk.received.map(({ input }) => input.expectedVersion)).toEqual([2]);
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartShop } from "../../test/cart-shop";
import { collectNotices } from "../../test/notices";
import { OrderDesk } from "../../test/order-desk";
import { ORDER } from "../../test/placed-order";
import { renderInShop } from "../../test/render-in-shop";
import { OrderConfirmationPage } from "./OrderConfirmationPage";

async function open(order: typeof ORDER | null = ORDER) {
  const desk = new OrderDesk(new CartShop());
  desk.order = order;
  const page = await renderInShop(<OrderConfirmationPage />, desk.link, "/order-confirmation");
  await screen.findByRole("heading", { level: 1 });
  return page;
}

const MADE = "Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm.";

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("an order that was placed", () => {
  it("is thanked for with its number", async () => {
    await open();

    expect(screen.getByRole("heading", { level: 1, name: "Thank You for Your Order!" })).toBeDefined();
    expect(screen.getByText("Your order #MBC482913 has been received and is being processed.")).toBeDefined();
  });

  it("shows its status", async () => {
    await open();

    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      "Order Placed20 November 2026",
      "Processing OrderIn progressWe arrange a visit and measure.",
      "ManufacturingUpcomingMade to the sizes from the visit.",
      "ShippingEst. 4 December 2026We bring it and fit it.",
    ]);
    expect(stops.map((stop) => stop.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
    const facts = within(screen.getByRole("region", { name: "Order Status" }));
    expect(facts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "20 November 2026",
      "Processing",
      "Measure and fit it for me",
      "Standard delivery",
      "4 December 2026We agree the days of the visits with you.",
      "Credit cardNothing has been charged yet.",
    ]);
  });

  it("shows address, lines and totals", async () => {
    await open();

    expect(screen.getByRole("region", { name: "Shipping Information" }).textContent).toContain(
      "Jo Whitfield14 Larch TerraceFlat 2bBristol, SomersetBS6 7QX",
    );
    const details = within(screen.getByRole("region", { name: "Order Details" }));
    expect(details.getByRole("heading", { name: "Wooden Blinds" })).toBeDefined();
    for (const text of ["1200 × 1400 mm", "Premium Wood, Oak", "Quantity 2", "£411.84", MADE])
      expect(details.getByText(text)).toBeDefined();
    for (const [name, amount] of [
      ["Subtotal", "£411.84"],
      ["Measuring and fitting", "£0.00"],
      ["Shipping", "£29.99"],
      ["Tax", "£32.95"],
      ["Total", "£474.78"],
    ])
      expect(screen.getByRole("group", { name }).textContent).toBe(`${name}${amount}`);
  });

  it("is confirmed by a notice once, not again after a reload", async () => {
    const { unmount } = await open();
    unmount();
    await open();

    expect(notices).toEqual([
      {
        title: "Order Confirmed!",
        description: "Thank you for your purchase. We'll start processing your order right away.",
      },
    ]);
  });

  it("can be printed", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await open();

    await userEvent.click(screen.getByRole("button", { name: "Print Receipt" }));

    expect(print).toHaveBeenCalledOnce();
  });

  it("can be downloaded by the session that placed it", async () => {
    await open();
    const link = screen.getByRole("link", { name: "Download as PDF" });
    expect(link.getAttribute("href")).toBe("/orders/MBC482913.pdf");
  });

  it("shows the discount of a promotion", async () => {
    const totals = { ...ORDER.totals, discountPence: 4_118, taxPence: 2_965, totalPence: 43_030 };
    await open({ ...ORDER, promotion: { code: "SUMMER25", name: "Summer offer", percent: 10 }, totals });

    expect(screen.getByRole("group", { name: "Discount (SUMMER25)" }).textContent).toContain("−£41.18");
    expect(screen.getByRole("group", { name: "Total" }).textContent).toContain("£430.30");
  });

  it("links to tracking, the shop and help", async () => {
    await open();

    for (const [name, href] of [
      ["Track Order", "/track-order?number=MBC482913"],
      ["Continue Shopping", "/products"],
      ["FAQ", "/faq"],
      ["contact us", "/contact"],
    ])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  });

  it.each([
    [null, /^We measure and fit it for you: we will write to you to arrange a visit\./],
    ["020 7946 0999", /^We measure and fit it for you: we will call you to arrange a visit\./],
  ])("says how a visit is arranged, with the phone number %s", async (phoneNumber, sentence) => {
    await open({ ...ORDER, phoneNumber });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it("says what is made to the shopper's sizes, how it is paid, and the note", async () => {
    const chosen = { fulfilment: "MAKE_TO_SIZES", paymentMethod: "PAYPAL", note: "Please ring twice." };
    await open({ ...ORDER, ...chosen });

    expect(screen.getByText(/^Please check the sizes: each piece is made from these figures\./)).toBeDefined();
    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    expect(stops.at(-1)?.textContent).toBe("ShippingEst. 4 December 2026Sent to you, to fit yourself.");
    const facts = within(screen.getByRole("region", { name: "Order Status" }));
    const definitions = facts.getAllByRole("definition").map(({ textContent }) => textContent);
    for (const text of ["Make it to my sizes", "PayPalNothing has been charged yet.", "4 December 2026", chosen.note])
      expect(definitions).toContain(text);
    expect(screen.queryByRole("group", { name: "Measuring and fitting" })).toBeNull();
  });

  it("no longer says how it goes on once it is made", async () => {
    await open({ ...ORDER, status: "MANUFACTURING" });
    expect(screen.queryByText(/to arrange a visit/)).toBeNull();
  });

  it("ends the timeline when it is cancelled", async () => {
    await open({ ...ORDER, status: "CANCELLED" });

    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    expect(stops.map(({ textContent }) => textContent)).toContain("Processing OrderCancelled");
  });
});

it("shows an empty state without an order", async () => {
  await open(null);

  expect(screen.getByRole("heading", { level: 1, name: "No order to show" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Track Order" }).getAttribute("href")).toBe("/track-order");
  expect(notices).toEqual([]);
});

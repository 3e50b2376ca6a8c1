import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CartShop } from "../../test/cart-shop";
import {
  fill,
  openCheckout,
  openWithBlinds,
  placeOrder,
  renderCheckout,
  shopSays,
  typed,
  VALID,
} from "../../test/checkout-screen";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { OrderDesk } from "../../test/order-desk";

const theOrder = () => screen.findByRole("heading", { name: "The order" });

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("a failed cart query", () => {
  it("can be retried, and the order placed", async () => {
    const shop = new CartShop({ wooden: 2 });
    shop.failures.set("Cart", undefined);
    const desk = new OrderDesk(shop);
    await openCheckout(desk);
    expect(screen.getByRole("heading", { level: 1, name: "Failed to fetch cart" })).toBeDefined();
    expectLogged("Failed to fetch cart");

    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await screen.findByRole("heading", { level: 1, name: "Checkout" });
    await fill();
    await userEvent.click(placeOrder());
    await theOrder();
  });
});

describe("field errors from the API", () => {
  it("are shown at every field, in form order", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    const fields = { zipCode: "We don't deliver to this postcode", email: "Mail to this address comes back" };
    desk.refusals.push(shopSays("BAD_USER_INPUT", { fields }));

    await userEvent.click(placeOrder());

    const summary = within(await screen.findByRole("alert"));
    expect(summary.getByText("Two details need another look")).toBeDefined();
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([fields.email, fields.zipCode]);
    expect([describedBy("Email"), describedBy("Postcode or zip code")]).toEqual([fields.email, fields.zipCode]);
    expect(notices).toEqual([]);
  });

  it("disappear when the form is sent again, with a new idempotency key", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("BAD_USER_INPUT", { fields: { zipCode: "We don't deliver to this postcode" } }));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(describedBy("Postcode or zip code")).toBe("We don't deliver to this postcode"));

    fillFields({ "Postcode or zip code": "BS8 1TH" });
    await userEvent.click(placeOrder());

    await theOrder();
    expect(desk.received.map(({ input }) => input.zipCode)).toEqual(["BS6 7QX", "BS8 1TH"]);
    expect(new Set(desk.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it("show a toast when they name no field of the form", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("BAD_USER_INPUT", { fields: { shoeSize: "Unknown" } }));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(notices.map(({ kind, title }) => [kind, title])).toEqual([["failure", "Error"]]));
    expect(typed()).toEqual(VALID);
  });
});

describe("a refused order", () => {
  it.each([
    ["PRODUCT_UNAVAILABLE", {}, "Something in your cart is no longer made"],
    ["PRICE_CHANGED", { totalPence: 50_000 }, "The total is now £500.00"],
    ["MAKING_CHANGED", {}, "What we make has changed"],
  ])("is explained in a live region beside the button: %s", async (code, details, title) => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays(code, details));
    await userEvent.click(placeOrder());
    const notice = await screen.findByText(title);
    expect(notice.closest("[role=status]")).not.toBeNull();
    expect(notices).toEqual([]);
    expect(typed()).toEqual(VALID);
  });

  it("shows the cart of its answer, without reading it again, where it would be made otherwise", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = { wooden: 3 };
    desk.refusals.push(shopSays("MAKING_CHANGED"));
    const askedBefore = desk.cart.asked.length;
    await userEvent.click(placeOrder());
    await screen.findByText("What we make has changed");
    const sizes = within(screen.getByRole("region", { name: "Check your sizes" }));
    await sizes.findByText(/Wooden Blinds × 3/);
    expect(desk.cart.asked.slice(askedBefore)).not.toContain("Cart");
  });

  it("loses its explanation while the next request is pending", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("PRODUCT_UNAVAILABLE"));
    await userEvent.click(placeOrder());
    await screen.findByText("Something in your cart is no longer made");
    const answer = Promise.withResolvers<void>();
    desk.gate = answer.promise;

    await userEvent.click(placeOrder());

    await screen.findByRole("button", { name: "Processing..." });
    expect(screen.queryByText("Something in your cart is no longer made")).toBeNull();
    await act(async () => answer.resolve());
    await theOrder();
  });

  it("moves the focus to the notice when the cart has expired", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = {};
    await userEvent.click(placeOrder());
    const title = await screen.findByText("Your basket has expired");
    await waitFor(() => expect(document.activeElement).toBe(title.closest("[role=status]")));
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
    expect(screen.queryByRole("complementary", { name: "Order Summary" })).toBeNull();
  });
});

describe("a lost response", () => {
  it("is recovered when the checkout opens with an empty cart", async () => {
    const { desk, unmount } = await openWithBlinds();
    await fill();
    desk.answersToLose = 2;
    await userEvent.click(placeOrder());
    await waitFor(() => expect(notices.map(({ title }) => title)).toEqual(["Error"]));
    unmount();
    notices.length = 0;

    const answer = Promise.withResolvers<void>();
    desk.gate = answer.promise;
    desk.answersToLose = 0;
    await renderCheckout(desk);
    expect((await screen.findByText(/we are looking for your order/)).getAttribute("role")).toBe("status");
    await act(async () => answer.resolve());

    await theOrder();
    expect(notices.map(({ title }) => title)).toEqual(["Order Placed Successfully"]);
    expect(desk.placed.size).toBe(1);
  });

  it("leaves an empty cart when the order was not placed", async () => {
    const { desk, unmount } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("INTERNAL_SERVER_ERROR"));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(notices).toHaveLength(1));
    unmount();

    desk.cart.quantities = {};
    await openCheckout(desk);
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeDefined();
    const sent = desk.received.length;
    expect(sent).toBe(2);
    expect(sessionStorage.getItem("checkout-attempts")).toBeNull();
  });
});

describe("a pending order", () => {
  it("is not sent twice with Enter", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    const answer = Promise.withResolvers<void>();
    desk.gate = answer.promise;
    await userEvent.type(field("First name"), "{Enter}");
    await screen.findByRole("button", { name: "Processing..." });
    await userEvent.type(field("First name"), "{Enter}");
    await act(async () => answer.resolve());
    await theOrder();
    expect(desk.received).toHaveLength(1);
  });
});

describe("links back", () => {
  it("lead to the cart", async () => {
    await openWithBlinds();
    expect(screen.getByRole("link", { name: "Back to Cart" }).getAttribute("href")).toBe("/cart");
  });
});

describe("the order details", () => {
  it("repeat every size with its options", async () => {
    await openCheckout(new OrderDesk(new CartShop({ wooden: 12, roller: 3 })));
    const sizes = within(screen.getByRole("region", { name: "Check your sizes" })).getAllByRole("listitem");
    expect(sizes.map(({ textContent }) => textContent)).toEqual([
      "1200 × 1400 mmWooden Blinds × 12, Fit: Recess, Tapes: Natural1200 mm wide, 1400 mm drop47.24 × 55.12 inYour recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm.Change the size",
      "900 × 1100 mmCustom Product × 3900 mm wide, 1100 mm drop35.43 × 43.31 in",
    ]);
    expect(screen.getByText(/15 items, delivery and tax included/)).toBeDefined();
  });

  it("link each size to its configurator", async () => {
    await openWithBlinds();
    const link = screen.getByRole("link", { name: "Change the size of Wooden Blinds" });
    expect(link.getAttribute("href")).toBe(
      "/products/wooden-blinds?color=Oak&material=Premium+Wood&width=47.2441&height=55.1181&options=fit_recess*tapes_natural&line=wooden",
    );
  });

  it("ask about a size that is the smallest", async () => {
    const shop = new CartShop({ wooden: 1 });
    shop.isSmallest = true;
    await openCheckout(new OrderDesk(shop));
    const sizes = within(screen.getByRole("region", { name: "Check your sizes" }));
    expect(sizes.getByText(/Is your window really that small\?/)).toBeDefined();
    expect(sizes.getByRole("link", { name: "Type your size" }).getAttribute("href")).toMatch(/width=12&.*line=wooden$/);
  });

  it("show the estimated delivery", async () => {
    await openWithBlinds();
    const summary = within(screen.getByRole("complementary", { name: "Order Summary" }));
    expect(summary.getByText(/^Estimated delivery \d{1,2} \w+ \d{4}\.$/)).toBeDefined();
  });
});

describe("the payment method", () => {
  it("is card by default, and a choice is kept in the draft", async () => {
    const { desk, unmount } = await openWithBlinds();
    const methods = () => within(screen.getByRole("group", { name: "Payment Method" }));
    const picked = () => methods().getByRole<HTMLInputElement>("radio", { checked: true }).value;
    expect(picked()).toBe("credit_card");
    await userEvent.click(screen.getByRole("radio", { name: /^PayPal/ }));
    unmount();
    await openCheckout(desk);
    expect(picked()).toBe("paypal");
    expect(screen.getByText(/Nothing is taken today/)).toBeDefined();
  });
});

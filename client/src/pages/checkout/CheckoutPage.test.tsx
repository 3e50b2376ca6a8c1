import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { useCart } from "../../features/cart/useCart";
import { CartShop } from "../../test/cart-shop";
import { fill, openCheckout, openWithBlinds, placeOrder, shopSays, typed, VALID } from "../../test/checkout-screen";
import { describedBy, field } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { OrderDesk } from "../../test/order-desk";
import { renderInShop } from "../../test/render-in-shop";
import { CheckoutPage } from "./CheckoutPage";

function CartCount() {
  const { cart } = useCart();
  return <p>{cart?.count} in the cart</p>;
}

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("placing the order", () => {
  it("sends the form with the shown total, and shows a notice and the order", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    await userEvent.click(screen.getByRole("radio", { name: /^PayPal/ }));

    await userEvent.click(placeOrder());

    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received[0]?.input).toMatchObject({
      firstName: "Jo",
      zipCode: "BS6 7QX",
      paymentMethod: "PAYPAL",
      agreeToTerms: true,
      expectedTotalPence: 47_478,
    });
    expect(notices).toEqual([
      {
        title: "Order Placed Successfully",
        description: "Your order has been placed and will be processed shortly.",
        isToBeRead: true,
      },
    ]);
  });

  it("is sent once for two clicks within one frame", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    const answers = Promise.withResolvers<void>();
    desk.gate = answers.promise;

    const button = placeOrder();
    await act(async () => {
      button.click();
      button.click();
    });
    const busy = await screen.findByRole("button", { name: "Processing..." });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(busy);
    answers.resolve();

    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received).toHaveLength(1);
  });

  it("shows the ordered lines until the order is there, although the cart is empty by then", async () => {
    const desk = new OrderDesk(new CartShop({ wooden: 2 }));
    await renderInShop(
      <CartProvider>
        <CheckoutPage />
        <CartCount />
      </CartProvider>,
      desk.link,
    );
    await screen.findByText("2 in the cart");
    await fill();

    await userEvent.click(placeOrder());

    await screen.findByText("0 in the cart");
    expect(screen.queryByRole("heading", { name: "Your Cart is Empty" })).toBeNull();
    expect(screen.getByText("1200 × 1400 mm", { selector: "span" })).toBeDefined();
  });
});

describe("when the order fails", () => {
  it("shows a notice and keeps everything that was typed", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("SERVICE_UNAVAILABLE"));

    await userEvent.click(placeOrder());

    await waitFor(() =>
      expect(notices).toEqual([
        {
          kind: "failure",
          title: "Error",
          description: "There was an error processing your order. Please try again.",
        },
      ]),
    );
    expect(typed()).toEqual(VALID);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(placeOrder().getAttribute("aria-busy")).toBeNull();
  });

  it("shows both totals after a price change, and orders for the new one at the next press", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = { wooden: 1 };
    desk.refusals.push(shopSays("PRICE_CHANGED", { totalPence: 25_238 }));

    await userEvent.click(placeOrder());

    const notice = await screen.findByText("The total is now £252.38");
    expect(notice.parentElement?.textContent).toContain("You saw £474.78");
    await waitFor(() => expect(screen.getByText(/1 item, delivery/).textContent).toContain("£252.38"));
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received.map(({ input }) => input.expectedTotalPence)).toEqual([47_478, 25_238]);
    expect(desk.received[0]?.idempotencyKey).not.toBe(desk.received[1]?.idempotencyKey);
    expect(notices.map(({ title }) => title)).toEqual(["Order Placed Successfully"]);
  });

  it("lists what another device has changed in the cart, keeps what was typed, and orders the new cart at the next press", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = { wooden: 1, roller: 3 };

    await userEvent.click(placeOrder());

    const changes = within(await screen.findByRole("list", { name: "What is different" }));
    expect(changes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Added: 3 × Custom Product, 900 × 1100 mm, Aluminium, White",
      "Now 1 instead of 2: Wooden Blinds, 1200 × 1400 mm, Premium Wood, Oak, Tapes: Natural",
      "Total: £414.38 instead of £474.78",
    ]);
    expect(screen.getByText("Your cart has changed").closest("[role=status]")).not.toBeNull();
    expect(screen.getByText(/4 items, delivery/).textContent).toContain("£414.38");
    expect(typed()).toEqual(VALID);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(desk.placed.size).toBe(0);

    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    const [first, second] = desk.received;
    expect([first?.input.expectedVersion, second?.input.expectedVersion]).toEqual([1, 2]);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
    expect(notices.map(({ title }) => title)).toEqual(["Order Placed Successfully"]);
  });

  it("names removed lines, and says when the cart is the same again", async () => {
    const desk = new OrderDesk(new CartShop({ wooden: 2, roller: 1 }));
    await openCheckout(desk);
    await fill();
    desk.cart.quantities = { wooden: 2 };
    await userEvent.click(placeOrder());
    await screen.findByText("Removed: 1 × Custom Product, 900 × 1100 mm, Aluminium, White");

    desk.cart.quantities = { wooden: 2 };
    await userEvent.click(placeOrder());
    await screen.findByText(/It holds the same again/);
    expect(screen.queryByRole("list", { name: "What is different" })).toBeNull();
  });

  it("shows validation errors of the server at their fields", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("BAD_USER_INPUT", { fields: { zipCode: "We don't deliver to this postcode" } }));

    await userEvent.click(placeOrder());

    await waitFor(() => expect(describedBy("Postcode or zip code")).toBe("We don't deliver to this postcode"));
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(notices).toEqual([]);
  });

  it("shows that the basket has expired, and keeps what was typed", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = {};

    await userEvent.click(placeOrder());

    await screen.findByText("Your basket has expired");
    await screen.findByRole("link", { name: "Continue Shopping" });
    expect(typed()).toEqual(VALID);
    expect(screen.queryByRole("button", { name: "Place Order" })).toBeNull();
  });

  it("asks to remove a withdrawn product", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("PRODUCT_UNAVAILABLE"));

    await userEvent.click(placeOrder());

    await screen.findByText("Something in your cart is no longer made");
  });
});

describe("when an answer is lost", () => {
  it("finds the order that was placed, instead of an empty cart", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.answersToLose = 1;

    await userEvent.click(placeOrder());

    await screen.findByRole("heading", { name: "The order" });
    expect(desk.placed.size).toBe(1);
    expect(new Set(desk.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("keeps the key for the same order after a reload", async () => {
    const { desk, unmount } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("INTERNAL_SERVER_ERROR"));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(notices).toHaveLength(1));
    unmount();

    await openCheckout(desk);
    expect(typed()).toEqual(VALID);
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received[1]?.idempotencyKey).toBe(desk.received[0]?.idempotencyKey);
  });

  it("takes a new key when the form has changed", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("INTERNAL_SERVER_ERROR"));
    await userEvent.click(placeOrder());
    await waitFor(() => expect(notices).toHaveLength(1));

    await userEvent.type(field("Address"), " B");
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received[1]?.idempotencyKey).not.toBe(desk.received[0]?.idempotencyKey);
  });
});

describe("what was typed", () => {
  it("is cleared once the order is placed", async () => {
    const { desk, unmount } = await openWithBlinds();
    await fill();
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    unmount();

    desk.cart.quantities = { wooden: 1 };
    await openCheckout(desk);
    expect(field("First name").value).toBe("");
  });
});

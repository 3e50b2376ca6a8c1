import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { useCart } from "../../features/cart/useCart";
import { CartShop } from "../../test/cart-shop";
import { OrderDesk } from "../../test/order-desk";
import { renderInShop } from "../../test/render-in-shop";
import { type Notice, listenForNotices } from "../../ui/toast/notify";
import { CheckoutPage } from "./CheckoutPage";

const VALID = {
  "First name": "Jo",
  "Last name": "Whitfield",
  Email: "jo@example.com",
  Address: "14 Larch Terrace",
  "Town or city": "Bristol",
  "County or state": "Somerset",
  "Postcode or zip code": "BS6 7QX",
};

const open = async (desk: OrderDesk) => {
  const page = await renderInShop(
    <CartProvider>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/order-confirmation" element={<h1>The order</h1>} />
      </Routes>
    </CartProvider>,
    desk.link,
    "/checkout",
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
};
const openWithBlinds = async () => {
  const desk = new OrderDesk(new CartShop({ wooden: 2 }));
  return { desk, ...(await open(desk)) };
};

function CartCount() {
  const { cart } = useCart();
  return <p>{cart?.count} in the cart</p>;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const placeOrder = () => screen.getByRole("button", { name: "Place Order" });
const describedBy = (label: string | RegExp) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join("");

async function fill(values: Partial<typeof VALID> = {}) {
  for (const [label, value] of Object.entries({ ...VALID, ...values }))
    fireEvent.change(field(label), { target: { value } });
  const terms = screen.getByRole<HTMLInputElement>("checkbox");
  if (!terms.checked) await userEvent.click(terms);
}

const shown = () => Object.fromEntries(Object.keys(VALID).map((label) => [label, field(label).value]));
const shopSays = (code: string, details: object = {}) => new GraphQLError(code, { extensions: { code, ...details } });

// Whole pages are slow while other tests share the processor.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let notices: Notice[];
beforeEach(() => {
  sessionStorage.clear();
  notices = [];
  return listenForNotices((notice) => notices.push(notice));
});

describe("what is to be ordered", () => {
  it("is summed up with two decimals and read back with its sizes", async () => {
    await openWithBlinds();

    const summary = within(screen.getByRole("complementary", { name: "Order Summary" }));
    for (const [name, amount] of [
      ["Subtotal", "£411.84"],
      ["Shipping", "£29.99"],
      ["Estimated Tax", "£32.95"],
      ["Total", "£474.78"],
    ])
      expect(summary.getByRole("group", { name }).textContent).toBe(`${name}${amount}`);
    const sizes = within(screen.getByRole("region", { name: "Check your sizes" }));
    expect(sizes.getByText("1200 × 1400 mm")).toBeDefined();
    expect(sizes.getByText("47.24 × 55.12 in")).toBeDefined();
    expect(screen.getByText(/2 items, delivery and tax included/).textContent).toContain("£474.78");
  });

  it("is nothing with an empty cart", async () => {
    await open(new OrderDesk(new CartShop()));

    expect(screen.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/products");
  });
});

describe("the rules of the form", () => {
  it.each([
    ["First name", "J", "First name must be at least 2 characters"],
    ["Last name", "W", "Last name must be at least 2 characters"],
    ["Email", "jo.whitfield@", "Please enter a valid email address"],
    ["Address", "14 L", "Address must be at least 5 characters"],
    ["Town or city", "B", "City must be at least 2 characters"],
    ["County or state", "", "State must be at least 2 characters"],
    ["Postcode or zip code", "BS6", "Zip code must be at least 4 characters"],
  ])("%s: %j is refused at its field", async (label, value, message) => {
    const { desk } = await openWithBlinds();
    await fill({ [label]: value });

    await userEvent.click(placeOrder());

    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(label)).toBe(message);
    expect(screen.getByRole("alert").textContent).toBe(`One detail needs another look${message}`);
    expect(desk.received).toEqual([]);
  });

  it("asks for agreement to the terms", async () => {
    await openWithBlinds();
    await fill();
    await userEvent.click(screen.getByRole("checkbox"));

    await userEvent.click(placeOrder());

    expect(describedBy(/I agree/)).toBe("You must agree to the terms and conditions");
  });

  it("takes the focus to the list of problems, and from there to a field", async () => {
    await openWithBlinds();
    await fill({ "First name": "J", Email: "jo@", "Postcode or zip code": "BS6" });
    await userEvent.click(screen.getByRole("checkbox"));

    await userEvent.click(placeOrder());
    const list = screen.getByRole("alert");
    expect(document.activeElement).toBe(list);
    expect(within(list).getByText("Four details need another look")).toBeDefined();

    await userEvent.click(within(list).getByRole("link", { name: "Zip code must be at least 4 characters" }));
    expect(document.activeElement).toBe(field("Postcode or zip code"));
    await userEvent.click(within(list).getByRole("link", { name: "You must agree to the terms and conditions" }));
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  });

  it("says nothing before the form is sent, and stops as soon as a field is right", async () => {
    await openWithBlinds();
    await userEvent.type(field("First name"), "J");
    await userEvent.tab();
    expect(describedBy("First name")).toBe("");

    await userEvent.click(placeOrder());
    expect(describedBy("First name")).toBe("First name must be at least 2 characters");
    await userEvent.type(field("First name"), "o");
    await waitFor(() => expect(describedBy("First name")).toBe(""));
  });

  it.each([
    ["First name", "given-name", "text"],
    ["Last name", "family-name", "text"],
    ["Email", "email", "email"],
    [/Phone/, "tel", "tel"],
    ["Address", "address-line1", "text"],
    ["Town or city", "address-level2", "text"],
    ["County or state", "address-level1", "text"],
    ["Postcode or zip code", "postal-code", "text"],
  ])("%s can be filled in by the browser as %s", async (label, token, type) => {
    await openWithBlinds();
    expect(field(label).autocomplete).toBe(token);
    expect(field(label).type).toBe(type);
  });
});

describe("placing the order", () => {
  it("sends what was typed with the total that was seen, tells of it and shows the order", async () => {
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
      },
    ]);
  });

  it("goes out once for two clicks within one frame", async () => {
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

  it("shows what is being ordered until the order is there, though the cart is empty by then", async () => {
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
  it("says so and keeps everything that was typed", async () => {
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
    expect(shown()).toEqual(VALID);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(placeOrder().getAttribute("aria-busy")).toBeNull();
  });

  it("tells both totals after a change of price, and orders for the new one at the next press", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = { wooden: 1 };
    desk.refusals.push(shopSays("PRICE_CHANGED", { expectedTotalPence: 47_478, totalPence: 25_238 }));

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

  it("puts what the shop finds wrong at its field", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.refusals.push(shopSays("BAD_USER_INPUT", { fields: { zipCode: "We don't deliver to this postcode" } }));

    await userEvent.click(placeOrder());

    await waitFor(() => expect(describedBy("Postcode or zip code")).toBe("We don't deliver to this postcode"));
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(notices).toEqual([]);
  });

  it("says kindly that the basket has expired, and keeps what was typed", async () => {
    const { desk } = await openWithBlinds();
    await fill();
    desk.cart.quantities = {};

    await userEvent.click(placeOrder());

    await screen.findByText("Your basket has expired");
    await screen.findByRole("link", { name: "Continue Shopping" });
    expect(shown()).toEqual(VALID);
    expect(screen.queryByRole("button", { name: "Place Order" })).toBeNull();
  });

  it("asks to remove what is no longer made", async () => {
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

    await open(desk);
    expect(shown()).toEqual(VALID);
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    expect(desk.received[1]?.idempotencyKey).toBe(desk.received[0]?.idempotencyKey);
  });

  it("takes a new key once the form is another", async () => {
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
  it("is forgotten once the order is placed", async () => {
    const { desk, unmount } = await openWithBlinds();
    await fill();
    await userEvent.click(placeOrder());
    await screen.findByRole("heading", { name: "The order" });
    unmount();

    desk.cart.quantities = { wooden: 1 };
    await open(desk);
    expect(field("First name").value).toBe("");
  });
});

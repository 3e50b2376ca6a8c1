import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Route, Routes } from "react-router-dom";
import { CartProvider } from "../features/cart/CartProvider";
import { CheckoutPage } from "../pages/checkout/CheckoutPage";
import { CartShop } from "./cart-shop";
import { field, fillFields } from "./fields";
import { OrderDesk } from "./order-desk";
import { renderInShop } from "./render-in-shop";

/** Valid values by the labels of the fields. */
export const VALID = {
  "First name": "Jo",
  "Last name": "Whitfield",
  Email: "jo@example.com",
  Address: "14 Larch Terrace",
  "Town or city": "Bristol",
  "County or state": "Somerset",
  "Postcode or zip code": "BS6 7QX",
};

/** Renders the checkout with the cart of `desk`, and the page that follows an order. */
export const renderCheckout = (desk: OrderDesk) =>
  renderInShop(
    <CartProvider>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/order-confirmation" element={<h1>The order</h1>} />
      </Routes>
    </CartProvider>,
    desk.link,
    "/checkout",
  );

/** Renders the checkout and waits for its heading. */
export async function openCheckout(desk: OrderDesk) {
  const page = await renderCheckout(desk);
  await screen.findByRole("heading", { level: 1 });
  return page;
}

/** Opens the checkout of two wooden blinds: £411.84, with delivery and tax £474.78. */
export async function openWithBlinds() {
  const desk = new OrderDesk(new CartShop({ wooden: 2 }));
  return { desk, ...(await openCheckout(desk)) };
}

export const placeOrder = () => screen.getByRole("button", { name: "Place Order" });

/** Values of the fields. */
export const typed = () => Object.fromEntries(Object.keys(VALID).map((label) => [label, field(label).value]));

/** Fills in the form and agrees to the terms. */
export async function fill(values: Partial<typeof VALID> = {}) {
  fillFields({ ...VALID, ...values });
  const terms = screen.getByRole<HTMLInputElement>("checkbox");
  if (!terms.checked) await userEvent.click(terms);
}

/** An error of the shop. */
export const shopSays = (code: string, details: object = {}) =>
  new GraphQLError(code, { extensions: { code, ...details } });

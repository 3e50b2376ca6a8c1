import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { AccountShop } from "../../test/account-shop";
import { CartShop } from "../../test/cart-shop";
import { openCheckout, typed, VALID } from "../../test/checkout-screen";
import { field, fillFields } from "../../test/fields";
import { OrderDesk } from "../../test/order-desk";

beforeEach(() => sessionStorage.clear());

async function open(account = new AccountShop()) {
  const cart = new CartShop({ wooden: 1 });
  cart.me = account.account;
  const page = await openCheckout(new OrderDesk(cart));
  await screen.findByRole("button", { name: "Place Order" });
  return page;
}

it("fills in the default address of the account", async () => {
  const account = new AccountShop();
  account.addresses = account.addresses.map((address) => ({ ...address, isDefault: address.id === "a2" }));
  await open(account);
  expect(typed()).toEqual({ ...VALID, Address: "2 Mill Lane", "Town or city": "Frome" });
});

it("fills in the address of the latest order while none is saved", async () => {
  const account = new AccountShop();
  account.addresses = [];
  await open(account);
  expect(typed()).toEqual(VALID);
});

it("fills in at least name and contact details", async () => {
  const account = new AccountShop();
  account.addresses = [];
  account.orders = [];
  await open(account);
  expect(typed()).toMatchObject({ "First name": "Jo", Email: "jo@example.com", Address: "", "Town or city": "" });
});

it("keeps what was typed before", async () => {
  const { unmount } = await open();
  fillFields({ Address: "5 Quay Street", "Town or city": "" });
  unmount();
  await open();
  expect([field("Address").value, field("Town or city").value]).toEqual(["5 Quay Street", ""]);
});

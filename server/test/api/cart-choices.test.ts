import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aCustomer, anAccount, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, clearCart, readCart, removeLine } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const CART = `version count note delivery fulfilment estimatedDelivery
  totals { deliveryPence totalPence toFreeDeliveryPence } checkoutTotals { deliveryPence totalPence }`;

type Sums = { deliveryPence: number; totalPence: number };
type Cart = {
  version: number;
  note: string | null;
  delivery: string;
  fulfilment: string;
  estimatedDelivery: string;
  totals: Sums;
  checkoutTotals: Sums;
};

const NOTHING_CHOSEN = { note: null, delivery: "STANDARD", fulfilment: "MEASURE_AND_FIT" };
const CHOSEN = { note: "Please ring twice.\nThe bell is quiet.", delivery: "EXPRESS", fulfilment: "MAKE_TO_SIZES" };

const read = async (visitor: TestVisitor) => (await visitor.graphql<{ cart: Cart }>(`{ cart { ${CART} } }`)).data.cart;

const update = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"updateCart", { cart: Cart | null }>(visitor, "updateCart", input, `cart { ${CART} }`);

it("is standard delivery, measured and fitted by the shop, where nothing is chosen", async () => {
  const visitor = shop().visitor();
  expect(await read(visitor)).toMatchObject(NOTHING_CHOSEN);
  await aCartWith(visitor);
  expect(await read(visitor)).toMatchObject({ ...NOTHING_CHOSEN, totals: { deliveryPence: 2_999 } });
});

it("changes what is named, keeps what is not, and takes back what is null", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  expect((await update(visitor, CHOSEN)).data?.updateCart.cart).toMatchObject({ ...CHOSEN, version: 2 });
  const { note, delivery, fulfilment } = CHOSEN;
  expect((await update(visitor, { delivery: null })).data?.updateCart.cart).toMatchObject({
    ...{ note, delivery: "STANDARD", fulfilment },
  });
  expect((await update(visitor, { note: null, delivery })).data?.updateCart.cart).toMatchObject({
    ...{ note: null, delivery, fulfilment },
  });
  expect((await update(visitor, { note: "  ", fulfilment: null })).data?.updateCart.cart).toMatchObject({
    ...{ note: null, delivery, fulfilment: "MEASURE_AND_FIT" },
  });
  expect((await update(visitor, {})).errors).toEqual([]);
});

it("of express delivery is in every total", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const standard = await read(visitor);
  const { data } = await update(visitor, { delivery: "EXPRESS" });
  const express = data?.updateCart.cart;
  expect(express?.totals).toEqual({
    ...standard.totals,
    deliveryPence: 4_999,
    totalPence: standard.totals.totalPence + 2_000,
    toFreeDeliveryPence: 0,
  });
  expect(express?.checkoutTotals).toEqual({ deliveryPence: 4_999, totalPence: express?.totals.totalPence });
  const outdated = await placeOrder(visitor, aCheckout({ expectedTotalPence: standard.totals.totalPence }));
  expect(outdated.errors).toMatchObject([{ extensions: { code: "PRICE_CHANGED" } }]);
  const placed = await placeOrder(visitor, aCheckout({ expectedTotalPence: express?.totals.totalPence }));
  expect(placed.data?.placeOrder.order).toMatchObject({
    ...{ shippingMethod: "Express delivery", totals: { deliveryPence: 4_999 } },
  });
});

it("goes with the order, and the cart has none again", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const plain = (await placeOrder(visitor)).data?.placeOrder.order;
  const shown = await read(visitor);
  expect(shown.estimatedDelivery).toBe(plain?.estimatedDelivery);
  expect(plain).toMatchObject({ note: null, fulfilment: "MEASURE_AND_FIT", shippingMethod: "Standard delivery" });
  await aCartWith(visitor);
  const { data } = await update(visitor, CHOSEN);
  const placed = (await placeOrder(visitor)).data?.placeOrder.order;
  expect(placed?.estimatedDelivery).toBe(data?.updateCart.cart?.estimatedDelivery);
  expect(placed).toMatchObject({ note: CHOSEN.note, fulfilment: "MAKE_TO_SIZES", shippingMethod: "Express delivery" });
  expect(await read(visitor)).toMatchObject(NOTHING_CHOSEN);
  const days = (Date.parse(plain?.estimatedDelivery ?? "") - Date.parse(placed?.estimatedDelivery ?? "")) / 86_400_000;
  expect(days).toBe(4);
  expect((await readOrder(shop().visitor(), placed?.number ?? "", aCheckout().email)).data.order).toEqual(placed);
});

it("goes with the lines when the cart is emptied", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await update(visitor, CHOSEN);
  await clearCart(visitor);
  expect(await read(visitor)).toMatchObject(NOTHING_CHOSEN);
});

it("joins the account's at signing in, what the guest has chosen first", async () => {
  const { visitor, account } = await aCustomer(shop());
  await update(visitor, { note: "The account's", delivery: "EXPRESS" });
  const guest = shop().visitor();
  await aCartWith(guest);
  await update(guest, { note: "The guest's", fulfilment: "MAKE_TO_SIZES" });
  await signIn(guest, account.email);
  expect(await read(guest)).toMatchObject({ note: "The guest's", delivery: "EXPRESS", fulfilment: "MAKE_TO_SIZES" });
  const [{ count }] = await shop().database.query("SELECT count(*)::int FROM cart WHERE note = 'The guest''s'");
  expect(count).toBe(1);
});

it("is not changed where another version was expected", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { data, errors } = await update(visitor, { ...CHOSEN, expectedVersion: 7 });
  expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(data?.updateCart.cart).toMatchObject({ ...NOTHING_CHOSEN, version: 1 });
  expect((await update(visitor, { ...CHOSEN, expectedVersion: 1 })).data?.updateCart.cart).toMatchObject(CHOSEN);
});

it.each([
  ["above 500 characters", "\u{1F468}\u{200D}\u{1F469}".repeat(501)],
  ["with a control character", "Ring\u0007twice"],
])("refuses a note %s, and starts no session", async (_case, note) => {
  const visitor = shop().visitor();
  const { errors } = await update(visitor, { note });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { note: expect.any(String) } } }]);
  expect(visitor.cookie).toBeUndefined();
});

it("keeps a note of 500 characters as it was typed", async () => {
  const visitor = shop().visitor();
  const note = `<script>alert(1)</script> '; DROP TABLE cart; ${"\u{1F44D}\u{1F3FD}".repeat(450)}`;
  expect((await update(visitor, { note: `${note}\n` })).data?.updateCart.cart?.note).toBe(note);
});

it("is of a cart by its id, without a cookie", async () => {
  const visitor = shop().visitor();
  const { data } = await mutate<"createCart", { cart: { id: string } }>(
    visitor,
    "createCart",
    undefined,
    "cart { id }",
  );
  const cartId = data?.createCart.cart.id;
  expect((await update(visitor, { ...CHOSEN, cartId })).data?.updateCart.cart).toMatchObject(CHOSEN);
  expect((await update(visitor, { ...CHOSEN, cartId: randomUUID() })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  expect(visitor.cookie).toBeUndefined();
  expect((await readCart(visitor)).data.cart.version).toBe(0);
});

it("is in the export of the account's data, and leaves the order with the account", async () => {
  const { visitor } = await aCustomer(shop());
  await aCartWith(visitor);
  await update(visitor, CHOSEN);
  await placeOrder(visitor);
  await update(visitor, { note: "Another note" });
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "")).toMatchObject({
    ...{ cartNote: "Another note", orders: [{ note: CHOSEN.note }] },
  });
});

it("is the account's own", async () => {
  const { email } = await anAccount(shop());
  const owner = shop().visitor();
  await signIn(owner, email);
  await update(owner, CHOSEN);
  const own = await owner.graphql<{ cart: { id: string } }>("{ cart { id } }");
  const { errors } = await update(shop().visitor(), { note: "Mine", cartId: own.data.cart.id });
  expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(await read(owner)).toMatchObject(CHOSEN);
});

it.each(["bay-window-shutters", "louvred-pergolas"])("is measured by the shop while %s are in it", async (slug) => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await update(visitor, { ...CHOSEN, note: null });
  const { data } = await addToCart(visitor, await anAddition(visitor, slug, { width: 120, height: 100 }));
  expect(await read(visitor)).toMatchObject({ delivery: "EXPRESS", fulfilment: "MEASURE_AND_FIT" });
  await removeLine(visitor, data.addToCart.lines[1]?.id ?? "");
  expect(await read(visitor)).toMatchObject({ delivery: "EXPRESS", fulfilment: "MAKE_TO_SIZES" });
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCustomer, anAccount, signIn, signInByTokens } from "../builders/account.js";
import { aCartWith, anAddition, readCart, type TestCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, readOrder } from "../builders/order.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const CART =
  "id version count lines { id quantity } promotion { code } totals { totalPence } checkoutTotals { totalPence }";

type Cart = Pick<TestCart, "version" | "count" | "promotion"> & {
  id: string;
  lines: { id: string; quantity: number }[];
  totals: { totalPence: number };
};

const NOT_FOUND = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

/** The cart with this id; without one the session's. */
const read = (visitor: TestVisitor, id?: string) =>
  visitor.graphql<{ cart: Cart } | null>(`query ($id: ID) { cart(id: $id) { ${CART} } }`, { id });

const change = <Name extends string>(visitor: TestVisitor, name: Name, input: Record<string, unknown>) =>
  mutate<Name, { cart: Cart | null } | null>(visitor, name, input, `cart { ${CART} }`);

/** The id of a new cart without a session. */
async function aCart(visitor = shop().visitor()): Promise<string> {
  const { data } = await mutate<"createCart", { cart: Cart }>(visitor, "createCart", undefined, `cart { ${CART} }`);
  return data?.createCart.cart.id ?? "";
}

/** A cart without a session, with one blind. */
async function aFilledCart(): Promise<{ visitor: TestVisitor; cartId: string; lineId: string }> {
  const visitor = shop().visitor();
  const cartId = await aCart();
  const { data } = await change(visitor, "addToCart", { lines: [await anAddition(visitor)], cartId });
  return { visitor, cartId, lineId: data?.addToCart?.cart?.lines[0]?.id ?? "" };
}

it("is created empty, with an id of its own, and sets no cookie", async () => {
  const visitor = shop().visitor();
  const [one, other] = [await aCart(visitor), await aCart(visitor)];
  expect(one).not.toBe(other);
  expect((await read(visitor, one)).data?.cart).toMatchObject({ id: one, version: 1, count: 0, lines: [] });
  expect((await read(visitor)).data?.cart).toMatchObject({ id: globalId("Cart", "none"), version: 0 });
  expect(visitor.cookie).toBeUndefined();
});

it("is filled, changed and emptied by its id, without a cookie and apart from the session's cart", async () => {
  const { visitor, cartId, lineId } = await aFilledCart();
  const more = await change(visitor, "changeCartLine", { lineId, quantity: 4, cartId });
  expect(more.data?.changeCartLine?.cart).toMatchObject({ id: cartId, count: 4 });
  const coded = await change(visitor, "applyPromotionCode", { code: "SUMMER25", cartId });
  expect(coded.data?.applyPromotionCode?.cart?.promotion).toMatchObject({ code: "SUMMER25" });
  const uncoded = await change(visitor, "removePromotionCode", { cartId });
  expect(uncoded.data?.removePromotionCode?.cart?.promotion).not.toMatchObject({ code: "SUMMER25" });
  expect((await read(shop().visitor(), cartId)).data?.cart).toEqual(uncoded.data?.removePromotionCode?.cart);
  expect((await change(visitor, "removeCartLine", { lineId, cartId })).data?.removeCartLine?.cart?.count).toBe(0);
  await change(visitor, "addToCart", { lines: [await anAddition(visitor)], cartId });
  expect((await change(visitor, "clearCart", { cartId })).data?.clearCart?.cart).toMatchObject({
    id: cartId,
    count: 0,
  });
  expect((await readCart(visitor)).data.cart.version).toBe(0);
  expect(visitor.cookie).toBeUndefined();
});

it("becomes an order once, which its id does not open", async () => {
  const { visitor, cartId } = await aFilledCart();
  const input = { ...aCheckout(), cartId, idempotencyKey: randomUUID() };
  type Placed = { order: { number: string; email: string }; cart: Cart } | null;
  const place = () =>
    mutate<"placeOrder", Placed>(visitor, "placeOrder", input, `order { number email } cart { ${CART} }`);
  const { data } = await place();
  expect(data?.placeOrder?.cart).toMatchObject({ id: cartId, count: 0 });
  const { number = "", email = "" } = data?.placeOrder?.order ?? {};
  expect((await place()).data?.placeOrder?.order.number).toBe(number);
  expect((await readOrder(visitor, number)).data.order).toBeNull();
  expect((await readOrder(visitor, number, email)).data.order?.number).toBe(number);
  expect(visitor.cookie).toBeUndefined();
});

it("answers a conflict with the cart of this id", async () => {
  const { visitor, cartId, lineId } = await aFilledCart();
  const { data, errors } = await change(visitor, "changeCartLine", {
    ...{ lineId, quantity: 3, cartId },
    expectedVersion: 99,
  });
  expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(data?.changeCartLine?.cart).toMatchObject({ id: cartId, count: 1 });
});

it("of a session is open to whoever knows its id", async () => {
  const guest = shop().visitor();
  await aCartWith(guest);
  const id = (await read(guest)).data?.cart.id;
  expect((await read(shop().visitor(), id)).data?.cart).toEqual((await read(guest)).data?.cart);
});

it("of an account is open to the account only, by cookie and by token", async () => {
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor);
  const own = (await read(visitor)).data?.cart;
  expect((await read(visitor, own?.id)).data?.cart).toEqual(own);
  const client = shop().visitor();
  client.accessToken = (await signInByTokens(shop().visitor(), account.email)).data?.signIn?.tokens?.accessToken;
  expect((await read(client, own?.id)).data?.cart).toEqual(own);
  const { visitor: stranger } = await aCustomer(shop());
  for (const other of [stranger, shop().visitor()]) {
    expect(await read(other, own?.id)).toMatchObject(NOT_FOUND);
    expect(await change(other, "clearCart", { cartId: own?.id })).toMatchObject(NOT_FOUND);
  }
  expect((await read(visitor)).data?.cart).toEqual(own);
});

it("is not found alike when it is unknown, malformed or merged into an account's", async () => {
  const guest = shop().visitor();
  await aCartWith(guest);
  const merged = (await read(guest)).data?.cart.id ?? "";
  await signIn(guest, (await anAccount(shop())).email);
  const addition = await anAddition(guest);
  for (const cartId of [
    "",
    "1",
    "x".repeat(200),
    randomUUID(),
    globalId("Cart", randomUUID()),
    globalId("Product", 1),
    merged,
  ]) {
    const answers = [
      await read(shop().visitor(), cartId),
      await change(shop().visitor(), "addToCart", { lines: [addition], cartId }),
      await change(shop().visitor(), "removePromotionCode", { cartId }),
      await mutate(shop().visitor(), "placeOrder", { ...aCheckout(), cartId, idempotencyKey: randomUUID() }),
    ];
    for (const { errors } of answers)
      expect(errors).toMatchObject([
        {
          message: "There is no such cart, or not any more. Please start a new one.",
          extensions: { code: "NOT_FOUND" },
        },
      ]);
  }
});

it("does not reach the lines of another cart", async () => {
  const { lineId } = await aFilledCart();
  const { visitor, cartId } = await aFilledCart();
  expect(await change(visitor, "removeCartLine", { lineId, cartId })).toMatchObject(NOT_FOUND);
  expect(await change(visitor, "changeCartLine", { lineId, quantity: 2, cartId })).toMatchObject(NOT_FOUND);
});

it("adds once with the same idempotency key", async () => {
  const { visitor, cartId } = await aFilledCart();
  const input = { lines: [await anAddition(visitor)], cartId, idempotencyKey: randomUUID() };
  await change(visitor, "addToCart", input);
  expect((await change(visitor, "addToCart", input)).data?.addToCart?.cart?.count).toBe(2);
});

it("is read with one statement, as a session's is", async () => {
  const { visitor, cartId } = await aFilledCart();
  const guest = shop().visitor();
  await aCartWith(guest);
  const [byId, bySession] = [await read(visitor, cartId), await read(guest)];
  expect(await shop().statements(byId.requestId)).toBe(1);
  expect(await shop().statements(bySession.requestId)).toBe(1);
});

it("is removed 30 days after its last change", async () => {
  const { cartId } = await aFilledCart();
  const age = (days: number) =>
    shop().database.query("UPDATE cart SET updated_at = now() - make_interval(days => $2) WHERE id = $1", [
      keyOf("Cart", cartId),
      days,
    ]);
  await age(29);
  await removeEnded(shop(), "cart");
  expect((await read(shop().visitor(), cartId)).data?.cart.count).toBe(1);
  await age(31);
  await removeEnded(shop(), "cart");
  expect(await read(shop().visitor(), cartId)).toMatchObject(NOT_FOUND);
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCartWith, addToCart, anAddition, applyCode, readCart, removeLine, setQuantity } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

/** A visitor with one roller blind in the cart, and a checkout form for that cart. */
async function aCheckoutOfOne() {
  const visitor = shop().visitor();
  const line = await aCartWith(visitor);
  return { visitor, line, input: await checkoutOf(visitor) };
}

/** A checkout form with the cart's present version and total. */
async function checkoutOf(visitor: TestVisitor) {
  const { version, checkoutTotals } = (await readCart(visitor)).data.cart;
  return { ...aCheckout(), expectedVersion: version, expectedTotalPence: checkoutTotals.totalPence };
}

const codeOf = ({ errors }: Awaited<ReturnType<typeof placeOrder>>) => errors[0]?.extensions.code;

type Change = (visitor: TestVisitor, lineId: string) => Promise<unknown>;

/** Replaces the only line with a smaller blind of the same price, so that the total stays. */
const resize: Change = async (visitor, lineId) => {
  const addition = await anAddition(visitor);
  await removeLine(visitor, lineId);
  await addToCart(visitor, { ...addition, width: 30 });
};

describe("an order of a cart that changed after it was shown", () => {
  it.each<[string, Change]>([
    ["by a quantity", (visitor, lineId) => setQuantity(visitor, { lineId, quantity: 2 })],
    ["by another line", (visitor) => aCartWith(visitor, "roman-blinds")],
    ["by a code", (visitor) => applyCode(visitor, "SUMMER25")],
    ["to something else of the same price", resize],
  ])("%s is refused with the current cart and accepted with its version", async (_case, change) => {
    const { visitor, line, input } = await aCheckoutOfOne();
    await change(visitor, line.id);
    const cart = (await readCart(visitor)).data.cart;
    const refused = await placeOrder(visitor, input);
    expect(codeOf(refused)).toBe("CONFLICT");
    expect(refused.data?.placeOrder).toMatchObject({ order: null, cart: { count: cart.count } });
    expect((await readCart(visitor)).data.cart).toEqual(cart);
    const { data } = await placeOrder(visitor, await checkoutOf(visitor));
    expect(data?.placeOrder.order.lines).toHaveLength(cart.lines.length);
  });

  it("gets CART_EMPTY if the cart is empty", async () => {
    const { visitor, line, input } = await aCheckoutOfOne();
    await removeLine(visitor, line.id);
    expect(codeOf(await placeOrder(visitor, input))).toBe("CART_EMPTY");
  });

  it.each([
    ["in fragments", "...A ... { cart { version } }", { cart: { amount: 2, lines: [{ quantity: 2 }], version: 2 } }],
    ["under another name", "mine: cart { count }", { mine: { count: 2 } }],
    ["not at all", "order { number }", { order: null }],
  ])("returns the selected fields of the cart: %s", async (_case, selection, payload) => {
    const { visitor, line, input } = await aCheckoutOfOne();
    await setQuantity(visitor, { lineId: line.id, quantity: 2 });
    const fragments = selection.includes("...A")
      ? "fragment A on PlaceOrderPayload { ...B ...B } fragment B on PlaceOrderPayload { cart { amount: count lines { quantity } } }"
      : "";
    const { data } = await visitor.graphql(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${selection} errors { code } } } ${fragments}`,
      { input: { ...input, idempotencyKey: "12345678" } },
    );
    expect(data).toEqual({ placeOrder: { ...payload, errors: [{ code: "CONFLICT" }] } });
  });
});

describe("the idempotency key of an order", () => {
  it("returns the same order on a repeat, regardless of the present cart", async () => {
    const { visitor, input } = await aCheckoutOfOne();
    const key = randomUUID();
    const first = await placeOrder(visitor, input, key);
    expect((await placeOrder(visitor, input, key)).data?.placeOrder.order).toEqual(first.data?.placeOrder.order);
    await aCartWith(visitor, "roman-blinds");
    const again = await placeOrder(visitor, input, key);
    expect(again.data?.placeOrder).toEqual({ ...first.data?.placeOrder, cart: { count: 1 } });
  });

  it("is refused for other contents, which stay in the cart", async () => {
    const { visitor, input } = await aCheckoutOfOne();
    const key = randomUUID();
    await placeOrder(visitor, input, key);
    await aCartWith(visitor);
    const next = await checkoutOf(visitor);
    expect(next.expectedTotalPence).toBe(input.expectedTotalPence);
    expect(codeOf(await placeOrder(visitor, next, key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await readCart(visitor)).data.cart.count).toBe(1);
    expect((await placeOrder(visitor, next)).errors).toEqual([]);
  });

  it("without a version returns the order while the cart is empty, else is refused", async () => {
    const visitor = shop().visitor();
    const key = randomUUID();
    await aCartWith(visitor);
    const first = await placeOrder(visitor, aCheckout(), key);
    expect((await placeOrder(visitor, aCheckout(), key)).data).toEqual(first.data);
    await aCartWith(visitor);
    expect(codeOf(await placeOrder(visitor, aCheckout(), key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });
});

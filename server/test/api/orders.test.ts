import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { formatPounds } from "../../src/rules/money.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const otherServer = useShop({ beside: shop });

const countOrders = async () => {
  const [{ count }] = await shop().database.query("SELECT count(*)::int AS count FROM orders");
  return count as number;
};

/** Twenty parallel requests of one shopper, alternating between two servers. */
function overTwoServers<Answer>(visitor: TestVisitor, act: (visitor: TestVisitor) => Promise<Answer>) {
  const elsewhere = otherServer().visitor();
  elsewhere.cookie = visitor.cookie;
  return Array.from({ length: 20 }, (_, index) => act(index % 2 === 0 ? visitor : elsewhere));
}

describe("placing an order", () => {
  it("stores the order, empties the cart and makes the order readable", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "wooden-blinds", { quantity: 2 });
    const { totals } = (await readCart(visitor)).data.cart;
    const { data } = await placeOrder(visitor, aCheckout({ expectedTotalPence: totals.totalPence }));
    expect(data?.placeOrder.cart.count).toBe(0);
    const order = data?.placeOrder.order;
    expect(order?.number).toMatch(/^MBC\d{6}$/);
    expect(order).toMatchObject({
      status: "PROCESSING",
      shippingMethod: "Standard delivery",
      totals: { ...totals, toFreeDeliveryPence: 0 },
      lines: [{ slug: "wooden-blinds", quantity: 2 }],
      address: { firstName: "Jo", zipCode: "BS6 7QX" },
    });
    expect((await readOrder(visitor, order?.number)).data.order).toEqual(order);
    expect((await readOrder(visitor)).data.order).toEqual(order);
    expect((await readCart(visitor)).data.cart.count).toBe(0);
  });

  it("keeps a second address line; an empty one is none", async () => {
    const visitor = shop().visitor();
    for (const [typed, kept] of [
      [" Flat 2b ", "Flat 2b"],
      ["", null],
    ]) {
      await aCartWith(visitor);
      const { data } = await placeOrder(visitor, aCheckout({ addressLine2: typed }));
      expect(data?.placeOrder.order.address).toMatchObject({ address: "14 Larch Terrace", addressLine2: kept });
    }
  });

  it("keeps its prices when the product's price changes later", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    const { data } = await placeOrder(visitor);
    await shop().database.query("UPDATE product SET base_price_pence = 9900 WHERE slug = 'skylight-blinds'");
    const { order } = (await readOrder(visitor, data?.placeOrder.order.number)).data;
    await shop().database.query("UPDATE product SET base_price_pence = 8500 WHERE slug = 'skylight-blinds'");
    expect(order).toEqual(data?.placeOrder.order);
  });

  it("estimates delivery after 14 days at the earliest", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { data } = await placeOrder(visitor);
    const { placedAt = "", estimatedDelivery = "" } = data?.placeOrder.order ?? {};
    const days = (Date.parse(estimatedDelivery) - Date.parse(placedAt)) / 86_400_000;
    expect(days).toBeGreaterThan(12.9);
    expect(days).toBeLessThanOrEqual(14.1);
  });

  it("returns one order to 20 equal parallel requests to two servers", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const before = await countOrders();
    const key = randomUUID();
    const answers = await Promise.all(overTwoServers(visitor, (each) => placeOrder(each, aCheckout(), key)));
    expect(new Set(answers.map(({ data }) => data?.placeOrder.order.number)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it("places one order for 20 parallel keys on two servers and answers CART_EMPTY to the rest", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const answers = await Promise.all(overTwoServers(visitor, (each) => placeOrder(each)));
    expect(answers.filter(({ data }) => data?.placeOrder.order)).toHaveLength(1);
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(new Set(codes)).toEqual(new Set(["CART_EMPTY"]));
  });

  it("refuses a key that was used for other contents", async () => {
    const visitor = shop().visitor();
    const key = randomUUID();
    await aCartWith(visitor);
    await placeOrder(visitor, aCheckout(), key);
    await aCartWith(visitor);
    const { errors } = await placeOrder(visitor, aCheckout({ city: "Bath" }), key);
    expect(errors[0]?.extensions.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });

  it("orders nothing when the total differs from the one shown, and names both", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { totalPence } = (await readCart(visitor)).data.cart.totals;
    const input = { ...aCheckout({ expectedTotalPence: 1 }), idempotencyKey: randomUUID() };
    const { data, errors } = await mutate(
      visitor,
      "placeOrder",
      input,
      "order { number } cart { totals { totalPence } }",
    );
    expect(data?.placeOrder).toMatchObject({ order: null, cart: { totals: { totalPence } } });
    expect(errors).toMatchObject([{ extensions: { code: "PRICE_CHANGED" } }]);
    for (const pence of [1, totalPence]) expect(errors[0]?.message).toContain(formatPounds(pence));
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });

  it("needs a cart", async () => {
    const visitor = shop().visitor();
    expect((await placeOrder(visitor)).errors[0]?.extensions.code).toBe("CART_EMPTY");
    expect(visitor.cookie).toBeUndefined();
  });

  it("refuses a configuration that was withdrawn", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await shop().database.query(
      "UPDATE cart_line SET product_id = NULL WHERE cart_id = (SELECT cart_id FROM cart_line ORDER BY added_at DESC LIMIT 1)",
    );
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([{ product: null, totalPence: 0 }]);
    expect((await placeOrder(visitor)).errors[0]?.extensions.code).toBe("PRODUCT_UNAVAILABLE");
  });

  it.each([
    ["firstName", "J", "First name must be at least 2 characters"],
    ["lastName", " ", "Last name must be at least 2 characters"],
    ["email", "jo@", "Please enter a valid email address"],
    ["email", "jo@larch.example\r\nBcc: x@y.example", "Please enter a valid email address"],
    ["address", "14", "Address must be at least 5 characters"],
    ["city", "B", "City must be at least 2 characters"],
    ["state", "S", "State must be at least 2 characters"],
    ["zipCode", "BS6", "Zip code must be at least 4 characters"],
    ["agreeToTerms", false, "You must agree to the terms and conditions"],
  ])("refuses %s %j", async (field, value, message) => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { status, errors } = await placeOrder(visitor, aCheckout({ [field]: value }));
    expect(status).toBe(200);
    expect(errors[0]?.extensions.fields).toEqual({ [field]: message });
  });

  it("takes at most ten statements", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await aCartWith(visitor, "roman-blinds");
    const { requestId, data } = await placeOrder(visitor);
    expect(data?.placeOrder.order.lines).toHaveLength(2);
    expect(await shop().statements(requestId)).toBeLessThanOrEqual(10);
  });
});

describe("reading an order", () => {
  it("treats another visitor's order as missing", async () => {
    const owner = shop().visitor();
    await aCartWith(owner);
    const { data } = await placeOrder(owner);
    const stranger = shop().visitor();
    await aCartWith(stranger);
    for (const number of [data?.placeOrder.order.number, "MBC000000", "' OR '1'='1"])
      expect((await readOrder(stranger, number)).data.order).toBeNull();
    expect((await readOrder(shop().visitor())).data.order).toBeNull();
  });
});

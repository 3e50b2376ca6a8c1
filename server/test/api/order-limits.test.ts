import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { aCustomer, anEmail, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition } from "../builders/cart.js";
import { aCheckout, orderRequest, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const rateLimits = { ...readSettings({}).rateLimits, "session-orders": 2, "ip-orders": 4, "email-orders": 3 };
const shop = useShop({ settings: { rateLimits, trustProxy: 1 } });

const countOrders = async (): Promise<number> =>
  (await shop().database.query("SELECT count(*)::int AS count FROM orders"))[0].count;

/** Places an order from this IP, behind a proxy, and returns the HTTP status. */
async function orderFrom(ip: string, visitor: TestVisitor, email = anEmail(), key: string = randomUUID()) {
  await aCartWith(visitor);
  const body = orderRequest(key, aCheckout({ email }));
  return (await visitor.send("POST", "/graphql", body, { "x-forwarded-for": ip })).status;
}

/** A new IP per order, for tests of other limits. */
let places = 0;
const somewhere = () => `198.51.100.${(places += 1)}`;

it("limits orders per session and hour; a refusal returns the wait and keeps the cart", async () => {
  const visitor = shop().visitor();
  for (let i = 0; i < 2; i += 1) expect(await orderFrom(somewhere(), visitor)).toBe(200);
  const before = await countOrders();
  await aCartWith(visitor);
  const { status, errors } = await placeOrder(visitor, aCheckout({ email: anEmail() }));
  expect(status).toBe(429);
  expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) } }]);
  expect(errors[0]?.extensions["retryAfterSeconds"]).toBeGreaterThan(3500);
  expect(await countOrders()).toBe(before);
  const { data } = await addToCart(visitor, await anAddition(visitor));
  expect(data?.addToCart.count).toBe(2);
});

it("limits orders per IP and hour across sessions and e-mail addresses", async () => {
  for (let i = 0; i < 4; i += 1) expect(await orderFrom("203.0.113.7", shop().visitor())).toBe(200);
  expect(await orderFrom("203.0.113.7", shop().visitor())).toBe(429);
  expect(await orderFrom("203.0.113.8", shop().visitor())).toBe(200);
});

it("limits orders per e-mail address and hour, ignoring case, from any IP", async () => {
  const email = anEmail();
  for (let i = 0; i < 3; i += 1) expect(await orderFrom(somewhere(), shop().visitor(), email)).toBe(200);
  expect(await orderFrom(somewhere(), shop().visitor(), email.toUpperCase())).toBe(429);
});

it("guests' orders with a customer's e-mail address don't count for the account", async () => {
  const { visitor, account } = await aCustomer(shop());
  for (let i = 0; i < 3; i += 1) expect(await orderFrom(somewhere(), shop().visitor(), account.email)).toBe(200);
  expect(await orderFrom(somewhere(), visitor, account.email)).toBe(200);
  const { visitor: other } = await aCustomer(shop());
  expect(await orderFrom(somewhere(), other, account.email)).toBe(429);
});

it("counts the sessions of an account together", async () => {
  const { visitor, account } = await aCustomer(shop());
  for (let i = 0; i < 2; i += 1) expect(await orderFrom(somewhere(), visitor)).toBe(200);
  const device = shop().visitor();
  await signIn(device, account.email);
  expect(await orderFrom(somewhere(), device)).toBe(429);
});

it("does not count repeats and refused orders", async () => {
  const visitor = shop().visitor();
  const [email, key] = [anEmail(), randomUUID()];
  await aCartWith(visitor);
  for (let i = 0; i < 5; i += 1) {
    const { errors } = await placeOrder(visitor, aCheckout({ email, expectedTotalPence: 1 }));
    expect(errors).toMatchObject([{ extensions: { code: "PRICE_CHANGED" } }]);
  }
  for (let i = 0; i < 5; i += 1) expect((await placeOrder(visitor, aCheckout({ email }), key)).errors).toEqual([]);
  expect(await orderFrom(somewhere(), visitor, email)).toBe(200);
  expect(await orderFrom(somewhere(), visitor, email)).toBe(429);
});

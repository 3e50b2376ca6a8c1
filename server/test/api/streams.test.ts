import { describe, expect, it, vi } from "vitest";
import { aCustomer, PASSWORD, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, setQuantity } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder } from "../builders/order.js";
import { follow } from "../harness/event-stream.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const otherProcess = useShop({ beside: shop });
const smallShop = useShop({ beside: shop, settings: { liveStreams: 3, liveStreamsPerIp: 2 } });
const stoppingShop = useShop({ beside: shop });

const CART = "subscription { cartChanged { count } }";
const ORDER =
  "subscription ($number: String!, $email: String) { orderChanged(number: $number, email: $email) { status } }";

const cartOf = (count: number) => ({ event: "next", data: { data: { cartChanged: { count } } } });
const orderIn = (status: string | null) => ({
  event: "next",
  data: { data: { orderChanged: status === null ? null : { status } } },
});

const add = async (visitor: TestVisitor) => addToCart(visitor, await anAddition(visitor));
const ship = (number: string, status: string) =>
  shop().database.query("UPDATE orders SET status = $2 WHERE number = $1", [number, status]);

/** A visitor of another process in the same session. */
function sameVisitorOf(process: typeof shop, { cookie }: TestVisitor): TestVisitor {
  const visitor = process().visitor();
  visitor.cookie = cookie;
  return visitor;
}

async function aPlacedOrder(visitor: TestVisitor): Promise<string> {
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor);
  if (!data) throw new Error("No order was placed.");
  return data.placeOrder.order.number;
}

/** A stream hears of changes, also of other processes, from Postgres. */
const PATIENT = { timeout: 20_000 };

describe("cartChanged", () => {
  it("shows the cart at once, then after each change, also one of another process", async () => {
    const visitor = shop().visitor();
    const { id: lineId } = await aCartWith(visitor);
    const stream = await follow(visitor, CART);
    expect([stream.status, stream.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    expect(stream.headers.get("cache-control")).toMatch(/no-store/);
    expect(stream.headers.get("content-encoding")).toBeNull();
    expect(await stream.next()).toEqual(cartOf(1));
    await setQuantity(sameVisitorOf(otherProcess, visitor), { lineId, quantity: 4 });
    await vi.waitFor(async () => expect(await stream.next()).toEqual(cartOf(4)), PATIENT);
  });

  it("is not for a visitor without a session", async () => {
    const stream = await follow(shop().visitor(), CART);
    expect(stream.status).toBe(404);
    expect(await stream.json()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
  });

  it("shows nothing of another visitor", async () => {
    const [visitor, other] = [shop().visitor(), shop().visitor()];
    await aCartWith(visitor);
    await aCartWith(other);
    const stream = await follow(visitor, CART);
    await stream.next();
    await add(other);
    await add(other);
    await add(visitor);
    await vi.waitFor(async () => expect(await stream.next()).toEqual(cartOf(2)), PATIENT);
  });

  it("is the same in all sessions of an account", async () => {
    const { visitor, account } = await aCustomer(shop());
    const phone = shop().visitor();
    await signIn(phone, account.email);
    await add(visitor);
    const stream = await follow(phone, CART);
    expect(await stream.next()).toEqual(cartOf(1));
    await add(visitor);
    await vi.waitFor(async () => expect(await stream.next()).toEqual(cartOf(2)), PATIENT);
  });

  it("ends with the session and shows nothing after it", async () => {
    const { visitor, account } = await aCustomer(shop());
    const phone = shop().visitor();
    await signIn(phone, account.email);
    await add(visitor);
    const stream = await follow(phone, CART);
    await stream.next();
    await visitor.graphql("mutation { signOutEverywhere { errors { code } } }");
    await signIn(visitor, account.email);
    await add(visitor);
    const rest = [];
    for (let event = await stream.next(); event; event = await stream.next()) rest.push(event);
    expect(rest.filter(({ data }) => JSON.stringify(data ?? "").includes('"count":2'))).toEqual([]);
    expect(rest.at(-1)).toEqual({ event: "complete", data: undefined });
  });

  it("is sent anew when the connection to the database comes back", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const stream = await follow(visitor, CART);
    await stream.next();
    await shop().database.query("UPDATE cart_line SET quantity = 7"); // no notification: the cart's version stays
    await shop().database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'change-feed'",
    );
    await vi.waitFor(async () => expect(await stream.next()).toEqual(cartOf(7)), PATIENT);
  });
});

describe("cartChanged with a cart's id", () => {
  const BY_ID = "subscription ($cartId: ID) { cartChanged(cartId: $cartId) { count } }";

  async function aCart(): Promise<{ visitor: TestVisitor; cartId: string; addOne(): Promise<unknown> }> {
    const visitor = shop().visitor();
    const { data } = await mutate<"createCart", { cart: { id: string } }>(
      visitor,
      "createCart",
      undefined,
      "cart { id }",
    );
    const cartId = data?.createCart.cart.id ?? "";
    const lines = [await anAddition(visitor)];
    return { visitor, cartId, addOne: () => mutate(visitor, "addToCart", { lines, cartId }) };
  }

  it("shows that cart to a client without a cookie, at once and after each change", async () => {
    const { visitor, cartId, addOne } = await aCart();
    const stream = await follow(visitor, BY_ID, { cartId });
    expect(await stream.next()).toEqual(cartOf(0));
    await addOne();
    await vi.waitFor(async () => expect(await stream.next()).toEqual(cartOf(1)), PATIENT);
    expect(visitor.cookie).toBeUndefined();
  });

  it("refuses an unknown id and an account's like each other", async () => {
    const { visitor } = await aCustomer(shop());
    await add(visitor);
    const own = await visitor.graphql<{ cart: { id: string } }>("{ cart { id } }");
    const refusals = [];
    for (const cartId of [own.data.cart.id, "Q2FydDox", "x"]) {
      const stream = await follow(shop().visitor(), BY_ID, { cartId });
      refusals.push([stream.status, await stream.json()]);
    }
    expect(refusals).toEqual([refusals[1], refusals[1], refusals[1]]);
    expect(refusals[0]).toMatchObject([404, { errors: [{ extensions: { code: "NOT_FOUND" } }] }]);
  });

  it("ends when the cart joins an account's, and shows nothing of that", async () => {
    const { visitor, cartId, addOne } = await aCart();
    await addOne();
    const stream = await follow(visitor, BY_ID, { cartId });
    expect(await stream.next()).toEqual(cartOf(1));
    const { account } = await aCustomer(shop());
    const input = { email: account.email, password: PASSWORD, withTokens: true, cartId };
    expect((await mutate(shop().visitor(), "signIn", input)).errors).toEqual([]);
    const rest = [];
    for (let event = await stream.next(); event; event = await stream.next()) rest.push(event);
    expect(rest.at(-2)?.data).toMatchObject({ data: null, errors: [{ extensions: { code: "NOT_FOUND" } }] });
    expect(rest.at(-1)).toEqual({ event: "complete", data: undefined });
  });
});

describe("orderChanged", () => {
  it("shows the order of this session", async () => {
    const visitor = shop().visitor();
    const number = await aPlacedOrder(visitor);
    const stream = await follow(visitor, ORDER, { number });
    expect(await stream.next()).toEqual(orderIn("PROCESSING"));
    await ship(number, "MANUFACTURING");
    await vi.waitFor(async () => expect(await stream.next()).toEqual(orderIn("MANUFACTURING")), PATIENT);
  });

  it("shows it to whom knows number and e-mail", async () => {
    const number = await aPlacedOrder(shop().visitor());
    const stream = await follow(shop().visitor(), ORDER, { number, email: "JO@larch.example" });
    expect(await stream.next()).toEqual(orderIn("PROCESSING"));
  });

  it.each([
    ["another session", {}],
    ["a wrong e-mail", { email: "eve@larch.example" }],
  ])("refuses %s like an unknown number", async (_case, variables) => {
    const number = await aPlacedOrder(shop().visitor());
    const [known, unknown] = await Promise.all(
      [number, "MBC000000"].map((each) => follow(shop().visitor(), ORDER, { number: each, ...variables })),
    );
    expect([known?.status, unknown?.status]).toEqual([404, 404]);
    expect(await known?.json()).toEqual(await unknown?.json());
  });
});

describe("a stream is refused", () => {
  it.each([
    ["a query", "{ shop { name } }", 400, "OPERATION_RESOLUTION_FAILURE"],
    ["a mutation", "mutation { clearCart { cart { count } } }", 400, "OPERATION_RESOLUTION_FAILURE"],
    ["no GraphQL", "{", 400, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", "subscription { nothing }", 400, "GRAPHQL_VALIDATION_FAILED"],
    ["two fields", "subscription { cartChanged { count } b: cartChanged { count } }", 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "something too deep",
      `subscription { cartChanged { lines { product { ${"related { ".repeat(9)} id ${"}".repeat(9)} } } } }`,
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["too many tokens", `subscription { cartChanged { ${"count ".repeat(1100)} } }`, 400, "GRAPHQL_PARSE_FAILED"],
    ["a variable that is missing", ORDER, 400, "BAD_USER_INPUT"],
  ])("for %s", async (_case, query, status, code) => {
    const stream = await follow(shop().visitor(), query);
    expect(stream.status).toBe(status);
    expect(await stream.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it("to /graphql, which answers once", async () => {
    const { status, errors } = await shop().visitor().graphql(CART);
    expect([status, errors[0]?.message]).toEqual([400, "Subscriptions are answered at /graphql/stream."]);
  });

  it("above the limit of an address, until one is closed", async () => {
    const visitor = smallShop().visitor();
    await aCartWith(visitor);
    const [first] = [await follow(visitor, CART), await follow(visitor, CART)];
    const refused = await follow(visitor, CART);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
    first.close();
    await vi.waitFor(async () => {
      const stream = await follow(visitor, CART);
      expect(stream.status).toBe(200);
    });
  });
});

it("streams end when the shop is about to stop, and clients are told to come again", async () => {
  const visitor = stoppingShop().visitor();
  await aCartWith(visitor);
  const stream = await follow(visitor, CART);
  stoppingShop().drain();
  await vi.waitFor(async () => expect(await stream.next()).toBeUndefined());
  const late = await follow(visitor, CART);
  expect([late.status, await late.next()]).toEqual([200, undefined]);
});

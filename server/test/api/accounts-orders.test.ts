import { describe, expect, it } from "vitest";
import { aCustomer, anAccount, anEmail, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type OrderPage = {
  nodes: { number: string; lines: { name: string }[]; totals: { totalPence: number } }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

const readOrders = (visitor: TestVisitor, given: { first?: number; after?: string | null } = {}) =>
  visitor.graphql<{ me: { orders: OrderPage } | null }>(
    `query ($first: Int, $after: String) { me { orders(first: $first, after: $after) {
       nodes { number placedAt status history { status at } lines { name quantity picture { url } } totals { totalPence } }
       pageInfo { endCursor hasNextPage } } } }`,
    given,
  );

const numbersOf = async (visitor: TestVisitor) =>
  (await readOrders(visitor)).data.me?.orders.nodes.map(({ number }) => number);

/** Orders one blind and returns the order number. */
async function anOrderBy(visitor: TestVisitor, email = anEmail(), changes = {}): Promise<string> {
  await aCartWith(visitor, "roller-blinds", changes);
  const { data } = await placeOrder(visitor, aCheckout({ email }));
  return data?.placeOrder.order.number ?? "";
}

describe("the orders of an account", () => {
  it("include those of its earlier guest sessions, newest first", async () => {
    const account = await anAccount(shop());
    const visitor = shop().visitor();
    const asGuest = await anOrderBy(visitor);
    await signIn(visitor, account.email);
    const own = await anOrderBy(visitor);
    await anOrderBy(shop().visitor());
    expect(await numbersOf(visitor)).toEqual([own, asGuest]);
    const { visitor: device } = await aCustomer(shop(), account);
    expect(await numbersOf(device)).toEqual([own, asGuest]);
    expect((await readOrder(device, asGuest)).data.order?.number).toBe(asGuest);
  });

  it("take three statements for any number of orders", async () => {
    const { visitor } = await aCustomer(shop());
    const none = await readOrders(visitor);
    for (let i = 0; i < 3; i += 1) await anOrderBy(visitor);
    const three = await readOrders(visitor);
    expect(three.data.me?.orders.nodes).toHaveLength(3);
    expect(await shop().statements(none.requestId)).toBe(3);
    expect(await shop().statements(three.requestId)).toBe(3);
  });

  it("come page by page without repeats", async () => {
    const { visitor } = await aCustomer(shop());
    const numbers = [];
    for (let i = 0; i < 5; i += 1) numbers.unshift(await anOrderBy(visitor));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: OrderPage | undefined = (await readOrders(visitor, { first: 2, after })).data.me?.orders;
      seen.push(...(page?.nodes.map(({ number }) => number) ?? []));
      after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? "") : null;
    } while (after !== null);
    expect(seen).toEqual(numbers);
    for (const bad of ["", "x", Buffer.from("2026-02-31T00:00:00+00:00|MBC123456").toString("base64url")])
      expect((await readOrders(visitor, { after: bad })).errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT" } },
      ]);
    expect((await readOrders(visitor, { first: 0 })).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  it("are hidden from other visitors in the list, by number and in the session's field", async () => {
    const { visitor } = await aCustomer(shop());
    const number = await anOrderBy(visitor);
    const { visitor: other } = await aCustomer(shop());
    const guest = shop().visitor();
    await aCartWith(guest);
    const byNumber = (reader: TestVisitor) =>
      reader.graphql<{ me: { order: { number: string } | null } | null }>(
        "query ($number: String!) { me { order(number: $number) { number } } }",
        { number },
      );
    expect((await byNumber(visitor)).data.me?.order?.number).toBe(number);
    expect((await byNumber(other)).data.me).toEqual({ order: null });
    expect((await byNumber(guest)).data.me).toBeNull();
    for (const reader of [other, guest]) expect((await readOrder(reader, number)).data.order).toBeNull();
    expect(await numbersOf(other)).toEqual([]);
    for (const reader of [other, guest])
      expect((await orderAgain(reader, number)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  });

  it("are found by their idempotency key when the request is repeated after signing in", async () => {
    const account = await anAccount(shop());
    const visitor = shop().visitor();
    const key = "the-same-key-again";
    await aCartWith(visitor);
    const first = await placeOrder(visitor, aCheckout(), key);
    await signIn(visitor, account.email);
    const again = await placeOrder(visitor, aCheckout(), key);
    expect(again.data?.placeOrder.order.number).toBe(first.data?.placeOrder.order.number);
  });

  it("allow the guest and the account the same idempotency key for two orders", async () => {
    const account = await anAccount(shop());
    const key = "one-key-for-two-orders";
    const { visitor: device } = await aCustomer(shop(), account);
    const visitor = shop().visitor();
    for (const shopper of [device, visitor]) {
      await aCartWith(shopper);
      await placeOrder(shopper, aCheckout(), key);
    }
    expect((await signIn(visitor, account.email)).errors).toEqual([]);
    expect(await numbersOf(visitor)).toHaveLength(2);
  });
});

type Change = { line: string; kind: string; quantity: number; wasPence: number; nowPence: number | null };

const orderAgain = (visitor: TestVisitor, number: string, email?: string) =>
  mutate<"orderAgain", { cart: { count: number; lines: { quantity: number }[] }; changes: Change[] }>(
    visitor,
    "orderAgain",
    { number, email },
    "cart { count lines { quantity } } changes { line kind quantity wasPence nowPence }",
  );

describe("ordering again", () => {
  it("adds the same lines to the cart, without notices when nothing changed", async () => {
    const { visitor } = await aCustomer(shop());
    await aCartWith(visitor, "roman-blinds", { quantity: 2, width: 40 });
    const number = await anOrderBy(visitor);
    await aCartWith(visitor, "roller-blinds");
    const { data, errors } = await orderAgain(visitor, number.toLowerCase());
    expect(errors).toEqual([]);
    expect(data?.orderAgain).toEqual({
      cart: { count: 4, lines: [{ quantity: 2 }, { quantity: 2 }] },
      changes: [],
      errors: [],
    });
    const { lines } = (await readCart(visitor)).data.cart;
    expect(lines).toMatchObject([
      { quantity: 2, width: 36, product: { slug: "roller-blinds" } },
      { quantity: 2, width: 40, product: { slug: "roman-blinds" } },
    ]);
    await addToCart(visitor, await anAddition(visitor, "roman-blinds", { width: 40 }));
    expect((await readCart(visitor)).data.cart.lines[1]?.quantity).toBe(3);
  });

  it("adds a guest's order to the cart of its session, and of whoever knows its e-mail address", async () => {
    const email = anEmail();
    const guest = shop().visitor();
    const number = await anOrderBy(guest, email, { quantity: 2 });
    expect((await orderAgain(guest, number)).data?.orderAgain.cart.count).toBe(2);
    const elsewhere = shop().visitor();
    expect((await orderAgain(elsewhere, number, anEmail())).errors).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
    expect(elsewhere.cookie).toBeUndefined();
    expect((await orderAgain(elsewhere, number, email.toUpperCase())).data?.orderAgain).toMatchObject({
      cart: { count: 2 },
      changes: [],
    });
    expect((await readCart(elsewhere)).data.cart.count).toBe(2);
  });

  it("reports raised prices, lowered prices and withdrawn configurations", async () => {
    const { visitor } = await aCustomer(shop());
    const price = (slug: string, pence: number) =>
      shop().database.query("UPDATE product SET base_price_pence = $2, was_price_pence = NULL WHERE slug = $1", [
        slug,
        pence,
      ]);
    const rows = await shop().database.query("SELECT slug, id FROM product ORDER BY id LIMIT 4");
    const [up, down, gone, narrow] = rows.map(({ slug }: { slug: string }) => slug);
    for (const slug of [up, down, gone, narrow]) {
      await price(slug, 10_000);
      await aCartWith(visitor, slug);
    }
    const { data: placed } = await placeOrder(visitor);
    await price(up, 11_000);
    await price(down, 9_000);
    const [{ id }] = await shop().database.query("SELECT id FROM product WHERE slug = $1", [gone]);
    await shop().database.query("UPDATE order_line SET product_id = 999999 WHERE product_id = $1", [id]);
    await shop().database.query("UPDATE product SET max_width = 30 WHERE slug = $1", [narrow]);
    const { data } = await orderAgain(visitor, placed?.placeOrder.order.number ?? "");
    expect(data?.orderAgain.cart.count).toBe(2);
    expect(data?.orderAgain.changes.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ["PRICE_UP", 1],
      ["PRICE_DOWN", 1],
      ["UNAVAILABLE", 1],
      ["UNAVAILABLE", 1],
    ]);
    const [dearer, cheaper, unmade] = data?.orderAgain.changes ?? [];
    expect(dearer?.line).toMatch(/^[A-Z].+, .+, 914 × 1219 mm$/);
    expect(dearer?.nowPence).toBeGreaterThan(dearer?.wasPence ?? 0);
    expect(cheaper?.nowPence).toBeLessThan(cheaper?.wasPence ?? 0);
    expect(unmade?.nowPence).toBeNull();
  });

  it("reports what did not fit into a full cart", async () => {
    const { visitor } = await aCustomer(shop());
    const number = await anOrderBy(visitor, anEmail(), { quantity: 60 });
    await aCartWith(visitor, "roller-blinds", { quantity: 50 });
    const { data } = await orderAgain(visitor, number);
    expect(data?.orderAgain.cart.lines).toEqual([{ quantity: 99 }]);
    expect(data?.orderAgain.changes).toMatchObject([{ kind: "LIMIT", quantity: 11 }]);
  });

  it("twice in parallel adds the lines twice", async () => {
    const { visitor } = await aCustomer(shop());
    const number = await anOrderBy(visitor);
    await Promise.all([orderAgain(visitor, number), orderAgain(visitor, number)]);
    expect((await readCart(visitor)).data.cart.count).toBe(2);
  });
});

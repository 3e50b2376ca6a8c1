import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCustomer, anAccount, anEmail, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, clearCart, readCart, setQuantity } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const otherServer = useShop({ beside: shop });

const codeOf = ({ errors }: { errors: { extensions: { code?: unknown } }[] }) => errors[0]?.extensions.code;

/** Ten parallel requests, alternating between two servers. */
function tenTimes<Answer>(visitor: TestVisitor, act: (visitor: TestVisitor) => Promise<Answer>): Promise<Answer[]> {
  const elsewhere = otherServer().visitor();
  elsewhere.cookie = visitor.cookie;
  return Promise.all(Array.from({ length: 10 }, (_, index) => act(index % 2 === 0 ? visitor : elsewhere)));
}

describe("an addition repeated with its idempotency key", () => {
  it("adds nothing and returns the cart as it is", async () => {
    const visitor = shop().visitor();
    const [addition, key] = [await anAddition(visitor), randomUUID()];
    const first = await addToCart(visitor, addition, key);
    expect((await addToCart(visitor, addition, key)).data).toEqual(first.data);
    const changed = await setQuantity(visitor, { lineId: first.data?.addToCart.lines[0]?.id, quantity: 5 });
    expect((await addToCart(visitor, addition, key)).data?.addToCart).toEqual(changed.data?.changeCartLine);
  });

  it("is a new addition with another key or without one", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    for (const key of [randomUUID(), randomUUID(), undefined, undefined]) await addToCart(visitor, addition, key);
    expect((await readCart(visitor)).data.cart).toMatchObject({ count: 4, version: 4 });
  });

  it("is made once by ten parallel requests to two servers", async () => {
    const visitor = shop().visitor();
    const [addition, key] = [await anAddition(visitor), randomUUID()];
    await addToCart(visitor, { ...addition, width: 30 });
    const answers = await tenTimes(visitor, (each) => addToCart(each, addition, key));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await readCart(visitor)).data.cart).toMatchObject({ count: 2, version: 2 });
  });

  it("is made once by ten parallel requests without a cart", async () => {
    const { visitor } = await aCustomer(shop());
    const [addition, key] = [await anAddition(visitor), randomUUID()];
    await tenTimes(visitor, (each) => addToCart(each, addition, key));
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });

  it("returns the cart where another piece would not fit", async () => {
    const visitor = shop().visitor();
    const [addition, key] = [{ ...(await anAddition(visitor)), quantity: 99 }, randomUUID()];
    await addToCart(visitor, addition, key);
    const again = await addToCart(visitor, addition, key);
    expect([again.errors, again.data?.addToCart.count]).toEqual([[], 99]);
  });

  it("is recognised after an order, after emptying the cart and after signing in", async () => {
    const visitor = shop().visitor();
    const [addition, key, email] = [await anAddition(visitor), randomUUID(), anEmail()];
    await anAccount(shop(), email);
    await addToCart(visitor, addition, key);
    await placeOrder(visitor);
    expect((await addToCart(visitor, addition, key)).data?.addToCart.count).toBe(0);
    await aCartWith(visitor, "roman-blinds");
    await clearCart(visitor);
    expect((await addToCart(visitor, addition, key)).data?.addToCart.count).toBe(0);
    await aCartWith(visitor, "roman-blinds");
    await signIn(visitor, email);
    expect((await addToCart(visitor, addition, key)).data?.addToCart.count).toBe(1);
  });

  it("is refused with other contents, including another quantity", async () => {
    const visitor = shop().visitor();
    const [addition, key] = [await anAddition(visitor), randomUUID()];
    const { data } = await addToCart(visitor, addition, key);
    for (const other of [{ width: 37 }, { quantity: 2 }])
      expect(codeOf(await addToCart(visitor, { ...addition, ...other }, key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await readCart(visitor)).data.cart).toEqual(data?.addToCart);
  });
});

describe("several lines", () => {
  it("are added in their order by one change, equal ones as one", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const { data } = await addToCart(visitor, [
      { ...line, width: 40 },
      line,
      await anAddition(visitor, "roman-blinds"),
      line,
    ]);
    expect(data?.addToCart).toMatchObject({
      ...{ version: 1, count: 4 },
      lines: [{ width: 40 }, { width: 36, quantity: 2 }, { product: { slug: "roman-blinds" } }],
    });
    const more = await addToCart(visitor, [line, { ...line, width: 50 }]);
    expect(more.data?.addToCart).toMatchObject({
      ...{ version: 2, count: 6 },
      lines: [{ width: 40 }, { width: 36, quantity: 3 }, { product: { slug: "roman-blinds" } }, { width: 50 }],
    });
  });

  it("take as many statements as one line", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const lines = Array.from({ length: 50 }, (_, index) => ({ ...line, width: 20 + index }));
    const { requestId, data } = await addToCart(visitor, lines, randomUUID());
    expect(data?.addToCart.lines).toHaveLength(50);
    expect(await shop().statements(requestId)).toBe(3);
  });

  it("are added none where one is invalid; the errors name every invalid value, and no session begins", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const { errors } = await addToCart(visitor, [
      line,
      { ...line, width: 500, color: "Mauve" },
      { ...line, quantity: 0 },
    ]);
    expect(codeOf({ errors })).toBe("BAD_USER_INPUT");
    const paths = Object.keys(errors[0]?.extensions.fields ?? {});
    expect(paths).toEqual(["lines.1.width", "lines.1.color", "lines.2.quantity"]);
    expect(visitor.cookie).toBeUndefined();
  });

  it("are added none where a product is unknown, which the error names", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const { errors } = await addToCart(visitor, [line, { ...line, productId: globalId("Product", 999_999) }]);
    expect(errors).toMatchObject([
      { extensions: { code: "NOT_FOUND", fields: { "lines.1.productId": "Product not found" } } },
    ]);
    expect(visitor.cookie).toBeUndefined();
  });

  it("are added none where there are too many of one, which the errors name", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const sixty = { ...line, quantity: 60 };
    const sentence = "You can order at most 99 of one item.";
    const together = await addToCart(visitor, [sixty, { ...line, width: 40 }, sixty]);
    await addToCart(visitor, sixty);
    const withTheCart = await addToCart(visitor, [{ ...line, width: 40 }, sixty]);
    expect([together, withTheCart].map(({ errors }) => errors.map(({ extensions }) => extensions.fields))).toEqual([
      [{ "lines.0.quantity": sentence, "lines.2.quantity": sentence }],
      [{ "lines.1.quantity": sentence }],
    ]);
    expect((await readCart(visitor)).data.cart).toMatchObject({ version: 1, count: 60 });
  });

  it("are 1 to 50, also with those in the cart", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const lines = Array.from({ length: 51 }, (_, index) => ({ ...line, width: 20 + index }));
    for (const wrong of [[], lines]) {
      const { errors } = await addToCart(visitor, wrong);
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { lines: expect.any(String) } } }]);
    }
    await addToCart(visitor, lines.slice(0, 49));
    const { errors } = await addToCart(visitor, lines.slice(48));
    expect(errors).toMatchObject([{ extensions: { code: "LIMIT_EXCEEDED", fields: { lines: expect.any(String) } } }]);
    expect((await readCart(visitor)).data.cart).toMatchObject({ version: 1, count: 49 });
  });

  it("are added once by parallel requests with one key, which is refused for other lines", async () => {
    const visitor = shop().visitor();
    const [line, key] = [await anAddition(visitor), randomUUID()];
    const lines = [line, { ...line, width: 40 }];
    await aCartWith(visitor, "roman-blinds");
    const answers = await tenTimes(visitor, (each) => addToCart(each, lines, key));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await readCart(visitor)).data.cart).toMatchObject({ count: 3, version: 2 });
    expect(codeOf(await addToCart(visitor, lines.slice(0, 1), key))).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

describe("the idempotency key of an addition", () => {
  it("is scoped to the visitor", async () => {
    const key = randomUUID();
    for (const visitor of [shop().visitor(), shop().visitor()])
      expect((await addToCart(visitor, await anAddition(visitor), key)).data?.addToCart.count).toBe(1);
  });

  it.each(["short", "x".repeat(101), "with a space", "\u0131dempotent"])(
    "is not %j; no session begins",
    async (key) => {
      const visitor = shop().visitor();
      expect(codeOf(await addToCart(visitor, await anAddition(visitor), key))).toBe("BAD_USER_INPUT");
      expect(visitor.cookie).toBeUndefined();
    },
  );

  it("takes no extra statement, and a cart remembers the latest twenty", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    const keys = Array.from({ length: 22 }, () => randomUUID());
    const requests = [];
    for (const key of keys) requests.push((await addToCart(visitor, addition, key)).requestId);
    const statements = await Promise.all(requests.map((id) => shop().statements(id)));
    expect(new Set(statements)).toEqual(new Set([3]));
    for (const key of keys.slice(2)) await addToCart(visitor, addition, key);
    expect((await readCart(visitor)).data.cart.count).toBe(22);
    await addToCart(visitor, addition, keys[0]);
    expect((await readCart(visitor)).data.cart.count).toBe(23);
  });

  it.each(["%", '"%"'])("is a header of the REST call: %s", async (written) => {
    const visitor = shop().visitor();
    const { productId: id, ...addition } = await anAddition(visitor);
    const headers = { "idempotency-key": written.replace("%", randomUUID()) };
    const add = (quantity: number) =>
      visitor.send(
        "POST",
        "/api/cart",
        JSON.stringify({ ...addition, quantity, productId: Number(keyOf("Product", id)) }),
        headers,
      );
    expect([(await add(1)).status, (await add(1)).status, (await add(2)).status]).toEqual([201, 201, 422]);
    expect((await readCart(visitor)).data.cart.count).toBe(1);
  });

  it("works for ordering again", async () => {
    const { visitor } = await aCustomer(shop());
    const numbers: string[] = [];
    for (const slug of ["roller-blinds", "roman-blinds"]) {
      await aCartWith(visitor, slug);
      numbers.push((await placeOrder(visitor, aCheckout())).data?.placeOrder.order.number ?? "");
    }
    const key = randomUUID();
    const again = (each: TestVisitor, number = numbers[0]) =>
      mutate<"orderAgain", { cart: { count: number } }>(
        each,
        "orderAgain",
        { number, idempotencyKey: key },
        "cart { count } changes { kind }",
      );
    const answers = await tenTimes(visitor, (each) => again(each));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await again(visitor)).data?.orderAgain.cart.count).toBe(1);
    expect(codeOf(await again(visitor, numbers[1]))).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

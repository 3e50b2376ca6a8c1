import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  aCartWith,
  addToCart,
  anAddition,
  applyCode,
  changeLine,
  removeCode,
  removeLine,
  setQuantity,
} from "../builders/cart.js";
import {
  aHeldQuote,
  aKeptCart,
  expireQuote,
  keepPrice,
  orderHeldQuote,
  readHeldCart,
  readHeldQuote,
  type TestHeldQuote,
} from "../builders/held-quote.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop();
const otherServer = useShop({ beside: shop });
const ukShop = useShop({ pricePolicy: "uk" });

/** Was-prices must stay above them. */
const changePrices = (at: TestShop, pence: number) =>
  at.database.query(
    "UPDATE product SET base_price_pence = base_price_pence + $1, was_price_pence = was_price_pence + $1",
    [pence],
  );
const SLUGS = ["roller-blinds", "wooden-blinds", "skylight-blinds", "roman-blinds"];

/** With prices that have been raised, which are reset afterwards. */
async function atOtherPrices<Result>(act: () => Promise<Result>, at = shop()): Promise<Result> {
  await changePrices(at, 3137);
  try {
    return await act();
  } finally {
    await changePrices(at, -3137);
  }
}

/** A cart says besides how much more brings free delivery. */
const sumsOf = ({ totals: { toFreeDeliveryPence: _, ...sums } }: TestHeldQuote) => sums;

const cartOf = ({ data, errors }: Awaited<ReturnType<typeof orderHeldQuote>>) => {
  const cart = data?.orderHeldQuote.cart;
  if (!cart) throw new Error(errors[0]?.message);
  return cart;
};

const expire = (number: string) => expireQuote(shop().database, number);

describe("ordering a quote", () => {
  it("makes the cart of it at its prices, and the order has its sums and uses it up", async () => {
    const visitor = shop().visitor();
    const quote = await aKeptCart(visitor);
    await atOtherPrices(async () => {
      const today = await readHeldCart(visitor);
      expect(today.checkoutTotals.totalPence).toBeGreaterThan(quote.totals.totalPence);
      const { data } = await orderHeldQuote(visitor, { number: quote.number, replacesCart: true });
      expect(data?.orderHeldQuote).toMatchObject({
        notices: [],
        cart: {
          heldQuote: { number: quote.number, state: "OPEN", isAsAgreed: true },
          lines: [{ isHeld: true, product: { slug: "roller-blinds" } }, { isHeld: true }],
        },
      });
      const placed = await placeOrder(visitor, aCheckout({ expectedTotalPence: quote.totals.totalPence }));
      const order = placed.data?.placeOrder.order;
      expect(order?.totals).toEqual(quote.totals);
      expect(order?.lines.map(({ unitPricePence }) => unitPricePence)).toEqual(
        quote.lines.map(({ unitPricePence }) => unitPricePence),
      );
      expect(await readHeldQuote(visitor, quote.number)).toMatchObject({
        state: "ORDERED",
        orderNumber: order?.number,
      });
      const { errors } = await orderHeldQuote(visitor, { number: quote.number });
      expect(errors).toMatchObject([
        { extensions: { code: "CONFLICT" }, message: expect.stringContaining(order?.number ?? "?") },
      ]);
      expect((await readHeldCart(visitor)).heldQuote).toBeNull();
    });
  });

  it("keeps the promotion as agreed after it has ended", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", { quantity: 3 });
    await applyCode(visitor, "SUMMER25");
    const quote = await aHeldQuote(visitor);
    expect(quote.promotion?.code).toBe("SUMMER25");
    await shop().database.query("UPDATE promotion SET ends_at = now() - interval '1 day' WHERE code = 'SUMMER25'");
    onTestFinished(() => shop().database.query("UPDATE promotion SET ends_at = NULL WHERE code = 'SUMMER25'"));
    const cart = cartOf(await orderHeldQuote(visitor, { replacesCart: true }));
    const { data } = await placeOrder(visitor);
    expect(cart).toMatchObject({ promotion: { code: "SUMMER25" }, checkoutTotals: sumsOf(quote) });
    expect(data?.placeOrder.order).toMatchObject({ promotion: quote.promotion, totals: quote.totals });
  });

  it("keeps its discount while the cart is as quoted: codes are neither taken nor removed", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await applyCode(visitor, "SUMMER25");
    const { number } = await aHeldQuote(visitor);
    const cart = cartOf(await orderHeldQuote(visitor, { replacesCart: true }));
    const removed = await removeCode(visitor);
    for (const { errors } of [await applyCode(visitor, "SUMMER25"), removed])
      expect(errors).toMatchObject([
        {
          message: `Quote ${number} has its own prices and discount, so codes change nothing while your cart is as quoted.`,
        },
      ]);
    expect(await readHeldCart(visitor)).toMatchObject({ version: cart.version, promotion: { code: "SUMMER25" } });
    await setQuantity(visitor, { lineId: cart.lines[0]?.id, quantity: 2 });
    expect((await applyCode(visitor, "SUMMER25")).errors).toEqual([]);
    expect((await removeCode(visitor)).errors).toEqual([]);
    expect(await readHeldCart(visitor)).toMatchObject({ promotion: null });
  });

  it("asks before it takes the place of something else", async () => {
    const visitor = shop().visitor();
    const { number } = await aKeptCart(visitor);
    expect(cartOf(await orderHeldQuote(visitor, { number }))).toMatchObject({
      count: 3,
      heldQuote: { isAsAgreed: true },
    });
    await aCartWith(visitor, "roman-blinds");
    const { errors } = await orderHeldQuote(visitor, { number });
    expect(errors).toMatchObject([{ extensions: { code: "CART_NOT_EMPTY" } }]);
    expect((await readHeldCart(visitor)).count).toBe(4);
    expect(cartOf(await orderHeldQuote(visitor, { number, replacesCart: true })).count).toBe(3);
    expect(cartOf(await orderHeldQuote(visitor, { number })).count).toBe(3);
  });

  it("is refused to another visitor", async () => {
    const { number } = await aKeptCart(shop().visitor());
    const stranger = shop().visitor();
    await aCartWith(stranger);
    for (const each of [stranger, shop().visitor()]) {
      const { errors } = await orderHeldQuote(each, { number, replacesCart: true });
      expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    }
    expect((await readHeldCart(stranger)).count).toBe(1);
  });

  it("is refused once it has expired, also in a cart, which is then at the prices of the day", async () => {
    const visitor = shop().visitor();
    const quote = await aKeptCart(visitor);
    await orderHeldQuote(visitor, { replacesCart: true });
    await expire(quote.number);
    await atOtherPrices(async () => {
      const cart = await readHeldCart(visitor);
      expect(cart).toMatchObject({
        heldQuote: { state: "EXPIRED", isAsAgreed: false },
        lines: [{ isHeld: false }, {}],
      });
      const { errors } = await placeOrder(visitor, aCheckout({ expectedTotalPence: quote.totals.totalPence }));
      expect(errors).toMatchObject([{ extensions: { code: "PRICE_CHANGED" } }]);
      const refused = await orderHeldQuote(visitor, { number: quote.number });
      expect(refused.errors).toMatchObject([
        { extensions: { code: "CONFLICT" }, message: expect.stringContaining("were held until") },
      ]);
    });
  });

  it("says what can't be made any more, and keeps the price of the rest", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    await aCartWith(visitor, "wooden-blinds");
    const quote = await aHeldQuote(visitor);
    await shop().database.query("UPDATE product SET sale_state = 'WITHDRAWN' WHERE slug = 'skylight-blinds'");
    onTestFinished(() =>
      shop().database.query("UPDATE product SET sale_state = 'ON_SALE' WHERE slug = 'skylight-blinds'"),
    );
    const { data } = await atOtherPrices(() => orderHeldQuote(visitor, { replacesCart: true }));
    expect(data?.orderHeldQuote).toMatchObject({
      notices: [expect.stringMatching(/no longer offered/)],
      cart: {
        heldQuote: { isAsAgreed: false },
        lines: [{ isHeld: true, unitPricePence: quote.lines[1]?.unitPricePence }],
      },
    });
  });
});

describe("a cart of a quote", () => {
  it("has the price of the day for a line that is changed, and for more than was quoted, until that is taken back", async () => {
    const visitor = shop().visitor();
    const quote = await aKeptCart(visitor);
    await atOtherPrices(async () => {
      const { lines } = cartOf(await orderHeldQuote(visitor, { replacesCart: true }));
      const lineId = lines[0]?.id ?? "";
      await changeLine(visitor, { lineId, width: 40 });
      expect(await readHeldCart(visitor)).toMatchObject({
        heldQuote: { isAsAgreed: false },
        lines: [{ isHeld: false }, { isHeld: true, unitPricePence: quote.lines[1]?.unitPricePence }],
      });
      await changeLine(visitor, { lineId, width: 36 });
      expect(await readHeldCart(visitor)).toMatchObject({
        heldQuote: { isAsAgreed: true },
        checkoutTotals: sumsOf(quote),
      });
      await setQuantity(visitor, { lineId, quantity: 3 });
      expect((await readHeldCart(visitor)).lines[0]).toMatchObject({ isHeld: false });
      await setQuantity(visitor, { lineId, quantity: 1 });
      expect(await readHeldCart(visitor)).toMatchObject({
        heldQuote: { isAsAgreed: false },
        lines: [{ isHeld: true, unitPricePence: quote.lines[0]?.unitPricePence }, { isHeld: true }],
      });
    });
  });

  it("can't be kept once more, nor its quote used twice by a part of it", async () => {
    const visitor = shop().visitor();
    const { number } = await aKeptCart(visitor);
    const { lines } = cartOf(await orderHeldQuote(visitor, { replacesCart: true }));
    expect((await keepPrice(visitor)).errors).toMatchObject([{ message: expect.stringContaining(number) }]);
    await removeLine(visitor, lines[0]?.id ?? "");
    await placeOrder(visitor);
    expect(await readHeldQuote(visitor, number)).toMatchObject({ state: "ORDERED" });
  });

  it("that is ordered 20 times at once, by two servers, gives one order", async () => {
    const visitor = shop().visitor();
    const { number } = await aKeptCart(visitor);
    await orderHeldQuote(visitor, { replacesCart: true });
    const elsewhere = otherServer().visitor();
    elsewhere.cookie = visitor.cookie;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => placeOrder(index % 2 === 0 ? visitor : elsewhere)),
    );
    expect(answers.filter(({ data }) => data?.placeOrder.order)).toHaveLength(1);
    const [{ count }] = await shop().database.query(
      "SELECT count(*)::int AS count FROM orders o JOIN held_quote q ON q.id = o.held_quote_id WHERE q.number = $1",
      [number],
    );
    expect(count).toBe(1);
  });

  it("gives the quote back when its order is cancelled", async () => {
    const visitor = shop().visitor();
    const { number } = await aKeptCart(visitor);
    await orderHeldQuote(visitor, { replacesCart: true });
    const { data } = await placeOrder(visitor);
    await mutate(visitor, "cancelOrder", { number: data?.placeOrder.order.number });
    expect(await readHeldQuote(visitor, number)).toMatchObject({ state: "OPEN", orderNumber: null });
    expect(cartOf(await orderHeldQuote(visitor)).count).toBe(3);
  });
});

describe("the sums of a quote are those of an order of the same lines, to the penny", () => {
  const line = fc.record({
    slug: fc.constantFrom(...SLUGS),
    quantity: fc.integer({ min: 1, max: 9 }),
    width: fc.integer({ min: 24, max: 60 }),
    height: fc.integer({ min: 24, max: 60 }),
  });
  const wanted = fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ slug }) => slug }),
    hasCode: fc.boolean(),
    delivery: fc.constantFrom("STANDARD", "EXPRESS"),
  });

  type Wanted = typeof wanted extends fc.Arbitrary<infer Each> ? Each : never;

  async function isOrderedAsQuoted(at: TestShop, { lines, hasCode, delivery }: Wanted) {
    const [asker, other] = [at.visitor(), at.visitor()];
    for (const visitor of [asker, other]) {
      const additions = await Promise.all(lines.map(({ slug, ...size }) => anAddition(visitor, slug, size)));
      const { errors } = await addToCart(visitor, additions);
      expect(errors).toEqual([]);
      if (hasCode) await applyCode(visitor, "SUMMER25");
      await mutate(visitor, "updateCart", { delivery });
    }
    const quote = await aHeldQuote(asker);
    const plain = await placeOrder(other);
    expect(plain.data?.placeOrder.order.totals).toEqual(quote.totals);
    await atOtherPrices(async () => {
      await orderHeldQuote(asker, { replacesCart: true });
      const { data } = await placeOrder(asker, aCheckout({ expectedTotalPence: quote.totals.totalPence }));
      expect(data?.placeOrder.order.totals).toEqual(quote.totals);
    }, at);
  }

  it.each([
    ["consistent", shop],
    ["uk", ukShop],
  ])("by the price policy %s", async (_policy, at) => {
    await fc.assert(
      fc.asyncProperty(wanted, (each) => isOrderedAsQuoted(at(), each)),
      { numRuns: 8, seed: 46 },
    );
  });
});

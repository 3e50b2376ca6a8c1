import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCustomer } from "../builders/account.js";
import { aCartWith, applyCode, clearCart, readCart } from "../builders/cart.js";
import {
  aHeldQuote,
  aKeptCart,
  expireQuote,
  orderHeldQuote,
  priceHeldQuoteAnew,
  readHeldQuote,
  readHeldQuotes,
  type TestHeldQuote,
} from "../builders/held-quote.js";
import { placeOrder } from "../builders/order.js";
import { holdRows } from "../harness/held-rows.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const otherServer = useShop({ beside: shop });

const sql = (text: string, values: unknown[] = []) => shop().database.query(text, values);

/** Runs with a change of the catalogue, which is taken back afterwards. */
async function during<Result>(change: string, back: string, act: () => Promise<Result>): Promise<Result> {
  await sql(change);
  try {
    return await act();
  } finally {
    await sql(back);
  }
}

const atOtherPrices = <Result>(act: () => Promise<Result>) => {
  const by = (pence: number) =>
    `UPDATE product SET base_price_pence = base_price_pence + ${pence}, was_price_pence = was_price_pence + ${pence}`;
  return during(by(3137), by(-3137), act);
};

const withdrawn = <Result>(slug: string, act: () => Promise<Result>) => {
  const to = (state: string) => `UPDATE product SET sale_state = '${state}' WHERE slug = '${slug}'`;
  return during(to("WITHDRAWN"), to("ON_SALE"), act);
};

/** Two products, one of them twice, in a quote whose time is over. */
async function anExpiredQuote(visitor: TestVisitor): Promise<TestHeldQuote> {
  const quote = await aKeptCart(visitor);
  await expireQuote(shop().database, quote.number);
  return quote;
}

const payloadOf = ({ data, errors }: Awaited<ReturnType<typeof priceHeldQuoteAnew>>) => {
  const { heldQuote, lines } = data?.priceHeldQuoteAnew ?? {};
  if (!heldQuote || !lines) throw new Error(errors[0]?.message);
  return { heldQuote, lines };
};

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe("an expired quote that is priced anew", () => {
  it("gives a quote of the same lines at today's prices, and says what each cost and costs", async () => {
    const visitor = shop().visitor();
    const before = await anExpiredQuote(visitor);
    await clearCart(visitor);
    const { heldQuote, lines } = payloadOf(
      await atOtherPrices(() => priceHeldQuoteAnew(visitor, { number: before.number })),
    );
    expect(heldQuote).toMatchObject({ state: "OPEN", orderNumber: null, delivery: before.delivery });
    expect(heldQuote.number).not.toBe(before.number);
    expect(heldQuote.lines.map(({ slug, quantity }) => ({ slug, quantity }))).toEqual(
      before.lines.map(({ slug, quantity }) => ({ slug, quantity })),
    );
    expect(lines).toEqual(
      before.lines.map(({ name, totalPence }, index) => ({
        line: { name, totalPence },
        totalNowPence: heldQuote.lines[index]?.totalPence,
        ...{ refusal: null, notice: null },
      })),
    );
    for (const { line, totalNowPence } of lines) expect(totalNowPence).toBeGreaterThan(line.totalPence);
    expect(await readHeldQuotes(visitor)).toEqual([
      heldQuote,
      { ...before, state: "EXPIRED", madeAt: expect.any(String), heldUntil: expect.any(String) },
    ]);
    expect((await readCart(visitor)).data.cart.lines).toEqual([]);
  });

  it("costs to the penny what a cart of the same lines costs, and is ordered like any other", async () => {
    const visitor = shop().visitor();
    const { number } = await anExpiredQuote(visitor);
    await atOtherPrices(async () => {
      const { heldQuote } = payloadOf(await priceHeldQuoteAnew(visitor, { number: number.toLowerCase() }));
      expect(heldQuote.totals).toEqual({
        ...(await readCart(visitor)).data.cart.checkoutTotals,
        toFreeDeliveryPence: 0,
      });
      const { data } = await orderHeldQuote(visitor, { number: heldQuote.number, replacesCart: true });
      expect(data?.orderHeldQuote).toMatchObject({ notices: [], cart: { heldQuote: { isAsAgreed: true } } });
      expect((await placeOrder(visitor)).errors).toEqual([]);
      expect(await readHeldQuote(visitor, heldQuote.number)).toMatchObject({ state: "ORDERED" });
    });
  });

  it("keeps its code while that counts, and is without it once the promotion has ended", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", { quantity: 3 });
    await applyCode(visitor, "SUMMER25");
    const { number } = await aHeldQuote(visitor);
    await expireQuote(shop().database, number);
    const { heldQuote } = payloadOf(await priceHeldQuoteAnew(visitor, { number }));
    expect(heldQuote.promotion).toMatchObject({ code: "SUMMER25" });
    const ended = await during(
      "UPDATE promotion SET starts_at = starts_at - interval '9 years', ends_at = now() - interval '1 day' WHERE code = 'SUMMER25'",
      "UPDATE promotion SET starts_at = starts_at + interval '9 years', ends_at = NULL WHERE code = 'SUMMER25'",
      () => priceHeldQuoteAnew(visitor, { number }),
    );
    expect(payloadOf(ended).heldQuote.promotion?.code).not.toBe("SUMMER25");
  });

  it("leaves out what can't be made any more, with the reason", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    await aCartWith(visitor, "roller-blinds");
    await aCartWith(visitor, "wooden-blinds");
    const { number } = await aHeldQuote(visitor);
    await expireQuote(shop().database, number);
    const colors = "UPDATE product SET colors = ";
    const [roller] = await sql(
      "SELECT colors::text AS all, colors[2:]::text AS others FROM product WHERE slug = 'roller-blinds'",
    );
    const { heldQuote, lines } = payloadOf(
      await withdrawn("skylight-blinds", () =>
        during(
          `${colors} '${roller.others}' WHERE slug = 'roller-blinds'`,
          `${colors} '${roller.all}' WHERE slug = 'roller-blinds'`,
          () => priceHeldQuoteAnew(visitor, { number }),
        ),
      ),
    );
    expect(heldQuote.lines).toMatchObject([{ slug: "wooden-blinds" }]);
    expect(lines).toMatchObject([
      { totalNowPence: null, refusal: "Skylight Blinds is no longer offered." },
      { totalNowPence: null, refusal: expect.stringMatching(/^Roller Blinds can't be made like this any more\. /) },
      { totalNowPence: heldQuote.lines[0]?.totalPence, refusal: null },
    ]);
  });

  it("is refused where nothing of it can be made, and no quote is made", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "skylight-blinds");
    const { number } = await aHeldQuote(visitor);
    await expireQuote(shop().database, number);
    const answer = await withdrawn("skylight-blinds", () => priceHeldQuoteAnew(visitor, { number }));
    expect(codesOf(answer)).toEqual(["PRODUCT_UNAVAILABLE"]);
    expect(await readHeldQuotes(visitor)).toHaveLength(1);
  });

  it("is one quote for 20 equal parallel requests to two servers, whatever the prices are by then", async () => {
    const visitor = shop().visitor();
    const { number } = await anExpiredQuote(visitor);
    const elsewhere = otherServer().visitor();
    elsewhere.cookie = visitor.cookie;
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        priceHeldQuoteAnew(index % 2 === 0 ? visitor : elsewhere, { number, idempotencyKey }),
      ),
    );
    const [first] = answers.map(payloadOf);
    for (const answer of answers) expect(payloadOf(answer)).toEqual(first);
    const later = await atOtherPrices(() => priceHeldQuoteAnew(visitor, { number, idempotencyKey }));
    expect(payloadOf(later)).toEqual(first);
    expect(await readHeldQuotes(visitor)).toHaveLength(2);
    const other = await anExpiredQuote(visitor);
    expect(codesOf(await priceHeldQuoteAnew(visitor, { number: other.number, idempotencyKey }))).toEqual([
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });

  it("is one quote for one key with two quotes at once, and the other one is told that the key is taken", async () => {
    const visitor = shop().visitor();
    const [one, other] = [await anExpiredQuote(visitor), await anExpiredQuote(visitor)];
    // Both have looked for what was made with the key before one of them makes its quote.
    const limits = await holdRows(shop().databaseUrl, "SELECT FROM rate_limit FOR UPDATE");
    const idempotencyKey = randomUUID();
    const asked = [one, other].map(({ number }) => priceHeldQuoteAnew(visitor, { number, idempotencyKey }));
    await limits.waiting(2);
    await limits.release();
    const answers = await Promise.all(asked);
    expect(answers.flatMap(codesOf)).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
    expect(await readHeldQuotes(visitor)).toHaveLength(3);
  });

  it("is mailed where the quote before was", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { number } = await aHeldQuote(visitor, { email: "jo@larch.example" });
    await expireQuote(shop().database, number);
    const { heldQuote } = payloadOf(await priceHeldQuoteAnew(visitor, { number }));
    expect(heldQuote.email).toBe("jo@larch.example");
    const mails = await sql(
      "SELECT j.data->>'kind' AS kind FROM pgboss.job j JOIN held_quote q ON q.id::text = j.data->>'about' WHERE q.number = $1",
      [heldQuote.number],
    );
    expect(mails).toEqual([{ kind: "held-quote" }]);
  });
});

describe("no quote is priced anew", () => {
  it("while its prices are held, or once it was ordered", async () => {
    const visitor = shop().visitor();
    const open = await aKeptCart(visitor);
    const held = await priceHeldQuoteAnew(visitor, { number: open.number });
    expect(held.errors).toMatchObject([
      { extensions: { code: "CONFLICT" }, message: expect.stringContaining("nothing to price anew") },
    ]);
    await orderHeldQuote(visitor, { replacesCart: true });
    await placeOrder(visitor);
    await expireQuote(shop().database, open.number);
    const ordered = await priceHeldQuoteAnew(visitor, { number: open.number });
    expect(ordered.errors).toMatchObject([
      { extensions: { code: "CONFLICT" }, message: expect.stringContaining("has been ordered already") },
    ]);
    expect(await readHeldQuotes(visitor)).toHaveLength(1);
  });

  it("for another visitor, under an unknown number, or without a key", async () => {
    const visitor = shop().visitor();
    const { number } = await anExpiredQuote(visitor);
    const { visitor: stranger } = await aCustomer(shop());
    for (const each of [stranger, shop().visitor()])
      expect(codesOf(await priceHeldQuoteAnew(each, { number }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await priceHeldQuoteAnew(visitor, { number: "MBQ1" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await priceHeldQuoteAnew(visitor, { number, idempotencyKey: "" }))).toEqual(["BAD_USER_INPUT"]);
    expect(await readHeldQuotes(stranger)).toEqual([]);
  });
});

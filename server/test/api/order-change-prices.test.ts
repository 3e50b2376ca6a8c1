import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { emailText } from "../../src/mail/email-text.js";
import { formatPounds } from "../../src/rules/money.js";
import type { PricePolicy } from "../../src/rules/price-policy.js";
import { addToCart, anAddition, applyCode, readCart } from "../builders/cart.js";
import { anEmailContext } from "../builders/emails.js";
import { mutate } from "../builders/mutation.js";
import { aChangeableOrder, agreeToChange, changeOrderLine, priceChange } from "../builders/order-change.js";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop();
const specifiedShop = useShop({ pricePolicy: "as-specified" });
const ukShop = useShop({ pricePolicy: "uk", profile: { vatNumber: "GB123456789", vatPercent: 20 } });
/** The same shop after its operator changed the policy. */
const laterShop = useShop({ beside: ukShop });

const POLICIES: [PricePolicy, () => TestShop][] = [
  ["consistent", shop],
  ["as-specified", specifiedShop],
  ["uk", ukShop],
];

const SLUGS = ["roller-blinds", "wooden-blinds", "roman-blinds"];
const inches = fc.integer({ min: 700, max: 1_500 }).map((mm) => Math.round((mm / 25.4) * 10_000) / 10_000);

const mailText = async ({ database }: TestShop, number: string): Promise<string> => {
  const context = anEmailContext();
  const [{ id }] = await database.query("SELECT id FROM orders WHERE number = $1", [number]);
  const mail = await createEmailWriter(database, context)("order-changed", id);
  return mail ? emailText(mail, context.shop) : "";
};

describe.each(POLICIES)("under the price policy %s", (_policy, of) => {
  it("a changed order costs what a cart with the same would, in the API and in the mail", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ slug: fc.constantFrom(...SLUGS), width: inches, quantity: fc.integer({ min: 1, max: 4 }) }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.record({ width: inches, height: inches }),
        fc.boolean(),
        fc.constantFrom("STANDARD", "EXPRESS"),
        async (lines, size, hasCode, delivery) => {
          const code = hasCode ? { code: "SUMMER25" } : {};
          const { visitor, number, order } = await aChangeableOrder(of(), { lines, ...code, cart: { delivery } });
          const wanted = { number, lineId: order.lines.at(-1)?.id, ...size };
          const { data } = await priceChange(visitor, wanted);
          const changed = await agreeToChange(visitor, wanted);
          await addToCart(visitor, await changedLines(of(), lines, size));
          if (hasCode) await applyCode(visitor, "SUMMER25");
          await mutate(visitor, "updateCart", { delivery });
          const { checkoutTotals } = (await readCart(visitor)).data.cart;
          expect(data?.priceOrderLineChange.totals).toEqual(checkoutTotals);
          expect(changed.totals).toEqual({ ...checkoutTotals, toFreeDeliveryPence: 0 });
          expect(await mailText(of(), number)).toContain(`Total: ${formatPounds(checkoutTotals.totalPence)}`);
        },
      ),
      { numRuns: 6 },
    );
  });
});

/** The lines with another size of the last one, each kept apart from an equal one by its room. */
const changedLines = (of: TestShop, lines: readonly { slug: string }[], size: object) =>
  Promise.all(
    lines.map(({ slug, ...line }, index) =>
      anAddition(of.visitor(), slug, { ...line, ...(index === lines.length - 1 && size) }),
    ),
  );

/** Wooden blinds of 8 units of the base price are near the sum from which delivery is free. */
const nearFreeDelivery = async () => {
  const { visitor, number, order } = await aChangeableOrder(shop(), {
    lines: [{ slug: "roman-blinds", quantity: 3 }],
  });
  return { visitor, number, order, lineId: order.lines[0]?.id };
};

describe("delivery", () => {
  it("becomes free as the order grows, and is charged again as it shrinks", async () => {
    const { visitor, number, order, lineId } = await nearFreeDelivery();
    expect(order.totals.deliveryPence).toBe(2_999);
    const larger = await agreeToChange(visitor, { number, lineId, width: 80, height: 80 });
    expect(larger.totals.subtotalPence).toBeGreaterThanOrEqual(49_900);
    expect(larger.totals.deliveryPence).toBe(0);
    const smaller = await agreeToChange(visitor, { number, lineId, width: 36, height: 48 });
    expect(smaller.totals).toEqual(order.totals);
  });

  it("can make the larger order the cheaper one, which is shown before", async () => {
    const { visitor, number, order } = await aChangeableOrder(shop(), {
      lines: [{ width: 36, height: 48, quantity: 9 }],
    });
    const lineId = order.lines[0]?.id;
    const { subtotalPence } = order.totals;
    // The fewest square inches more that reach the threshold: 10p each, of nine blinds.
    const missing = Math.ceil((49_900 - subtotalPence) / 9 / 10);
    const width = Math.ceil((36 * 48 + missing) / 48);
    const { data } = await priceChange(visitor, { number, lineId, width });
    const { differencePence = 0, totals } = data?.priceOrderLineChange ?? {};
    expect(totals?.deliveryPence).toBe(0);
    expect(differencePence).toBe((totals?.totalPence ?? 0) - order.totals.totalPence);
    expect(differencePence).toBeLessThan((totals?.subtotalPence ?? 0) - subtotalPence);
  });

  it("stays as it was chosen", async () => {
    const { visitor, number, order } = await aChangeableOrder(shop(), { cart: { delivery: "EXPRESS" } });
    expect(order.totals.deliveryPence).toBe(4_999);
    const changed = await agreeToChange(visitor, { number, lineId: order.lines[0]?.id, width: 40 });
    expect(changed.totals.deliveryPence).toBe(4_999);
  });
});

describe("an order keeps what it was priced by", () => {
  it("its promotion, also once that has ended", async () => {
    const { visitor, number, order } = await aChangeableOrder(shop(), { code: "SUMMER25" });
    await shop().database.query(
      "UPDATE promotion SET starts_at = now() - interval '9 days', ends_at = now() - interval '1 second' WHERE code = 'SUMMER25'",
    );
    const changed = await agreeToChange(visitor, { number, lineId: order.lines[0]?.id, width: 60 });
    const { subtotalPence, discountPence } = changed.totals;
    expect(order.totals.discountPence).toBeGreaterThan(0);
    expect(discountPence).toBe(Math.round(subtotalPence / 10));
  });

  it("and gets no promotion that it did not have", async () => {
    const { visitor, number, order } = await aChangeableOrder(shop());
    await shop().database.query(
      "INSERT INTO promotion (name, percent, starts_at) VALUES ('For all', 40, now() - interval '1 day')",
    );
    const changed = await agreeToChange(visitor, { number, lineId: order.lines[0]?.id, width: 60 });
    expect(changed.totals.discountPence).toBe(0);
  });

  it("the price of its product", async () => {
    const { visitor, number, order } = await aChangeableOrder(shop(), { lines: [{ slug: "wooden-blinds" }] });
    await shop().database.query(
      "UPDATE product SET base_price_pence = base_price_pence * 2 WHERE slug = 'wooden-blinds'",
    );
    const changed = await agreeToChange(visitor, { number, lineId: order.lines[0]?.id, color: "Walnut" });
    expect(changed.totals).toEqual(order.totals);
  });

  it("its policy and its rate of VAT, also in a shop that has another by now", async () => {
    const { visitor, number, order } = await aChangeableOrder(ukShop(), { lines: [{ slug: "roman-blinds" }] });
    const later = laterShop().visitor();
    const wanted = { number, email: order.email, lineId: order.lines[0]?.id, width: 60 };
    const here = (await priceChange(visitor, wanted)).data?.priceOrderLineChange;
    const there = (await priceChange(later, wanted)).data?.priceOrderLineChange;
    expect(there?.totals).toEqual(here?.totals);
    const changed = await agreeToChange(later, wanted);
    const { totalPence, includedTaxPence, taxPence } = changed.totals;
    expect(taxPence).toBe(0);
    expect(includedTaxPence).toBe(Math.round(totalPence / 6));
  });
});

it("an order from before is changed at today's prices", async () => {
  const { visitor, number, order } = await aChangeableOrder(shop(), { lines: [{ slug: "roman-blinds" }] });
  await shop().database.query("UPDATE orders SET pricing = NULL WHERE number = $1", [number]);
  await shop().database.query(
    "UPDATE order_line SET base_price_pence = NULL WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
    [number],
  );
  const wanted = { number, lineId: order.lines[0]?.id, width: 60 };
  const changed = await agreeToChange(visitor, wanted);
  const other = shop().visitor();
  await addToCart(other, await anAddition(other, "roman-blinds", { width: 60 }));
  expect(changed.lines[0]?.unitPricePence).toBe((await readCart(other)).data.cart.lines[0]?.unitPricePence);
});

it("a line whose product has been withdrawn can't be changed, and stays as it was ordered", async () => {
  const { visitor, number, order } = await aChangeableOrder(shop());
  await shop().database.query(
    "UPDATE order_line SET product_id = 999999 WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
    [number],
  );
  const input = { number, lineId: order.lines[0]?.id, width: 60, expectedTotalPence: order.totals.totalPence };
  const { errors } = await changeOrderLine(visitor, input);
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining("Roller Blinds is no longer offered"),
      extensions: { code: "PRODUCT_UNAVAILABLE" },
    },
  ]);
});

it("an order to the shopper's own sizes leaves no length to a visit", async () => {
  const cart = { fulfilment: "MAKE_TO_SIZES" };
  const { visitor, number, order } = await aChangeableOrder(shop(), { cart });
  const chain = (height: string) => ({
    number,
    lineId: order.lines[0]?.id,
    customizations: [
      { name: "control", value: "chain" },
      { name: "height from floor", value: height },
    ],
  });
  const { errors } = await priceChange(visitor, chain("measured at the visit"));
  expect(errors).toMatchObject([
    { extensions: { fields: { customizations: expect.stringContaining("without a visit") } } },
  ]);
  expect((await agreeToChange(visitor, chain("2300 mm"))).lines[0]?.choices).toContainEqual({
    name: "control",
    value: "chain",
  });
});

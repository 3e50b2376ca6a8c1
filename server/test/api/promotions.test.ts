import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../src/composition/database/data-source.js";
import { promotionsAt } from "../../src/composition/seed/promotions.js";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { PromotionService } from "../../src/promotions/promotion.service.js";
import { readSettings } from "../../src/settings.js";
import { aCartWith, addToCart, anAddition, applyCode, clearCart, readCart, removeCode } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { createTestDatabase } from "../harness/database.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "promotion-codes": 2 } } });

/** Sets the end of SUMMER25 to this interval before now. */
const endSummer = (ago = "1 second") =>
  shop().database.query(`UPDATE promotion SET ends_at = now() - interval '${ago}' WHERE code = 'SUMMER25'`);

afterEach(async () => {
  await shop().database.query("UPDATE promotion SET ends_at = NULL WHERE code = 'SUMMER25'");
  await shop().database.query("UPDATE promotion SET ends_at = '2025-02-28T23:59:59Z' WHERE code IS NULL");
});

describe("a promotion code", () => {
  it.each(["SUMMER25", "summer25", "  Summer25\t"])("takes 10 %% off the subtotal, typed %j", async (typed) => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "wooden-blinds", { width: 48, height: 60, material: "Premium Wood", quantity: 2 });
    const { data } = await applyCode(visitor, typed);
    expect(data?.applyPromotionCode.promotion).toEqual({
      ...{ code: "SUMMER25", name: "Summer offer", percent: 10, minimumWindows: 1, endsAt: null },
    });
    // 478.08 less 47.81 is 430.27: below 499, so delivery is charged; tax is 8 % of that.
    expect(data?.applyPromotionCode.totals).toEqual({
      subtotalPence: 47_808,
      discountPence: 4_781,
      deliveryPence: 2_999,
      taxPence: 3_442,
      includedTaxPence: null,
      totalPence: 49_468,
      toFreeDeliveryPence: 6_873,
    });
    expect(data?.applyPromotionCode).toEqual((await readCart(visitor)).data.cart);
  });

  it.each([
    ["SUMMER99", "PROMOTION_UNKNOWN", /spelt/],
    ["", "PROMOTION_UNKNOWN", /spelt/],
    ["' OR 1=1 --", "PROMOTION_UNKNOWN", /spelt/],
    ["winter25", "PROMOTION_ENDED", /^WINTER25 ended on 28 February 2025\.$/],
  ])("%j is refused as %s, without a session or a change", async (typed, code, sentence) => {
    const visitor = shop().visitor();
    const { errors } = await applyCode(visitor, typed);
    expect(errors[0]).toMatchObject({ message: expect.stringMatching(sentence), extensions: { code } });
    expect(visitor.cookie).toBeUndefined();
    await aCartWith(visitor);
    const before = (await readCart(visitor)).data.cart;
    await applyCode(visitor, typed);
    expect((await readCart(visitor)).data.cart).toEqual(before);
  });

  it("does not apply before it starts", async () => {
    await shop().database.query(
      "INSERT INTO promotion (name, code, percent, starts_at) VALUES ('Later', 'LATER30', 30, '2100-06-01T12:00:00Z')",
    );
    const { errors } = await applyCode(shop().visitor(), "LATER30");
    expect(errors[0]).toMatchObject({
      message: "LATER30 starts on 1 June 2100.",
      extensions: { code: "PROMOTION_NOT_STARTED" },
    });
  });

  it("is limited to one per cart until it is removed", async () => {
    await shop().database.query(
      "INSERT INTO promotion (name, code, percent, starts_at) VALUES ('Other', 'OTHER20', 20, '2025-01-01')",
    );
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await applyCode(visitor, "SUMMER25");
    for (const [code, sentence] of [
      ["summer25", "SUMMER25 is in your cart already."],
      ["OTHER20", "Your cart has the code SUMMER25, and an order takes one. Remove it first to use OTHER20."],
    ] as const) {
      const { errors } = await applyCode(visitor, code);
      expect(errors[0]).toMatchObject({ message: sentence, extensions: { code: "PROMOTION_ALREADY_APPLIED" } });
    }
    expect((await readCart(visitor)).data.cart.promotion?.code).toBe("SUMMER25");
    expect((await removeCode(visitor)).data.removePromotionCode).toMatchObject({
      promotion: null,
      totals: { discountPence: 0 },
    });
    expect((await applyCode(visitor, "OTHER20")).data?.applyPromotionCode.promotion?.percent).toBe(20);
    await shop().database.query("DELETE FROM promotion WHERE code = 'OTHER20'");
    expect((await readCart(visitor)).data.cart).toMatchObject({ promotion: null, totals: { discountPence: 0 } });
  });

  it("may be applied to an empty cart and is removed when the cart is emptied", async () => {
    const visitor = shop().visitor();
    expect((await applyCode(visitor, "SUMMER25")).data?.applyPromotionCode.promotion?.percent).toBe(10);
    await aCartWith(visitor);
    expect((await readCart(visitor)).data.cart.totals).toMatchObject({ subtotalPence: 5_000, discountPence: 500 });
    await clearCart(visitor);
    await aCartWith(visitor);
    expect((await readCart(visitor)).data.cart.promotion).toBeNull();
  });

  it("that ends while it is in the cart no longer applies, is reported, and can be replaced", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    await applyCode(visitor, "SUMMER25");
    const { totalPence } = (await readCart(visitor)).data.cart.totals;
    await shop().database.query("UPDATE promotion SET ends_at = '2026-08-31T22:59:59Z' WHERE code = 'SUMMER25'");
    expect((await readCart(visitor)).data.cart).toMatchObject({
      promotion: null,
      promotionNotice: "SUMMER25 ended on 31 August 2026 and does not count any more.",
      totals: { discountPence: 0, totalPence: 8_399 },
    });
    const input = { ...aCheckout({ expectedTotalPence: totalPence }), idempotencyKey: randomUUID() };
    const { data, errors } = await mutate(visitor, "placeOrder", input, "cart { checkoutTotals { totalPence } }");
    expect(errors).toMatchObject([{ extensions: { code: "PRICE_CHANGED" } }]);
    expect(data?.placeOrder).toMatchObject({ cart: { checkoutTotals: { totalPence: 8_399 } } });
    await shop().database.query(
      "INSERT INTO promotion (name, code, percent, starts_at) VALUES ('Autumn offer', 'AUTUMN5', 5, '2025-01-01')",
    );
    expect((await applyCode(visitor, "AUTUMN5")).data?.applyPromotionCode).toMatchObject({
      promotion: { code: "AUTUMN5" },
      promotionNotice: null,
    });
    await shop().database.query("DELETE FROM promotion WHERE code = 'AUTUMN5'");
  });

  it("is stored in the order and used up by it", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { data } = await applyCode(visitor, "SUMMER25");
    const { totals } = data?.applyPromotionCode ?? {};
    const placed = await placeOrder(visitor, aCheckout({ expectedTotalPence: totals?.totalPence }));
    const order = placed.data?.placeOrder.order;
    expect(order).toMatchObject({
      promotion: { code: "SUMMER25", name: "Summer offer", percent: 10 },
      totals: { ...totals, toFreeDeliveryPence: 0 },
    });
    await endSummer();
    expect((await readOrder(visitor, order?.number)).data.order).toEqual(order);
    await aCartWith(visitor);
    expect((await readCart(visitor)).data.cart).toMatchObject({ promotion: null, promotionNotice: null });
  });
});

describe("a promotion without a code", () => {
  it("applies automatically while it runs, from its minimum of windows, and not beside a code", async () => {
    await shop().database.query("UPDATE promotion SET ends_at = NULL WHERE code IS NULL");
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    await addToCart(visitor, { ...addition, quantity: 4 });
    expect((await readCart(visitor)).data.cart.promotion).toBeNull();
    await applyCode(visitor, "SUMMER25");
    expect((await addToCart(visitor, addition)).data?.addToCart).toMatchObject({
      promotion: { code: null, name: "Five windows or more", percent: 15 },
      promotionNotice: expect.stringContaining("takes off more than SUMMER25"),
      totals: { subtotalPence: 25_000, discountPence: 3_750 },
    });
    const { data } = await placeOrder(visitor);
    expect(data?.placeOrder.order.promotion).toEqual({ code: null, name: "Five windows or more", percent: 15 });
  });

  it("does not apply after it ended", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, undefined, { quantity: 6 });
    expect((await readCart(visitor)).data.cart).toMatchObject({ promotion: null, totals: { discountPence: 0 } });
  });
});

describe("the shop", () => {
  const QUERY = "{ shop { promotion { code percent endsAt } } }";
  const advertised = async () =>
    (await shop().visitor().graphql<{ shop: { promotion: unknown } }>(QUERY)).data.shop.promotion;

  it("names the current code, and none after it ended", async () => {
    expect(await advertised()).toEqual({ code: "SUMMER25", percent: 10, endsAt: null });
    await endSummer();
    expect(await advertised()).toBeNull();
  });
});

it("a shop that is filled today advertises the offer of its season", async () => {
  const { url, drop } = await createTestDatabase();
  await seedCatalogue(url);
  const database = await createDataSource(url).initialize();
  const season = promotionsAt(new Date()).at(-1);
  expect(await new PromotionService(database).advertised()).toMatchObject({
    ...{ name: season?.name, code: season?.code, percent: 10 },
    endsAt: expect.any(Date),
  });
  await database.destroy();
  await drop();
});

it("limits guesses of codes", async () => {
  const visitor = strictShop().visitor();
  const codes = [];
  for (const code of ["AAA1", "AAA2", "SUMMER25"])
    codes.push((await applyCode(visitor, code)).errors[0]?.extensions.code);
  expect(codes).toEqual(["PROMOTION_UNKNOWN", "PROMOTION_UNKNOWN", "RATE_LIMITED"]);
});

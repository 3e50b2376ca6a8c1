import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { emailText } from "../../src/mail/email-text.js";
import { formatPounds } from "../../src/rules/money.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, applyCode, readCart, type TestTotals } from "../builders/cart.js";
import { anEmailContext } from "../builders/emails.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop({ pricePolicy: "uk", profile: { vatNumber: "GB123456789" } });
const ratedShop = useShop({ pricePolicy: "uk", profile: { vatNumber: "GB123456789", vatPercent: 20 } });
const unregisteredShop = useShop({ pricePolicy: "uk" });
/** The same shop before its operator changed the policy. */
const formerShop = useShop({ beside: shop });

/** The order's mail to the shopper and the copy to the shop, as text. */
async function mailsOf({ database }: TestShop, number: string): Promise<string[]> {
  const context = anEmailContext();
  const write = createEmailWriter(database, context);
  const [{ id }] = await database.query("SELECT id FROM orders WHERE number = $1", [number]);
  const mails = await Promise.all([write("order-confirmation", id), write("order-copy", id)]);
  return mails.map((mail) => (mail ? emailText(mail, context.shop) : ""));
}

async function ordered(of: TestShop) {
  const visitor = of.visitor();
  await aCartWith(visitor, "wooden-blinds", { quantity: 2 });
  const { data } = await placeOrder(visitor);
  if (!data) throw new Error("Nothing was ordered.");
  return data.placeOrder.order;
}

const SLUGS = ["roller-blinds", "wooden-blinds", "roman-blinds", "plantation-shutters"];
const millimetres = fc.integer({ min: 700, max: 1_500 }).map((mm) => Math.round((mm / 25.4) * 10_000) / 10_000);
const carts = fc.array(
  fc.record({
    slug: fc.constantFrom(...SLUGS),
    width: millimetres,
    height: millimetres,
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 3 },
);

it("one price and one total from the card to the mail", async () => {
  await fc.assert(
    fc.asyncProperty(carts, fc.boolean(), async (wanted, hasCode) => {
      const visitor = shop().visitor();
      const lines = await Promise.all(wanted.map(({ slug, ...line }) => anAddition(visitor, slug, line)));
      const { data: priced } = await visitor.graphql<{ priceConfiguration: { unitPricePence: number } }>(
        "query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { unitPricePence } }",
        { input: lines[0] },
      );
      await addToCart(visitor, lines);
      if (hasCode) await applyCode(visitor, "SUMMER25");
      const { cart } = (await readCart(visitor)).data;
      expect(cart.lines[0]?.unitPricePence).toBe(priced.priceConfiguration.unitPricePence);
      const { subtotalPence, discountPence, deliveryPence, totalPence, taxPence } = cart.totals;
      expect(subtotalPence).toBe(cart.lines.reduce((sum, line) => sum + line.unitPricePence * line.quantity, 0));
      expect([totalPence, taxPence]).toEqual([subtotalPence - discountPence + deliveryPence, 0]);
      expect(cart.checkoutTotals).toEqual(cart.totals);

      const { data } = await placeOrder(visitor, aCheckout({ expectedTotalPence: totalPence }));
      const number = data?.placeOrder.order.number ?? "";
      const { order } = (await readOrder(visitor, number)).data;
      expect(order?.totals).toEqual({ ...cart.totals, toFreeDeliveryPence: 0 });
      for (const mail of await mailsOf(shop(), number)) {
        expect(mail).toContain(`\nTotal: ${formatPounds(totalPence)}\n`);
        expect(mail).toContain(`includes VAT of ${formatPounds(cart.totals.includedTaxPence ?? NaN)}.`);
        expect(mail).not.toMatch(/Tax/);
      }
    }),
    { numRuns: 8 },
  );
});

describe("the VAT inside the prices", () => {
  it("is said of a shop with a VAT number", async () => {
    const { totals } = await ordered(shop());
    // 2 × 84.00 and 8 %, of which 8/108 are 13.44
    expect(totals).toMatchObject({ subtotalPence: 18_144, includedTaxPence: 1_344, taxPence: 0, totalPence: 21_143 });
  });

  it("is that of the stated rate, of goods and delivery, and the total stays", async () => {
    const { number, totals } = await ordered(ratedShop());
    // 211.43, of which 20/120 are 35.24
    expect(totals).toMatchObject({ subtotalPence: 18_144, includedTaxPence: 3_524, taxPence: 0, totalPence: 21_143 });
    for (const mail of await mailsOf(ratedShop(), number))
      expect(mail).toContain("\nTotal: £211.43\nThe total includes VAT of £35.24.\n");
  });

  it("is none without one, and no mail speaks of it", async () => {
    const { number, totals } = await ordered(unregisteredShop());
    expect(totals).toMatchObject({ subtotalPence: 18_144, includedTaxPence: 0, taxPence: 0, totalPence: 21_143 });
    expect((await mailsOf(unregisteredShop(), number)).join()).not.toMatch(/VAT|Tax/);
  });
});

it("an order says later what it said when it was placed, under any policy", async () => {
  const [former, now] = [await ordered(formerShop()), await ordered(shop())];
  const readBy = async (of: TestShop, number: string) =>
    (await readOrder(of.visitor(), number, "jo@larch.example")).data.order?.totals;
  const added: Partial<TestTotals> = { taxPence: 1_344, includedTaxPence: null };
  const inside: Partial<TestTotals> = { taxPence: 0, includedTaxPence: 1_344 };
  for (const server of [shop(), formerShop()]) {
    expect(await readBy(server, former.number)).toMatchObject(added);
    expect(await readBy(server, now.number)).toMatchObject(inside);
    expect((await mailsOf(server, former.number))[0]).toMatch(/^Tax: £13\.44$/m);
  }
});

it("ordering again compares prices with tax", async () => {
  const { visitor } = await aCustomer(shop());
  await aCartWith(visitor, "wooden-blinds");
  const { data } = await placeOrder(visitor);
  const { number } = data?.placeOrder.order ?? { number: "" };
  const again = await mutate<"orderAgain", { changes: object[] }>(
    visitor,
    "orderAgain",
    { number },
    "changes { kind wasPence nowPence }",
  );
  expect(again.data?.orderAgain.changes).toEqual([]);
});

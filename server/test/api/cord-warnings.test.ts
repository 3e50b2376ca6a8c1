import { expect, it } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { emailText } from "../../src/mail/email-text.js";
import { CORD_WARNING } from "../../src/rules/cord-warning.js";
import { aCartWith } from "../builders/cart.js";
import { anEmailContext } from "../builders/emails.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type WarnedProduct = { slug: string; features: string[]; cordWarning: string | null };

it("every product with cords or chains has the warning, and no other", async () => {
  const { data } = await shop()
    .visitor()
    .graphql<{ products: { nodes: WarnedProduct[] } }>(
      "{ products(first: 100) { nodes { slug features cordWarning } } }",
    );
  const { nodes } = data.products;
  const warned = nodes.filter(({ cordWarning }) => cordWarning === CORD_WARNING).map(({ slug }) => slug);
  expect(warned).toContain("roller-blinds");
  expect(warned).toContain("wooden-blinds");
  expect(warned).not.toContain("cordless-wooden-blinds");
  const corded = nodes.filter(({ slug, features }) => !features.includes("CORDLESS") && !/pelmet|valance/.test(slug));
  expect(warned.toSorted()).toEqual(corded.map(({ slug }) => slug).toSorted());
});

const CHAIN = [
  { name: "control", value: "chain" },
  { name: "height from floor", value: "2300 mm" },
];

it.each([
  ["roman-blinds", "by a chain", CHAIN, true],
  ["roman-blinds", "as a default, which has none", [], false],
  ["cordless-wooden-blinds", "as a default", [], false],
])("the confirmation of an order of %s, %s, has it: %s", async (slug, _control, customizations, isWarned) => {
  const visitor = shop().visitor();
  await aCartWith(visitor, slug, { customizations });
  const { data } = await placeOrder(visitor);
  const [{ id }] = await shop().database.query("SELECT id FROM orders WHERE number = $1", [
    data?.placeOrder?.order.number,
  ]);
  const context = anEmailContext();
  const mail = await createEmailWriter(shop().database, context)("order-confirmation", id);
  if (!mail) throw new Error("There is no confirmation.");
  const text = emailText(mail, context.shop);
  expect(text.includes(CORD_WARNING)).toBe(isWarned);
  expect(text.includes("Cords and chains: Roman Blinds")).toBe(isWarned);
});

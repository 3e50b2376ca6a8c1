import type { EntityManager } from "typeorm";
import { configurationKey } from "../../catalogue/configuration/configuration.js";
import type { Product } from "../../catalogue/products/product.entity.js";
import { HeldQuoteLine } from "../../held-prices/held-quote-line.entity.js";
import { HeldQuote } from "../../held-prices/held-quote.entity.js";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { HeldQuoteShare } from "../../quotes/held-quote-share.entity.js";
import { makingOf } from "../../rules/fit/making.js";
import { withTax } from "../../rules/included-tax.js";
import { linePricePence } from "../../rules/line-price.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { cordRulesVersion, optionRulesVersion } from "../../rules/rule-versions.js";
import { fromInches } from "../../rules/sizes.js";
import { totalsOf } from "../../rules/totals.js";
import { DEMO, DEMO_LINKS } from "./demo-details.js";

/** A quote of a guest with the link that shows it to others, and one of the account whose time is over. */
export async function insertHeldQuotes(manager: EntityManager, product: Product, policy: PolicyRules): Promise<void> {
  const { heldQuoteId: id, guestId, visitorId, expiredQuote } = DEMO;
  const later = () => "now() + interval '1 year'";
  await insertHeldQuote(manager, product, policy, {
    id,
    number: "MBQ000000000001",
    visitorId: guestId,
    heldUntil: later,
  });
  await manager.insert(HeldQuoteShare, { quoteId: id, hash: hashOfToken(DEMO_LINKS.sharedQuote) });
  const [madeAt, heldUntil] = [() => "now() - interval '40 days'", () => "now() - interval '9 days'"];
  await insertHeldQuote(manager, product, policy, { ...expiredQuote, visitorId, madeAt, heldUntil });
}

type DemoQuote = {
  id: string;
  number: string;
  visitorId: string;
  heldUntil: () => string;
  madeAt?: () => string;
};

async function insertHeldQuote(
  manager: EntityManager,
  product: Product,
  policy: PolicyRules,
  owner: DemoQuote,
): Promise<void> {
  const { id: productId, slug, name, family, variant, materials, colors, options, specifications } = product;
  const size = { width: 36, height: 48 };
  const [material = "", color = ""] = [materials[0], colors[0]];
  const basePricePence = withTax(product.basePricePence, policy.taxIncludedPercent);
  const unitPricePence = policy.unitPricePence({ basePence: basePricePence, size, material });
  const totalPence = linePricePence(unitPricePence, 1);
  const { toFreeDeliveryPence: _, ...totals } = totalsOf(totalPence, policy.checkoutTotals);
  await manager.insert(HeldQuote, {
    ...{ ...totals, ...owner, email: null },
    ...{ idempotencyKey: "demo", requestHash: "", delivery: "STANDARD", fulfilment: "MEASURE_AND_FIT" },
    pricing: { policy: policy.name, totals: policy.checkoutTotals },
    ...{ promotionCode: null, promotionName: null, promotionPercent: null },
  });
  const names = { roomName: "Kitchen", windowName: "over the sink" };
  const measured = { width: fromInches(size.width, "mm", 1), height: fromInches(size.height, "mm", 1) };
  await manager.insert(HeldQuoteLine, {
    ...{ ...size, material, color, customizations: [], choices: [], ...names },
    ...{ quoteId: owner.id, position: 0, quantity: 1, productId, slug, name, family, variant, pictureId: null },
    configuration: configurationKey(productId, { ...size, material, color }, [], names),
    making: makingOf({ family, variant, options, specifications }, [], measured),
    ...{ optionRulesVersion: optionRulesVersion({}), cordRulesVersion: cordRulesVersion({}), cordSafety: null },
    ...{ basePricePence, unitPricePence, totalPence },
  });
}

/** Removes them, what examples have said to them, and what they have made of them. */
export async function removeHeldQuotes(manager: EntityManager): Promise<void> {
  await manager.delete(HeldQuote, [{ id: DEMO.heldQuoteId }, { visitorId: DEMO.visitorId }]);
}

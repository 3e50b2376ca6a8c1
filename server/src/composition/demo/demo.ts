import { In, Not, type DataSource, type EntityManager } from "typeorm";
import { Account } from "../../accounts/account/account.entity.js";
import { SavedAddress } from "../../accounts/account/saved-address.entity.js";
import { AccountEmail } from "../../accounts/mail/account-email.entity.js";
import { CustomerMerge } from "../../accounts/merging/customer-merge.entity.js";
import { SignIn } from "../../accounts/sign-in/sign-in.entity.js";
import { CartLine } from "../../cart/cart-line.entity.js";
import { Cart } from "../../cart/cart.entity.js";
import { ConfigurationCode } from "../../catalogue/configuration-codes/configuration-code.entity.js";
import { configurationKey } from "../../catalogue/configuration/configuration.js";
import { Product } from "../../catalogue/products/product.entity.js";
import { SubscriptionToken } from "../../enquiries/mailing-list/subscription-token.entity.js";
import { Subscription } from "../../enquiries/mailing-list/subscription.entity.js";
import { QuoteRequest } from "../../enquiries/quote-request.entity.js";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { hashOfPassword } from "../../kernel/passwords/passwords.js";
import { OrderLine } from "../../orders/order-line.entity.js";
import { Order } from "../../orders/order.entity.js";
import { PaymentMethod } from "../../orders/payment-method.js";
import { ReviewInvitation } from "../../orders/review-invitation.entity.js";
import { OrderProblemMessage } from "../../problems/problem-message.entity.js";
import { OrderProblem } from "../../problems/problem.entity.js";
import { Promotion } from "../../promotions/promotion.entity.js";
import { withTax } from "../../rules/included-tax.js";
import { linePricePence } from "../../rules/line-price.js";
import { PRICE_POLICIES, type PolicyRules, type PricePolicy } from "../../rules/price-policy.js";
import { totalsOf } from "../../rules/totals.js";
import { DEMO, DEMO_CARTS, DEMO_CODE, DEMO_LINKS, DEMO_PROMOTION } from "./demo-details.js";
import { insertHeldQuotes, removeHeldQuotes } from "./demo-held-quote.js";
import { measureOrder } from "./demo-measures.js";
import { insertVisit, removeDemoVisits } from "./demo-visit.js";
import { insertOptions, insertWindows, removeDemoWindows } from "./demo-windows.js";

const ORDER_IDS = [DEMO.order, DEMO.unclaimedOrder, DEMO.deliveredOrder, DEMO.measuredOrder].map(({ id }) => id);
const CART_IDS = [DEMO_CARTS.full, DEMO_CARTS.empty, DEMO_CARTS.withdrawn];
const EMAILS = [DEMO.email, DEMO_LINKS.newcomer, DEMO_LINKS.newAddress, DEMO_LINKS.subscriber];

/**
 * Gives the shop an account, carts, orders and links that developers and the examples can use at once, whatever was done to them
 * before. Sign-ins of the account stay.
 * @param pricePolicy of the orders
 */
export async function restoreDemo(database: DataSource, pricePolicy: PricePolicy = "consistent"): Promise<void> {
  const policy = PRICE_POLICIES[pricePolicy];
  const passwordHash = await hashOfPassword(DEMO.password);
  await database.transaction(async (manager) => {
    await removeTraces(manager);
    await insertAccount(manager, passwordHash);
    await insertSignIn(manager);
    await insertLinks(manager, passwordHash);
    await insertPromotion(manager);
    await insertWindows(manager);
    const product = await manager.findOneBy(Product, { slug: "roller-blinds" });
    // A shop with a catalogue of its own has a demo account without goods.
    if (!product) return;
    await insertOptions(manager, product);
    await insertCarts(manager, product.id);
    await insertCode(manager, product);
    await insertOrder(manager, product, { ...DEMO.order, visitorId: DEMO.visitorId, changeableUntil }, policy);
    const unclaimed = { ...DEMO.unclaimedOrder, visitorId: DEMO.guestId, changeableUntil: null };
    await insertOrder(manager, product, unclaimed, policy);
    await insertDeliveredOrder(manager, product, policy);
    const toMeasure = { ...DEMO.measuredOrder, visitorId: DEMO.visitorId, changeableUntil: null };
    await insertOrder(manager, product, toMeasure, policy);
    await measureOrder(manager, policy);
    await insertVisit(manager);
    await insertHeldQuotes(manager, product, policy);
    await manager.insert(ReviewInvitation, {
      hash: hashOfToken(DEMO_LINKS.review),
      orderId: DEMO.order.id,
      expiresAt,
    });
  });
}

/** Removes the demo from a shop that is not for developers, with everything that was ordered in it. */
export async function removeDemo(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    await removeTraces(manager);
    await manager.delete(Order, { visitorId: DEMO.visitorId });
    await manager.delete(Cart, { visitorId: DEMO.visitorId });
    await manager.query(
      `DELETE FROM session s USING sign_in i WHERE i.account_id = $1 AND s.sess->>'signInId' = i.id::text`,
      [DEMO.accountId],
    );
    await manager.delete(Account, { id: DEMO.accountId });
    await manager.delete(Promotion, { code: DEMO_PROMOTION });
  });
}

/** Everything of the demo but its account with the account's own cart and further orders. */
async function removeTraces(manager: EntityManager): Promise<void> {
  await removeDemoVisits(manager);
  await removeHeldQuotes(manager);
  await removeDemoWindows(manager);
  await manager.delete(Order, { visitorId: In(CART_IDS) });
  // By id: claiming one and deleting the account change its visitor.
  await manager.delete(Order, { id: In(ORDER_IDS) });
  await manager.delete(Cart, { id: In(CART_IDS) });
  await manager.delete(ConfigurationCode, { code: DEMO_CODE });
  await manager.delete(QuoteRequest, { id: DEMO.quoteId });
  await manager.delete(AccountEmail, { email: In(EMAILS) });
  await manager.delete(CustomerMerge, { leavingEmail: DEMO_LINKS.otherAddress });
  await manager.delete(Subscription, { email: In(EMAILS) });
  await manager.delete(Account, { email: In(EMAILS), id: Not(DEMO.accountId) });
}

const PERSON = { firstName: "Demi", lastName: "Moss" };
const POSTAL_ADDRESS = { address: "14 Larch Terrace", city: "Bristol", state: "Somerset", zipCode: "BS6 7QX" };

async function insertAccount(manager: EntityManager, passwordHash: string): Promise<void> {
  const { accountId, visitorId, email } = DEMO;
  await manager.upsert(Account, { id: accountId, visitorId, email, passwordHash, ...PERSON, phone: null }, ["id"]);
  const savedAddress = { ...PERSON, ...POSTAL_ADDRESS, id: DEMO.addressId, accountId, isDefault: false };
  await manager.upsert(SavedAddress, savedAddress, ["id"]);
  await manager.insert(QuoteRequest, {
    id: DEMO.quoteId,
    visitorId,
    name: `${PERSON.firstName} ${PERSON.lastName}`,
    email,
    phone: "+442079460018",
    postcode: POSTAL_ADDRESS.zipCode,
    message: "Two bay windows, three panes each.",
    promisedContactBy: () => "now() + interval '1 day'",
  });
}

async function insertSignIn(manager: EntityManager): Promise<void> {
  const { accountId, visitorId, signInId, refreshToken } = DEMO;
  await manager.upsert(SignIn, { id: signInId, accountId, device: "An app" }, ["id"]);
  const [sid = "", secret = ""] = refreshToken.split(".");
  const now = Date.now();
  const owner = { accountId, visitorId, signInId };
  const content = { cookie: {}, ...owner, startedAt: now, renewedAt: now, refreshHash: hashOfToken(secret) };
  await manager.query(
    `INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + interval '30 days')
     ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`,
    [sid, JSON.stringify(content)],
  );
}

/** The shop's own links end after an hour; these last for as long as somebody may leave `npm run dev` running. */
const expiresAt = () => "now() + interval '1 year'";

const changeableUntil = () => "now() + interval '1 day'";

async function insertLinks(manager: EntityManager, passwordHash: string): Promise<void> {
  const { accountId, email } = DEMO;
  const links = [
    { kind: "register", email: DEMO_LINKS.newcomer, token: DEMO_LINKS.registration, ...PERSON, passwordHash },
    { kind: "reset-password", email, token: DEMO_LINKS.newPassword, accountId },
    { kind: "new-email", email: DEMO_LINKS.newAddress, token: DEMO_LINKS.newEmail, accountId },
    { kind: "personal-data", email: DEMO_LINKS.subscriber, token: DEMO_LINKS.personalData },
  ] as const;
  for (const { token, ...link } of links)
    await manager.insert(AccountEmail, { ...link, tokenHash: hashOfToken(token), expiresAt });
  await manager.insert(CustomerMerge, {
    ...{ keptEmail: email, leavingEmail: DEMO_LINKS.otherAddress, reason: "Same name and postcode." },
    ...{ staffId: DEMO.accountId, expiresAt },
    ...{ keptTokenHash: hashOfToken(DEMO_LINKS.merge), leavingTokenHash: hashOfToken(DEMO_LINKS.noMerge) },
  });
  const { identifiers } = await manager.insert(Subscription, { email: DEMO_LINKS.subscriber });
  const subscriptionId = String(identifiers[0]?.["id"]);
  await manager.insert(SubscriptionToken, [
    { subscriptionId, purpose: "confirm", hash: hashOfToken(DEMO_LINKS.subscription), expiresAt },
    { subscriptionId, purpose: "unsubscribe", hash: hashOfToken(DEMO_LINKS.unsubscription) },
  ]);
}

async function insertPromotion(manager: EntityManager): Promise<void> {
  const startsAt = () => "now() + interval '1 year'";
  await manager.upsert(Promotion, { name: "Some day", code: DEMO_PROMOTION, percent: 5, startsAt }, ["code"]);
}

const CONFIGURATION = { width: 36, height: 48, material: "Light Filtering Fabric", color: "White" };

async function insertCarts(manager: EntityManager, productId: number): Promise<void> {
  await manager.insert(
    Cart,
    CART_IDS.map((id) => ({ id, visitorId: id, version: 3 })),
  );
  const lineOf = (cartId: string, chosen: typeof CONFIGURATION) => ({
    ...chosen,
    cartId,
    productId,
    quantity: 2,
    configuration: configurationKey(productId, chosen, []),
  });
  await manager.insert(CartLine, [
    { ...lineOf(DEMO_CARTS.full, CONFIGURATION), id: DEMO_CARTS.lineId },
    lineOf(DEMO_CARTS.full, { ...CONFIGURATION, width: 60, material: "Blackout Fabric", color: "Navy" }),
    { ...lineOf(DEMO_CARTS.withdrawn, CONFIGURATION), productId: null },
  ]);
}

type DemoOrder = {
  id: string;
  number: string;
  visitorId: string;
  lineId: string;
  changeableUntil: (() => string) | null;
};

async function insertOrder(
  manager: EntityManager,
  { id: productId, slug, name, family, variant, basePricePence }: Product,
  { lineId, ...owner }: DemoOrder,
  policy: PolicyRules,
): Promise<void> {
  const quantity = 2;
  const { width, height, material } = CONFIGURATION;
  const basePence = withTax(basePricePence, policy.taxIncludedPercent);
  const unitPrice = policy.unitPricePence({ basePence, size: { width, height }, material });
  const totalPence = linePricePence(unitPrice, quantity);
  const { toFreeDeliveryPence: _, ...totals } = totalsOf(totalPence, policy.checkoutTotals);
  await manager.insert(Order, {
    ...owner,
    ...PERSON,
    ...POSTAL_ADDRESS,
    email: DEMO.email,
    idempotencyKey: owner.number,
    requestHash: "",
    estimatedDelivery: () => "current_date + 14",
    paymentMethod: PaymentMethod.CREDIT_CARD,
    shippingMethod: "Standard delivery",
    ...totals,
    pricing: { policy: policy.name, totals: policy.checkoutTotals },
  });
  await manager.insert(OrderLine, {
    ...CONFIGURATION,
    ...{ id: lineId, orderId: owner.id, position: 0 },
    ...{ productId, slug, name, family, variant, customizations: [] },
    ...{ quantity, basePricePence: basePence, unitPricePence: unitPrice, totalPence },
  });
}

/** An order from before the one that may be changed, and what is wrong with it. */
async function insertDeliveredOrder(manager: EntityManager, product: Product, policy: PolicyRules): Promise<void> {
  const { id, lineId } = DEMO.deliveredOrder;
  const owner = { ...DEMO.deliveredOrder, visitorId: DEMO.visitorId, changeableUntil: null };
  await insertOrder(manager, product, owner, policy);
  for (const status of ["MANUFACTURING", "SHIPPED", "DELIVERED"] as const)
    await manager.update(Order, { id }, { status });
  await manager.update(Order, { id }, { placedAt: () => "now() - interval '20 days'" });
  const problem = { id: DEMO.problemId, orderId: id, lineId, kind: "FAULT", idempotencyKey: "demo-problem" } as const;
  await manager.insert(OrderProblem, { ...problem, requestHash: "" });
  await manager.insert(OrderProblemMessage, { problemId: DEMO.problemId, text: "The chain slips when it is raised." });
}

/** A code of its own, also where a visitor has one of an equal configuration. */
async function insertCode(manager: EntityManager, { id, materials, colors }: Product): Promise<void> {
  await manager.insert(ConfigurationCode, {
    ...{ code: DEMO_CODE, configuration: "demo", productId: id, madeAt: expiresAt },
    ...{ width: 36, height: 48, material: materials[0], color: colors[0], customizations: [] },
  });
}

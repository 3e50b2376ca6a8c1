import type { DataSource } from "typeorm";
import { hashOfToken, newToken } from "../../src/kernel/hashing/link-token.js";
import { ReviewInvitation } from "../../src/orders/review-invitation.entity.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { aCartWith } from "./cart.js";
import { mutate } from "./mutation.js";
import { placeOrder, type TestOrder } from "./order.js";

/** Stores a link to review an order and returns its token. */
export async function anInvitation({ manager }: DataSource, orderId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await manager.insert(ReviewInvitation, { hash: hashOfToken(token), orderId, expiresAt });
  return token;
}

/** An order of roller and roman blinds with a link to review it. */
export async function anInvitedOrder(shop: TestShop): Promise<{ order: TestOrder; orderId: string; token: string }> {
  const visitor = shop.visitor();
  await aCartWith(visitor, "roller-blinds", { quantity: 2 });
  await aCartWith(visitor, "roman-blinds");
  const order = (await placeOrder(visitor)).data?.placeOrder.order;
  if (!order) throw new Error("The order was not placed.");
  const [{ id }] = await shop.database.query("SELECT id FROM orders WHERE number = $1", [order.number]);
  return { order, orderId: id, token: await anInvitation(shop.database, id) };
}

/** A valid review of a bought product with `changes`. */
export const aBuyersReview = (token: string, productId: string, changes: Record<string, unknown> = {}) => ({
  token,
  productId,
  rating: 2,
  comment: "The chain is on the wrong side.",
  name: "Jo W.",
  location: "Bristol",
  ...changes,
});

export const reviewPurchase = (visitor: TestVisitor, input: ReturnType<typeof aBuyersReview>) =>
  mutate(visitor, "reviewPurchase", input);
export const declineInvitations = (visitor: TestVisitor, token: string) =>
  mutate(visitor, "declineReviewInvitations", { token });

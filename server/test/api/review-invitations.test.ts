import { beforeEach, describe, expect, it } from "vitest";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { moveOrder } from "../../src/staff/orders/move-order.js";
import { anAddition } from "../builders/cart.js";
import {
  aBuyersReview,
  anInvitation,
  anInvitedOrder,
  declineInvitations,
  reviewPurchase,
} from "../builders/review-invitation.js";
import { allMailSent, openQueue, startWorker } from "../harness/post-office.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

type Invitation = {
  orderNumber: string;
  purchases: { isReviewed: boolean; product: { id: string; slug: string } }[];
};
async function open(token: string): Promise<Invitation | null> {
  const { data } = await shop()
    .visitor()
    .graphql<{ reviewInvitation: Invitation | null }>(
      `query ($token: String!) { reviewInvitation(token: $token) { orderNumber purchases { isReviewed product { id slug } } } }`,
      { token },
    );
  return data.reviewInvitation;
}
const reviewedSlugs = async (token: string) =>
  (await open(token))?.purchases.filter(({ isReviewed }) => isReviewed).map(({ product }) => product.slug);

/** A mail whose header lines are not broken. */
const unfolded = (mail: string) => mail.replaceAll(/\n[ \t]+/g, " ");

/** Moves an order to its delivery. */
async function deliver(number: string): Promise<void> {
  const mail = await openQueue(shop());
  await query("UPDATE orders SET fulfilment = 'MAKE_TO_SIZES' WHERE number = $1", [number]);
  for (const status of ["MANUFACTURING", "SHIPPED", "DELIVERED"] as const)
    await moveOrder({ database: shop().database, mail, shop: readShopProfile(undefined) }, null, { number }, status);
}

beforeEach(async () => {
  await query("DELETE FROM pgboss.job");
  await query("DELETE FROM review_invitation");
  smtp().arrived.length = 0;
});

describe("an invitation to review an order", () => {
  const INVITATIONS = `SELECT start_after - created_on AS wait, keep_until > start_after AS "isKept"
    FROM pgboss.job WHERE data->>'kind' = 'review-invitation'`;
  const sendNow = async () => {
    await query("UPDATE pgboss.job SET start_after = now()");
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    return smtp().arrived.filter(({ raw }) => raw.includes("What do you think of"));
  };

  it("is queued at the delivery, for two weeks later", async () => {
    const { order } = await anInvitedOrder(shop());
    await deliver(order.number);
    expect(await query(INVITATIONS)).toEqual([{ wait: expect.objectContaining({ days: 14 }), isKept: true }]);
  });

  it("is one mail with a link that opens the order, each product once", async () => {
    const { order } = await anInvitedOrder(shop());
    await deliver(order.number);
    const [mail, ...others] = await sendNow();
    expect(others).toEqual([]);
    const text = String(mail?.raw).replaceAll(/=\n/g, "").replaceAll("=3D", "=");
    const [, unsubscribe] = /^List-Unsubscribe: <https:\/\/shop\.example(\S+)>$/m.exec(unfolded(text)) ?? [];
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, token = ""] = /reviews\/write\?token=([\w-]+)/.exec(text) ?? [];
    expect(unsubscribe).toBe(`/reviews/no-invitations?token=${token}`);
    expect(await open(token)).toEqual({
      orderNumber: order.number,
      purchases: [
        { isReviewed: false, product: expect.objectContaining({ slug: "roller-blinds" }) },
        { isReviewed: false, product: expect.objectContaining({ slug: "roman-blinds" }) },
      ],
    });
  });

  it("is not sent to an e-mail address that has declined, also not for another order", async () => {
    const { token } = await anInvitedOrder(shop());
    expect((await declineInvitations(shop().visitor(), token)).data?.declineReviewInvitations.errors).toEqual([]);
    const { order } = await anInvitedOrder(shop());
    await deliver(order.number);
    expect(await sendNow()).toEqual([]);
    await removeEnded(shop(), "review_invitation");
    expect(await query("SELECT FROM review_invitation WHERE declined_at IS NOT NULL")).toHaveLength(1);
  });
});

describe("a buyer's review", () => {
  const aReviewOf = async (token: string, slug = "roller-blinds", changes = {}) =>
    aBuyersReview(token, (await anAddition(shop().visitor(), slug)).productId, changes);
  const send = async (input: ReturnType<typeof aBuyersReview>) =>
    (await reviewPurchase(shop().visitor(), input)).data?.reviewPurchase.errors as { code: string }[] | undefined;
  const codeOf = async (input: ReturnType<typeof aBuyersReview>) => (await send(input))?.map(({ code }) => code);

  it("waits to be read, is marked as bought here, and counts", async () => {
    const { token } = await anInvitedOrder(shop());
    expect(await send(await aReviewOf(token, "roman-blinds"))).toEqual([]);
    expect(await reviewedSlugs(token)).toEqual(["roman-blinds"]);
    const [stored] = await query(
      "SELECT rating, is_published, is_bought_here, is_sample FROM review ORDER BY id DESC LIMIT 1",
    );
    expect(stored).toEqual({ rating: 2, is_published: false, is_bought_here: true, is_sample: false });

    await query("UPDATE review SET is_published = true WHERE is_bought_here");
    const { data } = await shop().visitor().graphql<{
      product: { reviewCount: number; ratingIsSample: boolean; reviews: { nodes: { isBoughtHere: boolean }[] } };
    }>(`{ product(slug: "roman-blinds") { reviewCount ratingIsSample reviews(first: 1) { nodes { isBoughtHere } } } }`);
    expect(data.product).toEqual({
      reviewCount: 1,
      ratingIsSample: false,
      reviews: { nodes: [{ isBoughtHere: true }] },
    });
  });

  it("is one for each product of an order; the same again changes nothing", async () => {
    const { token } = await anInvitedOrder(shop());
    const review = await aReviewOf(token);
    const twice = await Promise.all([send(review), send(review)]);
    expect(twice).toEqual([[], []]);
    expect(await codeOf({ ...review, rating: 5 })).toEqual(["CONFLICT"]);
    const other = await anInvitedOrder(shop());
    expect(await send({ ...review, token: other.token })).toEqual([]);
  });

  it("is of a product of the order", async () => {
    const { token } = await anInvitedOrder(shop());
    expect(await codeOf(await aReviewOf(token, "vertical-blinds"))).toEqual(["NOT_FOUND"]);
    expect(await codeOf(await aReviewOf(token, "roller-blinds", { comment: "short" }))).toEqual(["BAD_USER_INPUT"]);
    expect(await reviewedSlugs(token)).toEqual([]);
  });

  it("needs a link that is known and not expired", async () => {
    const { orderId } = await anInvitedOrder(shop());
    const token = await anInvitation(shop().database, orderId);
    await query("UPDATE review_invitation SET expires_at = now() - interval '1 minute'");
    for (const bad of [token, "unknown", ""]) {
      expect(await open(bad)).toBeNull();
      expect(await codeOf(await aReviewOf(bad))).toEqual(["NOT_FOUND"]);
    }
    expect(await removeEnded(shop(), "review_invitation")).toBe(2);
  });

  it("can't be taken for somebody else's by the key of a plain review", async () => {
    const { orderId } = await anInvitedOrder(shop());
    const { token: _, ...review } = await aReviewOf("");
    const { data } = await shop()
      .visitor()
      .graphql<{ writeReview: { errors: { code: string }[] } }>(
        "mutation ($input: WriteReviewInput!) { writeReview(input: $input) { errors { code } } }",
        { input: { ...review, idempotencyKey: `purchase:${orderId}:1` } },
      );
    expect(data.writeReview.errors).toEqual([{ code: "IDEMPOTENCY_KEY_REUSED" }]);
  });
});

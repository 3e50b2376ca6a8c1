import { expect, it } from "vitest";
import { aCustomer, anEmail, PASSWORD } from "../builders/account.js";
import { aCartWith, anAddition } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { aBuyersReview, anInvitation, declineInvitations, reviewPurchase } from "../builders/review-invitation.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

const WORDS = "The chain is on the wrong side.";

/** An order with a published review by its link; returns the number of the order, and its id. */
async function aReviewedOrder(visitor: TestVisitor, email: string): Promise<{ number: string; id: string }> {
  await aCartWith(visitor);
  await aCartWith(visitor, "roller-blinds", { quantity: 3, width: 40 }); // the product in two lines
  const { data } = await placeOrder(visitor, aCheckout({ email }));
  const number = data?.placeOrder.order.number ?? "";
  const [{ id }] = await query("SELECT id FROM orders WHERE number = $1", [number]);
  const { productId } = await anAddition(shop().visitor(), "roller-blinds");
  const token = await anInvitation(shop().database, id);
  await reviewPurchase(shop().visitor(), aBuyersReview(token, productId, { comment: WORDS }));
  await query("UPDATE review SET is_published = true, answer = 'Thank you.' WHERE idempotency_key LIKE $1", [
    `%${id}%`,
  ]);
  return { number, id };
}

const reviewsOf = (id: string) => query("SELECT comment FROM review WHERE idempotency_key LIKE $1", [`%${id}%`]);
const reviewCount = async () =>
  (await query("SELECT count(*)::int AS count FROM review WHERE is_bought_here AND is_published"))[0].count;

const aReview = (orderNumber: string) => ({
  ...{ orderNumber, product: "Roller Blinds", rating: 2, comment: WORDS, name: "Jo W.", location: "Bristol" },
  ...{ writtenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isPublished: true, answer: "Thank you." },
});

it("are shown to the buyer by the link, each once, and nobody else's", async () => {
  const email = anEmail();
  const { number } = await aReviewedOrder(shop().visitor(), email.toUpperCase());
  await aReviewedOrder(shop().visitor(), anEmail());
  const { data } = await readPersonalData(shop().visitor(), await aPersonalDataLink(shop(), email));
  expect(JSON.parse(data?.readPersonalData?.data ?? "").reviews).toEqual([aReview(number)]);
});

it("are erased with the links to write more, also published ones and declined links", async () => {
  const email = anEmail();
  const { id } = await aReviewedOrder(shop().visitor(), email);
  await declineInvitations(shop().visitor(), await anInvitation(shop().database, id));
  const other = await aReviewedOrder(shop().visitor(), anEmail());
  const before = await reviewCount();
  await erasePersonalData(shop().visitor(), await aPersonalDataLink(shop(), email));
  expect(await reviewsOf(id)).toEqual([]);
  expect(await query("SELECT FROM review_invitation WHERE order_id = $1", [id])).toEqual([]);
  expect(await reviewsOf(other.id)).toEqual([{ comment: WORDS }]);
  expect(await reviewCount()).toBe(before - 1);
  expect(shop().log).toContainEqual(
    expect.objectContaining({ msg: "personal data erased by a link", erased: { removed: 1, orders: 1 } }),
  );
});

it("are in an account's download, go with it, and stay when a guest with its e-mail address erases", async () => {
  const { visitor, account } = await aCustomer(shop());
  const { number, id } = await aReviewedOrder(visitor, account.email);
  const link = await aPersonalDataLink(shop(), account.email);
  const { data: held } = await readPersonalData(shop().visitor(), link);
  expect(JSON.parse(held?.readPersonalData?.data ?? "").reviews).toEqual([]);
  await erasePersonalData(shop().visitor(), link);
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "").reviews).toEqual([aReview(number)]);
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await reviewsOf(id)).toEqual([]);
});

import { expect, it } from "vitest";
import { aCustomer, anEmail, PASSWORD } from "../builders/account.js";
import { mutate } from "../builders/mutation.js";
import { aPhoto, aProblem, aSentOrder, writeAbout } from "../builders/order-problem.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

const PHOTO = expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/);
const PROBLEM = {
  ...{ kind: "FAULT", state: "OPEN", agreed: null, reportedAt: expect.stringMatching(/^20/) },
  messages: [
    { text: "A moonstone report.", isFromShop: false, writtenAt: expect.stringMatching(/^20/) },
    { text: "And more.", isFromShop: false, writtenAt: expect.stringMatching(/^20/) },
  ],
  photos: [PHOTO],
};

/** An order with a reported problem. */
async function aReportedOrder(email = anEmail(), visitor = shop().visitor()) {
  const order = await aSentOrder(shop(), { email, visitor });
  const { number } = order;
  const { id } = await aProblem(order, { text: "A moonstone report.", photoIds: [await aPhoto(visitor)] });
  await writeAbout(visitor, { number, problemId: id, text: "And more." });
  return order;
}

/** How many problems, messages and photos an order has, and mails about them are queued. */
const left = async (number: string): Promise<number[]> => {
  const [counts] = await query(
    `WITH p AS (SELECT p.id FROM order_problem p JOIN orders o ON o.id = p.order_id WHERE o.number = $1)
     SELECT (SELECT count(*)::int FROM p) AS problems,
       (SELECT count(*)::int FROM order_problem_message m WHERE m.problem_id IN (SELECT id FROM p)) AS messages,
       (SELECT count(*)::int FROM order_problem_photo f WHERE f.problem_id IN (SELECT id FROM p)) AS photos`,
    [number],
  );
  return [counts.problems, counts.messages, counts.photos];
};
const queuedCount = async () =>
  (await query("SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'kind' LIKE 'problem-%'"))[0].count;

it("are shown and erased by a guest's link, and nobody else's", async () => {
  const email = anEmail();
  const order = await aReportedOrder(email.toUpperCase());
  const other = await aReportedOrder();
  const token = await aPersonalDataLink(shop(), email);
  const { data } = await readPersonalData(shop().visitor(), token);
  expect(JSON.parse(data?.readPersonalData?.data ?? "").problems).toEqual([{ orderNumber: order.number, ...PROBLEM }]);
  const queued = await queuedCount();
  await erasePersonalData(shop().visitor(), token);
  expect(await left(order.number)).toEqual([0, 0, 0]);
  expect(await left(other.number)).toEqual([1, 2, 1]);
  expect(await queuedCount()).toBe(queued - 2);
});

it("are in the download of an account and go with it, photos that no report names too", async () => {
  const { visitor, account } = await aCustomer(shop());
  const order = await aReportedOrder(account.email, visitor);
  await aPhoto(visitor);
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "").problems).toEqual([{ orderNumber: order.number, ...PROBLEM }]);
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await left(order.number)).toEqual([0, 0, 0]);
  expect(await query("SELECT FROM order_problem_photo WHERE visitor_id = $1", [account.visitorId])).toEqual([]);
});

it("are removed after six years, and with the contact details of their order", async () => {
  const old = await aReportedOrder();
  const stripped = await aReportedOrder();
  const kept = await aReportedOrder();
  const age = (interval: string) =>
    query(
      "UPDATE order_problem SET reported_at = reported_at - $2::interval WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
      [old.number, interval],
    );
  await age("5 years 364 days");
  expect(await removeEnded(shop(), "order_problem")).toBe(0);
  await age("2 days");
  await query("UPDATE orders SET email = NULL, owner_left_at = now() WHERE number = $1", [stripped.number]);
  expect(await removeEnded(shop(), "order_problem")).toBe(2);
  expect(await Promise.all([old, stripped, kept].map(({ number }) => left(number)))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 2, 1],
  ]);
});

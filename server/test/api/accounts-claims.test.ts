import { expect, it } from "vitest";
import {
  accountEmailTo,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  changeEmail,
  confirmNewEmail,
  confirmRegistration,
  PASSWORD,
  register,
  signIn,
} from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Orders = {
  orders: { nodes: { number: string }[] };
  unclaimedOrders: { number: string; placedAt: string; totalPence: number }[];
};
const ORDERS = "{ orders { nodes { number } } unclaimedOrders { number placedAt totalPence } }";

/** Orders one blind with this e-mail address and returns the order number. */
async function anOrderBy(visitor: TestVisitor, email: string, key?: string): Promise<string> {
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor, aCheckout({ email }), key);
  return data?.placeOrder.order.number ?? "";
}

const claim = (visitor: TestVisitor, number: string) =>
  mutate<"claimOrder", { account: Orders }>(visitor, "claimOrder", { number }, `account ${ORDERS}`);

/** Numbers of an account's orders, and of the orders it may claim. */
async function numbersOf(visitor: TestVisitor) {
  const { data, requestId } = await visitor.graphql<{ me: Orders | null }>(`{ me ${ORDERS} }`);
  const numbers = (orders: { number: string }[] = []) => orders.map(({ number }) => number);
  return { own: numbers(data.me?.orders.nodes), unclaimed: numbers(data.me?.unclaimedOrders), requestId };
}

it("a guest's order with an account's e-mail address belongs to the account once its owner claims it", async () => {
  const { visitor, account } = await aCustomer(shop());
  const [first, second] = [
    await anOrderBy(shop().visitor(), account.email.toUpperCase()),
    await anOrderBy(shop().visitor(), account.email),
  ];
  await anOrderBy(shop().visitor(), anEmail());
  expect(await numbersOf(visitor)).toMatchObject({ own: [], unclaimed: [second, first] });
  expect((await readOrder(visitor, first)).data.order).toBeNull();
  expect((await claim(visitor, ` ${first.toLowerCase()}`)).data?.claimOrder.account).toMatchObject({
    orders: { nodes: [{ number: first }] },
    unclaimedOrders: [{ number: second }],
  });
  expect((await claim(visitor, first)).errors).toEqual([]);
  expect((await readOrder(visitor, first)).data.order?.number).toBe(first);
});

it("an unclaimed order shows only its number, time and total", async () => {
  const { visitor, account } = await aCustomer(shop());
  await anOrderBy(shop().visitor(), account.email);
  const { data } = await visitor.graphql<{ me: Orders; __type: { fields: { name: string }[] } }>(
    `{ me ${ORDERS} __type(name: "UnclaimedOrder") { fields { name } } }`,
  );
  expect(data.__type.fields.map(({ name }) => name).toSorted()).toEqual(["number", "placedAt", "totalPence"]);
  expect(data.me.unclaimedOrders).toEqual([
    { number: expect.stringMatching(/^MBC/), placedAt: expect.any(String), totalPence: expect.any(Number) },
  ]);
  const download = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(download.data?.downloadMyData.data).not.toContain("14 Larch Terrace");
  const again = await mutate(visitor, "orderAgain", { number: data.me.unclaimedOrders[0]?.number }, "cart { count }");
  expect(again.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

it("refuses to claim an order with another e-mail address, of another account, or that does not exist", async () => {
  const { visitor, account } = await aCustomer(shop());
  const { visitor: other } = await aCustomer(shop());
  const ofOther = await anOrderBy(other, account.email);
  const ofStranger = await anOrderBy(shop().visitor(), anEmail());
  expect((await numbersOf(visitor)).unclaimed).toEqual([]);
  for (const number of [ofOther, ofStranger, "MBC000000", ""])
    expect((await claim(visitor, number)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await numbersOf(other)).own).toEqual([ofOther]);
  expect((await claim(shop().visitor(), ofOther)).errors).toMatchObject([{ extensions: { code: "NOT_SIGNED_IN" } }]);
});

it("a new account may claim the orders with its e-mail address and owns those of its session", async () => {
  const visitor = shop().visitor();
  const form = aRegistration();
  const elsewhere = await anOrderBy(shop().visitor(), form.email);
  const here = await anOrderBy(visitor, form.email);
  await register(visitor, form);
  await confirmRegistration(visitor, (await accountEmailTo(shop(), form.email, "register")).token);
  expect(await numbersOf(visitor)).toMatchObject({ own: [here], unclaimed: [elsewhere] });
});

it("after an e-mail change the account keeps claimed orders and no longer sees unclaimed ones", async () => {
  const { visitor, account } = await aCustomer(shop());
  const claimed = await anOrderBy(shop().visitor(), account.email);
  const unclaimed = await anOrderBy(shop().visitor(), account.email);
  await claim(visitor, claimed);
  const email = anEmail();
  await changeEmail(visitor, email);
  await confirmNewEmail(shop().visitor(), (await accountEmailTo(shop(), email, "new-email")).token);
  expect(await numbersOf(visitor)).toMatchObject({ own: [claimed], unclaimed: [] });
  expect((await claim(visitor, unclaimed)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

it("the next account with the e-mail address of a deleted one can claim its orders", async () => {
  const { visitor, account } = await aCustomer(shop());
  const number = await anOrderBy(visitor, account.email);
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  const next = await anAccount(shop(), account.email);
  const again = shop().visitor();
  await signIn(again, next.email);
  expect(await numbersOf(again)).toMatchObject({ own: [], unclaimed: [number] });
});

it("claims an order whose idempotency key the account has used too", async () => {
  const { visitor, account } = await aCustomer(shop());
  const key = "one-key-for-two-orders";
  const own = await anOrderBy(visitor, anEmail(), key);
  const guests = await anOrderBy(shop().visitor(), account.email, key);
  expect((await claim(visitor, guests)).errors).toEqual([]);
  expect((await numbersOf(visitor)).own).toEqual([guests, own]);
});

it("shows at most twenty claimable orders, read in one statement", async () => {
  const { visitor, account } = await aCustomer(shop());
  const none = await numbersOf(visitor);
  const number = await anOrderBy(shop().visitor(), account.email);
  await shop().database.query(
    `INSERT INTO orders SELECT (o).* FROM (
       SELECT jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'MBC' || (900000 + n),
         'visitor_id', gen_random_uuid(), 'placed_at', o.placed_at - n * interval '1 minute')) AS o
       FROM orders o, generate_series(1, 24) n WHERE o.number = $1) copies`,
    [number],
  );
  const many = await numbersOf(visitor);
  expect(many.unclaimed).toHaveLength(20);
  expect(many.unclaimed[0]).toBe(number);
  expect(await shop().statements(many.requestId)).toBe(await shop().statements(none.requestId));
});

import { beforeEach, expect, it } from "vitest";
import { aCustomer } from "../builders/account.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

beforeEach(() => shop().database.query("TRUNCATE session, sign_in, cart CASCADE"));

/** Runs the session removals in order and returns how many rows each removed. */
async function removeSessions(): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const table of ["session", "sign_in", "cart"]) removed[table] = await removeEnded(shop(), table);
  return removed;
}

/** Moves the end of a visitor's session and the last change of their cart into the past. */
async function letTimePass({ cookie = "" }: TestVisitor, times: { ended: string; unchanged: string }) {
  const sid = decodeURIComponent(cookie).replace(/^sid=s:(.*)\..*$/, "$1");
  await shop().database.query("UPDATE sign_in SET started_at = started_at - interval '90 days'");
  await shop().database.query(
    `WITH session AS (
      UPDATE session SET expire = now() - $2::interval WHERE sid = $1 RETURNING sess->>'visitorId' AS visitor
    )
    UPDATE cart SET updated_at = now() - $3::interval FROM session WHERE visitor_id = visitor::uuid`,
    [sid, times.ended, times.unchanged],
  );
}

async function aGuestWithCart(): Promise<TestVisitor> {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  return visitor;
}

it("removes a guest's session and cart a day after the session ended and keeps the order", async () => {
  const guest = await aGuestWithCart();
  const order = (await placeOrder(guest)).data?.placeOrder.order;
  await aCartWith(guest);
  await letTimePass(guest, { ended: "25 hours", unchanged: "31 days" });
  expect(await removeSessions()).toEqual({ session: 1, sign_in: 0, cart: 1 });
  expect(await shop().database.query("SELECT FROM cart_line")).toEqual([]);
  expect((await readOrder(shop().visitor(), order?.number, order?.email)).data.order).toEqual(order);
});

it("removes the cart of a session that was deleted", async () => {
  await letTimePass(await aGuestWithCart(), { ended: "-1 day", unchanged: "31 days" });
  await shop().database.query("DELETE FROM session");
  expect(await removeSessions()).toEqual({ session: 0, sign_in: 0, cart: 1 });
});

it("keeps the cart of an active session at any age, and a session for a day after its end", async () => {
  const returning = await aGuestWithCart();
  await letTimePass(returning, { ended: "-1 minute", unchanged: "80 days" });
  await letTimePass(await aGuestWithCart(), { ended: "23 hours", unchanged: "31 days" });
  expect(await removeSessions()).toEqual({ session: 0, sign_in: 0, cart: 0 });
  expect((await readCart(returning)).data.cart.count).toBe(1);
});

it("removes a customer's session and sign-in, but never the cart of an account", async () => {
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor);
  await letTimePass(visitor, { ended: "25 hours", unchanged: "400 days" });
  expect(await removeSessions()).toEqual({ session: 1, sign_in: 1, cart: 0 });
  const { visitor: again } = await aCustomer(shop(), account);
  expect((await readCart(again)).data.cart.count).toBe(1);
});

import { expect, it } from "vitest";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const DAY = 24 * 60 * 60 * 1000;

/** A visitor with a cart, whose session began and was last renewed the given numbers of days ago. */
async function aVisitorSince(startedDaysAgo: number, renewedDaysAgo: number): Promise<TestVisitor> {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const [startedAt, renewedAt] = [startedDaysAgo, renewedDaysAgo].map((days) => Date.now() - days * DAY);
  await shop().database.query(
    `UPDATE session SET expire = to_timestamp($3::float8 / 1000),
       sess = (sess::jsonb || jsonb_build_object('startedAt', $1::float8, 'renewedAt', $2::float8))::json WHERE sid = $4`,
    [startedAt, renewedAt, Number(renewedAt) + 30 * DAY, idOf(visitor)],
  );
  return visitor;
}

/** The id in a signed cookie. */
const idOf = ({ cookie = "" }: TestVisitor) => decodeURIComponent(cookie).replace(/^sid=s:(.*)\..*$/, "$1");

async function daysLeft(visitor: TestVisitor): Promise<number | undefined> {
  const [row] = await shop().database.query(
    "SELECT (extract(epoch FROM expire - now()) / 86400)::float8 AS days FROM session WHERE sid = $1",
    [idOf(visitor)],
  );
  return row?.days;
}

const READ = JSON.stringify({ query: "{ cart { count } }" });

it("lasts for 30 days from the last read of the cart, which writes once a day", async () => {
  const visitor = await aVisitorSince(20, 20);
  expect(await daysLeft(visitor)).toBeCloseTo(10, 1);
  const [first, second] = [await visitor.send("POST", "/graphql", READ), await visitor.send("POST", "/graphql", READ)];
  expect(await first.json()).toEqual({ data: { cart: { count: 1 } } });
  expect(await daysLeft(visitor)).toBeCloseTo(30, 1);
  const [cookie = ""] = first.headers.getSetCookie();
  expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "") - Date.now()).toBeGreaterThan(29.9 * DAY);
  expect(second.headers.getSetCookie()).toEqual([]);
});

it("is not stored again within a day", async () => {
  const visitor = await aVisitorSince(0.9, 0.9);
  await readCart(visitor);
  expect(await daysLeft(visitor)).toBeCloseTo(29.1, 1);
});

it("ends after 90 days; a returning visitor gets a new session with another id", async () => {
  const visitor = await aVisitorSince(91, 2);
  const oldId = idOf(visitor);
  expect((await readCart(visitor)).data.cart.count).toBe(0);
  expect(idOf(visitor)).not.toBe(oldId);
  expect(await shop().database.query("SELECT FROM session WHERE sid = $1", [oldId])).toEqual([]);
  await addToCart(visitor, await anAddition(visitor));
  expect((await readCart(visitor)).data.cart.count).toBe(1);
});

it("that expires during a checkout orders nothing, and the cart can be filled again", async () => {
  const visitor = await aVisitorSince(31, 31);
  const { errors } = await placeOrder(visitor);
  expect(errors).toMatchObject([{ extensions: { code: "CART_EMPTY" } }]);
  expect((await readOrder(visitor)).data.order).toBeNull();
  await addToCart(visitor, await anAddition(visitor));
  expect((await placeOrder(visitor)).errors).toEqual([]);
});

import { expect, it } from "vitest";
import { aCartWith, readCart } from "../builders/cart.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it.each([
  ["emoji", "Zoë 👩‍👩‍👧‍👦 🧑🏽‍🚀"],
  ["ten thousand accents on one letter", `Jo${"\u0301".repeat(10_000)}`],
  ["a script", `<script>alert("1")</script></script>`],
  ["SQL", "Robert'); DROP TABLE orders;--"],
  ["templates and formats", "{{7*7}} ${7*7} %s %n =cmd()|'/c calc'!A1"],
  ["backslashes and quotes", `\\ \\\\ ' " \` \\u0000`],
])("stores %s byte for byte", async (_case, text) => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const placed = await placeOrder(visitor, aCheckout({ firstName: text, address: `1 ${text} Row`, city: text }));
  expect(placed.errors).toEqual([]);
  const { data } = await readOrder(visitor, placed.data?.placeOrder.order.number);
  expect(data.order?.address).toMatchObject({ firstName: text, address: `1 ${text} Row`, city: text });
});

it.each([
  ["an override of direction", "Jo \u202eeoJ\u202c"],
  ["characters without width", "J\u200bo\u200dan\ufeffna"],
  ["a web address", "see www.larch.example"],
])("stores %s in a postal address byte for byte, and refuses it in a name", async (_case, text) => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { status, errors } = await placeOrder(visitor, aCheckout({ firstName: text }));
  expect([status, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([200, ["firstName"]]);
  const placed = await placeOrder(visitor, aCheckout({ address: text, city: text }));
  expect(placed.data?.placeOrder.order.address).toMatchObject({ address: text, city: text });
});

it.each([
  ["NUL", { firstName: "Jo\0" }],
  ["half a character", { lastName: "Whit\ud800field" }],
  ["a line break in a name", { firstName: "Jo\r\nBcc: all@larch.example" }],
  ["a line break in an e-mail address", { email: "jo@larch.example\r\nBcc: all@larch.example" }],
  ["an e-mail address of 100,000 characters", { email: `${"j".repeat(99_986)}@larch.example` }],
  ["a name of 20,001 parts in one letter", { firstName: `j${"\u0301".repeat(20_000)}` }],
  ["a name of 2,001 characters", { firstName: "j".repeat(2001) }],
  ["a field that does not exist", { totalPrice: 0.01 }],
  ["a prototype", JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}')],
])("refuses %s, and orders nothing", async (_case, changes) => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { errors } = await placeOrder(visitor, { ...aCheckout(), ...changes });
  expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect(errors[0]?.message).toMatch(/\w{3}/);
  expect((await readCart(visitor)).data.cart.count).toBe(1);
  expect((await readOrder(visitor)).data.order).toBeNull();
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

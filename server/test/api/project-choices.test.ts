import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addToCart, anAddition, applyCode, clearCart, readCart, type TestTotals } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aNewWindow, saved } from "../builders/project.js";
import { aChosenWindow, chosenOptions, type TestOption } from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const TOTALS = "subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence";
const CHOICES = `options { windowKey roomName windowName width refusal } batches { product { slug } color windowKeys }
  promotion { code } delivery totals { ${TOTALS} }`;
type Choices = {
  options: TestOption[];
  batches: { product: { slug: string }; color: string; windowKeys: string[] }[];
  promotion: { code: string } | null;
  delivery: string;
  totals: TestTotals;
};
type InCart = {
  errors: { code: string }[];
  cart: { lines: { roomName: string | null; windowName: string | null; quantity: number }[] } | null;
  notes: { reason: string; message: string; option: { windowKey: string } }[] | null;
};

const readChoices = async (visitor: TestVisitor): Promise<Choices> =>
  (await visitor.graphql<{ project: { choices: Choices } }>(`{ project { choices { ${CHOICES} } } }`)).data.project
    .choices;

const cartOf = async (visitor: TestVisitor) => (await readCart(visitor)).data.cart;

async function putInCart(visitor: TestVisitor): Promise<InCart> {
  const selection = "cart { lines { roomName windowName quantity } } notes { reason message option { windowKey } }";
  const { data } = await mutate<"addChoicesToCart", InCart>(visitor, "addChoicesToCart", undefined, selection);
  if (!data) throw new Error("addChoicesToCart has failed.");
  return data.addChoicesToCart;
}

/** Two windows in the kitchen and one in the hall, for each of which a roller blind is chosen. */
async function aHome(visitor: TestVisitor) {
  const [kitchen, hall] = ["Kitchen", "Hall"].map((name) => ({ key: randomUUID(), name }));
  const windows = [
    aNewWindow({ roomKey: hall?.key, name: "door" }),
    aNewWindow({ roomKey: kitchen?.key, name: "left" }),
    aNewWindow({ roomKey: kitchen?.key, name: "right" }),
  ];
  await saved(visitor, { rooms: [kitchen, hall].filter((room) => room !== undefined), windows });
  const [door, left, right] = windows.map(({ key }) => key);
  for (const [index, key] of [door, left, right].entries())
    await chosenOptions(visitor, key ?? "", [{ width: 30 + index, ...(index === 0 && { color: "Charcoal" }) }]);
  return { door, left, right };
}

it("choices are listed by room and cost what an order of them costs, with the cart's code and delivery", async () => {
  const visitor = shop().visitor();
  const { door, left, right } = await aHome(visitor);
  await applyCode(visitor, "SUMMER25");
  await mutate(visitor, "updateCart", { delivery: "EXPRESS" });
  const choices = await readChoices(visitor);
  expect(choices.options.map(({ roomName, windowName, width }) => [roomName, windowName, width])).toEqual([
    ["Kitchen", "left", 31],
    ["Kitchen", "right", 32],
    ["Hall", "door", 30],
  ]);
  expect(choices).toMatchObject({ promotion: { code: "SUMMER25" }, delivery: "EXPRESS" });
  expect(choices.batches).toMatchObject([{ product: { slug: "roller-blinds" }, windowKeys: [left, right] }]);
  expect(choices.options[2]?.windowKey).toBe(door);
  const { notes } = await putInCart(visitor);
  expect(notes).toEqual([]);
  expect(choices.totals).toEqual((await cartOf(visitor)).checkoutTotals);
});

it("each choice is a line of its window, and the same call once more adds nothing", async () => {
  const visitor = shop().visitor();
  const { left, right, door } = await aHome(visitor);
  const { cart } = await putInCart(visitor);
  const lines = [
    { roomName: "Kitchen", windowName: "left", quantity: 1 },
    { roomName: "Kitchen", windowName: "right", quantity: 1 },
    { roomName: "Hall", windowName: "door", quantity: 1 },
  ];
  expect(cart?.lines).toEqual(expect.arrayContaining(lines));
  const { version } = await cartOf(visitor);
  const again = await putInCart(visitor);
  expect(again.cart?.lines).toEqual(cart?.lines);
  expect((await cartOf(visitor)).version).toBe(version);
  expect(again.notes?.map(({ reason, option }) => [reason, option.windowKey])).toEqual(
    [left, right, door].map((key) => ["IN_CART", key]),
  );
});

it("ten calls at once add each window once", async () => {
  const visitor = shop().visitor();
  await aHome(visitor);
  await Promise.all(Array.from({ length: 10 }, () => putInCart(visitor)));
  expect((await cartOf(visitor)).lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
});

it("two windows of the same names and size are one line of two pieces", async () => {
  const visitor = shop().visitor();
  await aChosenWindow(visitor);
  await aChosenWindow(visitor);
  const { cart, notes } = await putInCart(visitor);
  expect(cart?.lines).toEqual([{ roomName: null, windowName: "left", quantity: 2 }]);
  expect(notes).toEqual([]);
  expect((await putInCart(visitor)).cart?.lines).toEqual(cart?.lines);
});

it("what can't be made is left out of sums and cart with the reason, and what stands in the cart for the same window is told", async () => {
  const visitor = shop().visitor();
  const { left, door } = await aHome(visitor);
  await shop().database.query("UPDATE window_option SET product_id = NULL WHERE window_key = $1", [left]);
  const names = { roomName: "Hall", windowName: "door" };
  await addToCart(visitor, await anAddition(visitor, "roller-blinds", { width: 50, ...names }));
  const { options, totals } = await readChoices(visitor);
  expect(options[0]).toMatchObject({ windowKey: left, refusal: "This product is no longer offered." });
  const { notes, cart } = await putInCart(visitor);
  expect(notes).toMatchObject([
    { reason: "NOT_MADE", message: "This product is no longer offered.", option: { windowKey: left } },
    { reason: "ANOTHER_IN_CART", option: { windowKey: door } },
  ]);
  expect(cart?.lines).toHaveLength(3);
  await clearCart(visitor);
  await putInCart(visitor);
  expect((await cartOf(visitor)).checkoutTotals).toEqual(totals);
});

it("what can't be made is cut from no batch", async () => {
  const visitor = shop().visitor();
  const { left } = await aHome(visitor);
  await shop().database.query("UPDATE window_option SET width = 900 WHERE window_key = $1", [left]);
  const { options, batches } = await readChoices(visitor);
  expect(options[0]).toMatchObject({ windowKey: left, refusal: expect.any(String) });
  expect(batches).toEqual([]);
});

it("what a full cart does not hold is left out and told", async () => {
  const visitor = shop().visitor();
  const { window } = await aChosenWindow(visitor);
  const lines = Array.from({ length: 50 }, (_, index) => ({ width: 40 + index / 4 }));
  const first = await anAddition(visitor);
  await addToCart(
    visitor,
    lines.map((line) => ({ ...first, ...line })),
  );
  const { notes, cart } = await putInCart(visitor);
  expect(notes).toMatchObject([{ reason: "CART_FULL", option: { windowKey: window.key } }]);
  expect(cart?.lines).toHaveLength(50);
});

it("nothing chosen is nothing to order, and starts neither session nor cart", async () => {
  const stranger = shop().visitor();
  expect(await putInCart(stranger)).toMatchObject({ errors: [{ code: "CART_EMPTY" }], cart: null });
  expect(stranger.cookie).toBeUndefined();
  expect(await readChoices(stranger)).toMatchObject({ options: [], batches: [], totals: { totalPence: 0 } });
  const visitor = shop().visitor();
  await saved(visitor, { windows: [aNewWindow()] });
  expect(await putInCart(visitor)).toMatchObject({ errors: [{ code: "CART_EMPTY" }] });
  expect((await cartOf(visitor)).version).toBe(0);
});

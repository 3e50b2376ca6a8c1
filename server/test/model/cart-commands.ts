import { randomUUID } from "node:crypto";
import fc, { type AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import {
  addToCart,
  applyCode,
  changeLine,
  clearCart,
  readCart,
  removeCode,
  removeLine,
  setQuantity,
  type TestCart,
} from "../builders/cart.js";
import { aCheckout, placeOrder, readOrder, type TestOrder } from "../builders/order.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";
import { CONFIGURATIONS, seen, type ModelOrder, type ModelShop, type ModelShopper, type Slug } from "./cart-model.js";
import type { TwoServers } from "./two-servers.js";

export const SHOPPERS = 3;

type Place = { shopper: number; server: number };
type Act = (model: ModelShop, shopper: ModelShopper, visitor: TestVisitor, real: TwoServers) => Promise<void>;

const place = { shopper: fc.nat(SHOPPERS - 1), server: fc.nat(1) };
const anyLine = fc.nat(3);
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 30, max: 99 }));

/** A shopper's action on one server; afterwards the cart on both servers must match the model. */
const act = (name: string, { shopper, server }: Place, run: Act): AsyncCommand<ModelShop, TwoServers> => ({
  check: () => true,
  async run(model, real) {
    const plain = model.shoppers[shopper];
    if (!plain) throw new RangeError(`There is no shopper ${shopper}.`);
    await real.as(shopper, server, (visitor) => run(model, plain, visitor, real));
    const { data } = await real.as(shopper, server + 1, readCart);
    expectCart(model, plain, data.cart);
  },
  toString: () => `${name} by ${shopper} at ${server}`,
});

function expectCart(model: ModelShop, shopper: ModelShopper, cart: TestCart): void {
  expect(seen(cart)).toEqual(model.cart(shopper));
}

const codesOf = ({ errors }: Pick<GraphQLAnswer<unknown>, "errors">) => errors.map(({ extensions }) => extensions.code);

/** Expects an error with this code, or the model's cart. */
function expectAnswer(
  model: ModelShop,
  shopper: ModelShopper,
  answer: GraphQLAnswer<Record<string, TestCart> | null>,
  code?: string,
): void {
  expect(codesOf(answer)).toEqual(code === undefined ? [] : [code]);
  if (code !== undefined) return;
  for (const cart of Object.values(answer.data ?? {})) expectCart(model, shopper, cart);
}

const add = fc
  .record({ ...place, configuration: fc.nat(CONFIGURATIONS.length - 1), quantity: anyQuantity })
  .map(({ configuration, quantity, ...where }) =>
    act(`add ${quantity} of ${configuration}`, where, async (model, shopper, visitor, real) => {
      const { slug, extraPence: _, percent: __, ...choice } = CONFIGURATIONS[configuration] ?? { slug: "none" };
      const line = shopper.lines.find((each) => each.configuration === configuration);
      const isTooMany = (line?.quantity ?? 0) + quantity > 99;
      if (!isTooMany) {
        shopper.version += 1;
        if (line) line.quantity += quantity;
        else shopper.lines.push({ configuration, quantity });
      }
      const answer = await addToCart(visitor, { ...real.products.get(slug), ...choice, quantity });
      expectAnswer(model, shopper, answer, isTooMany ? "LIMIT_EXCEEDED" : undefined);
    }),
  );

const setLine = fc
  .record({ ...place, line: anyLine, quantity: fc.integer({ min: 0, max: 100 }), age: fc.nat(2) })
  .map(({ line, quantity, age, ...where }) =>
    act(`set line ${line} to ${quantity}, seen ${age} changes ago`, where, async (model, shopper, visitor) => {
      const known = (await readCart(visitor)).data.cart;
      const changed = shopper.lines[line];
      const code = setQuantityFailure(quantity, shopper, changed !== undefined, age);
      if (changed && code === undefined) {
        changed.quantity = quantity;
        shopper.version += 1;
      }
      const lineId = known.lines[line]?.id ?? globalId("CartLine", randomUUID());
      const answer = await setQuantity(visitor, { lineId, quantity, expectedVersion: known.version - age });
      expectAnswer(model, shopper, answer, code);
      if (code === "CONFLICT") expectCart(model, shopper, answer.data.changeCartLine);
    }),
  );

function setQuantityFailure(
  quantity: number,
  { version }: ModelShopper,
  isThere: boolean,
  age: number,
): string | undefined {
  if (quantity < 1 || quantity > 99) return "BAD_USER_INPUT";
  if (version > 0 && age > 0) return "CONFLICT";
  return isThere ? undefined : "NOT_FOUND";
}

/** Mostly lines of the model's products become equal to another line. */
const reconfigure = fc
  .record({ ...place, line: anyLine, quantity: fc.option(anyQuantity), isWide: fc.boolean() })
  .map(({ line, quantity, isWide, ...where }) =>
    act(`make line ${line} ${isWide ? "wide" : "narrow"}`, where, async (model, shopper, visitor) => {
      const known = (await readCart(visitor)).data.cart;
      const changed = shopper.lines[line];
      const to = changed && (isWide ? 1 : 0);
      if (changed && CONFIGURATIONS[changed.configuration]?.slug !== "roller-blinds") return;
      const equal = shopper.lines.find((each) => each !== changed && each.configuration === to);
      const together = (quantity ?? changed?.quantity ?? 0) + (equal?.quantity ?? 0);
      if (changed && to !== undefined && together <= 99) {
        Object.assign(changed, { configuration: to, quantity: together });
        shopper.lines = shopper.lines.filter((each) => each !== equal);
        shopper.version += 1;
      }
      const size = isWide ? { width: 48, height: 60 } : { width: 36, height: 48 };
      const answer = await changeLine(visitor, {
        lineId: known.lines[line]?.id ?? globalId("CartLine", randomUUID()),
        quantity,
        ...size,
      });
      expectAnswer(model, shopper, answer, changed ? (together > 99 ? "LIMIT_EXCEEDED" : undefined) : "NOT_FOUND");
    }),
  );

const remove = fc.record({ ...place, line: anyLine }).map(({ line, ...where }) =>
  act(`remove line ${line}`, where, async (model, shopper, visitor) => {
    const lineId = (await readCart(visitor)).data.cart.lines[line]?.id ?? globalId("CartLine", randomUUID());
    const [removed] = shopper.lines.splice(line, 1);
    if (removed) shopper.version += 1;
    expectAnswer(model, shopper, await removeLine(visitor, lineId), removed ? undefined : "NOT_FOUND");
  }),
);

const strangersLine = fc.record({ ...place, other: fc.nat(SHOPPERS - 1) }).map(({ other, ...where }) =>
  act(`touch a line of ${other}`, where, async (model, shopper, visitor, real) => {
    if (other === where.shopper) return;
    const theirs = (await real.as(other, 0, readCart)).data.cart.lines[0];
    const lineId = theirs?.id ?? globalId("CartLine", randomUUID());
    expectAnswer(model, shopper, await removeLine(visitor, lineId), "NOT_FOUND");
    expectAnswer(model, shopper, await setQuantity(visitor, { lineId, quantity: 7 }), "NOT_FOUND");
  }),
);

const clear = fc.record(place).map((where) =>
  act("clear", where, async (model, shopper, visitor) => {
    if (shopper.version > 0) shopper.version += 1;
    Object.assign(shopper, { lines: [], hasCode: false });
    expectAnswer(model, shopper, await clearCart(visitor));
  }),
);

const enterCode = fc
  .record({ ...place, code: fc.constantFrom("SUMMER25", " summer25", "WINTER25", "NONE") })
  .map(({ code, ...where }) =>
    act(`enter ${code}`, where, async (model, shopper, visitor) => {
      const failure = codeFailure(code, model.isSummer, shopper.hasCode);
      if (failure === undefined) {
        shopper.hasCode = true;
        shopper.version += 1;
      }
      expectAnswer(model, shopper, await applyCode(visitor, code), failure);
    }),
  );

function codeFailure(code: string, isSummer: boolean, hasCode: boolean): string | undefined {
  if (code === "NONE") return "PROMOTION_UNKNOWN";
  if (code === "WINTER25" || !isSummer) return "PROMOTION_ENDED";
  return hasCode ? "PROMOTION_ALREADY_APPLIED" : undefined;
}

const dropCode = fc.record(place).map((where) =>
  act("remove the code", where, async (model, shopper, visitor) => {
    if (shopper.hasCode) shopper.version += 1;
    shopper.hasCode = false;
    expectAnswer(model, shopper, await removeCode(visitor));
  }),
);

/** The version and total of the shown cart that an order sends. */
type Shown = "the cart" | "a wrong total" | "another version";

const order = fc
  .record({ ...place, shown: fc.constantFrom<Shown>("the cart", "the cart", "a wrong total", "another version") })
  .map(({ shown, ...where }) =>
    act(`order as ${shown} was shown`, where, async (model, shopper, visitor) => {
      const { totalPence } = model.totals(shopper);
      const key = randomUUID();
      const input = aCheckout({
        expectedTotalPence: shown === "a wrong total" ? totalPence + 1 : totalPence,
        expectedVersion: shown === "another version" ? shopper.version + 1 : shopper.version,
      });
      const answer = await placeOrder(visitor, input, key);
      const number = expectOrder(model, shopper, answer, orderFailure(shopper, shown));
      if (number === undefined) return;
      shopper.orders.push({ number, key, input, totalPence });
      shopper.version += 1;
      Object.assign(shopper, { lines: [], hasCode: false });
    }),
  );

function orderFailure({ lines }: ModelShopper, shown: Shown): string | undefined {
  if (lines.length === 0) return "CART_EMPTY";
  if (shown === "another version") return "CONFLICT";
  return shown === "the cart" ? undefined : "PRICE_CHANGED";
}

/** Returns the order number, if an order was placed. */
function expectOrder(
  model: ModelShop,
  shopper: ModelShopper,
  answer: Awaited<ReturnType<typeof placeOrder>>,
  code?: string,
): string | undefined {
  expect(codesOf(answer)).toEqual(code === undefined ? [] : [code]);
  const placed = code === undefined ? answer.data?.placeOrder?.order : undefined;
  if (!placed) return undefined;
  expect(placed.totals).toMatchObject(model.totals(shopper));
  expect(placed.lines.map(({ totalPence }) => totalPence)).toEqual(shopper.lines.map((line) => model.linePence(line)));
  return placed.number;
}

const orderAgain = fc.record(place).map((where) =>
  act("send the last order again", where, async (_model, shopper, visitor) => {
    const last = shopper.orders.at(-1);
    if (last) expectSameOrder(last, (await placeOrder(visitor, last.input, last.key)).data?.placeOrder?.order);
  }),
);

const readOrders = fc.record({ ...place, other: fc.nat(SHOPPERS - 1) }).map(({ other, ...where }) =>
  act(`read the orders, ${other} too`, where, async (_model, shopper, visitor, real) => {
    for (const known of shopper.orders) {
      expectSameOrder(known, (await readOrder(visitor, known.number)).data.order);
      const { data } = await real.as(other, where.server, (stranger) => readOrder(stranger, known.number));
      expectSameOrder(other === where.shopper ? known : undefined, data.order);
    }
  }),
);

function expectSameOrder(known: ModelOrder | undefined, order: TestOrder | null | undefined): void {
  expect(order?.number).toBe(known?.number);
  expect(order?.totals.totalPence).toBe(known?.totalPence);
}

/** Staff change a price or a promotion in SQL; every cart shows it at once. */
const changePrice = fc
  .record({
    ...place,
    slug: fc.constantFrom<Slug>("roller-blinds", "wooden-blinds", "roman-blinds"),
    pounds: fc.integer({ min: 40, max: 200 }),
  })
  .map(({ slug, pounds, ...where }) =>
    act(`price ${slug} at £${pounds}, looked at`, where, async (model, _shopper, _visitor, real) => {
      model.prices[slug] = pounds * 100;
      await real.sql("UPDATE product SET base_price_pence = $2, was_price_pence = NULL WHERE slug = $1", [
        slug,
        pounds * 100,
      ]);
    }),
  );

const changeSeason = fc.record(place).map((where) =>
  act("end the summer, or begin it again; looked at", where, async (model, _shopper, _visitor, real) => {
    model.isSummer = !model.isSummer;
    await real.sql("UPDATE promotion SET ends_at = $1 WHERE code = 'SUMMER25'", [
      model.isSummer ? null : "2026-08-31T22:59:59Z",
    ]);
  }),
);

/** Mostly additions, so that there are lines to change. */
export const CART_COMMANDS = [
  ...[add, add, add, add, setLine, setLine, reconfigure, reconfigure, remove, strangersLine, clear],
  ...[enterCode, enterCode, dropCode, order, order, orderAgain, readOrders, changePrice, changeSeason],
];

import fc, { type AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { signIn } from "../builders/account.js";
import { addToCart, clearCart, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";
import { linesSeen, type ModelAccounts, type ModelBrowser } from "./account-model.js";
import { CONFIGURATIONS } from "./cart-model.js";
import type { TwoServers } from "./two-servers.js";

export const BROWSERS = 3;
export const ACCOUNTS = 2;

/** The shop and its accounts by e-mail address. A browser's tabs use different servers. */
export type AccountShop = { servers: TwoServers; emails: readonly string[] };

type Place = { browser: number; tab: number };
type Act = (model: ModelAccounts, browser: ModelBrowser, visitor: TestVisitor, real: AccountShop) => Promise<void>;

const place = { browser: fc.nat(BROWSERS - 1), tab: fc.nat(1) };
const anyConfiguration = fc.nat(CONFIGURATIONS.length - 1);
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 40, max: 99 }));

/** An action in one tab; afterwards every browser's other tab must match the model. */
const act = (name: string, { browser, tab }: Place, run: Act): AsyncCommand<ModelAccounts, AccountShop> => ({
  check: () => true,
  async run(model, real) {
    await real.servers.as(browser, tab, (visitor) => run(model, model.browser(browser), visitor, real));
    for (const [index, each] of model.browsers.entries())
      await real.servers.as(index, tab + 1, (visitor) => expectShown(model, each, visitor, real));
  },
  toString: () => `${name} in tab ${tab} of ${browser}`,
});

async function expectShown(model: ModelAccounts, browser: ModelBrowser, visitor: TestVisitor, { emails }: AccountShop) {
  const { cart } = (await readCart(visitor)).data;
  expect(linesSeen(cart)).toEqual(model.cartOf(browser).lines);
  const { data } = await visitor.graphql<{ me: { email: string; orders: { nodes: { number: string }[] } } | null }>(
    "{ me { email orders(first: 50) { nodes { number } } } }",
  );
  expect(data.me?.email).toBe(browser.account === undefined ? undefined : emails[browser.account]);
  if (!data.me) return;
  const numbers = data.me.orders.nodes.map(({ number }) => number);
  expect(numbers.toSorted()).toEqual(model.ordersOf(browser).toSorted());
}

/** Expects an error with this code, or none. */
function expectCode({ errors }: Pick<GraphQLAnswer<unknown>, "errors">, code?: string): void {
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(code === undefined ? [] : [code]);
}

/** Expects notices about this number of pieces in total. */
function expectSaid(notices: readonly string[] | undefined, leftOut: number): void {
  const said = (notices ?? []).map((notice) => Number(/full: (\d+) of/.exec(notice)?.[1]));
  expect(said.reduce((sum, quantity) => sum + quantity, 0)).toBe(leftOut);
}

/** Expects this number of carts among the results. */
function expectTaken(answers: readonly Pick<GraphQLAnswer<unknown>, "errors">[], taken: number): void {
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(taken);
}

const add = fc
  .record({ ...place, configuration: anyConfiguration, quantity: anyQuantity })
  .map(({ configuration, quantity, ...where }) =>
    act(`add ${quantity} of ${configuration}`, where, async (model, browser, visitor, real) => {
      const isTaken = model.cartOf(browser).add(configuration, quantity);
      const answer = await addToCart(visitor, additionOf(real, configuration, quantity));
      expectCode(answer, isTaken ? undefined : "LIMIT_EXCEEDED");
    }),
  );

function additionOf({ servers }: AccountShop, configuration: number, quantity: number) {
  const { slug, extraPence: _, percent: __, ...choice } = CONFIGURATIONS[configuration] ?? { slug: "none" };
  return { ...servers.products.get(slug), ...choice, quantity };
}

/** Both tabs add in parallel. */
const addInBoth = fc.record({ ...place, configuration: anyConfiguration }).map(({ configuration, ...where }) =>
  act(`add 1 of ${configuration} in both tabs`, where, async (model, browser, visitor, real) => {
    const cart = model.cartOf(browser);
    if (cart.lines.length === 0) return; // without a session each tab would start one
    const taken = [cart.add(configuration, 1), cart.add(configuration, 1)].filter(Boolean);
    const addition = additionOf(real, configuration, 1);
    const inOtherTab = (other: TestVisitor) => addToCart(other, addition);
    const answers = await Promise.all([
      addToCart(visitor, addition),
      real.servers.as(where.browser, where.tab + 1, inOtherTab),
    ]);
    expectTaken(answers, taken.length);
  }),
);

const enter = fc.record({ ...place, account: fc.nat(ACCOUNTS - 1) }).map(({ account, ...where }) =>
  act(`sign in to ${account}`, where, async (model, browser, visitor, { emails }) => {
    const leftOut = model.signIn(browser, account);
    const answer = await signIn(visitor, emails[account] ?? "");
    expectCode(answer);
    expectSaid(answer.data?.signIn?.cartNotices, leftOut);
  }),
);

const leave = fc.record(place).map((where) =>
  act("sign out", where, async (model, browser, visitor) => {
    if (browser.account !== undefined) model.signedOut(browser);
    expectCode(await mutate(visitor, "signOut"));
  }),
);

const leaveEverywhere = fc.record(place).map((where) =>
  act("sign out everywhere", where, async (model, browser, visitor) => {
    const { account } = browser;
    expectCode(await mutate(visitor, "signOutEverywhere"), account === undefined ? "NOT_SIGNED_IN" : undefined);
    if (account === undefined) return;
    for (const each of model.browsers.filter((other) => other.account === account)) model.signedOut(each);
  }),
);

const order = fc.record(place).map((where) =>
  act("order", where, async (model, browser, visitor) => {
    const answer = await placeOrder(visitor, aCheckout({ email: "nobodys@larch.example" }));
    const isEmpty = model.cartOf(browser).lines.length === 0;
    expectCode(answer, isEmpty ? "CART_EMPTY" : undefined);
    if (isEmpty || !answer.data) return;
    model.ordersOf(browser).push(answer.data.placeOrder.order.number);
    model.cartOf(browser).lines = [];
  }),
);

const clear = fc.record(place).map((where) =>
  act("clear", where, async (model, browser, visitor) => {
    model.cartOf(browser).lines = [];
    expectCode(await clearCart(visitor));
  }),
);

/** Mostly additions and sign-ins, so that there are carts to merge. */
export const ACCOUNT_COMMANDS = [add, add, add, addInBoth, enter, enter, enter, leave, leaveEverywhere, order, clear];

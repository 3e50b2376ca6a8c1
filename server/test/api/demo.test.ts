import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { DEMO, DEMO_CARTS, DEMO_LINKS, DEMO_PROMOTION } from "../../src/composition/demo/demo-details.js";
import { removeDemo, restoreDemo } from "../../src/composition/demo/demo.js";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { refuseCommon } from "../../src/kernel/passwords/passwords.js";
import { registerForm } from "../../src/rules/account-forms.js";
import { accountOf, signIn, signInByTokens } from "../builders/account.js";
import { buildServer, startShopProcess } from "../harness/shop-process.js";
import { useShop } from "../harness/shop.js";
import { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const CART = "query ($id: ID!) { cart(id: $id) { count version lines { id quantity } } }";
const readCart = (id: string) => shop().visitor().graphql<{ cart: { count: number } }>(CART, { id });

/** Rows that belong to the demo, by table. */
async function traces(): Promise<Record<string, number>> {
  const { database } = shop();
  const visitors = [DEMO.visitorId, DEMO.guestId, DEMO_CARTS.full, DEMO_CARTS.empty, DEMO_CARTS.withdrawn];
  const count = async (text: string, values: unknown[]) => Number((await database.query(text, values))[0].count);
  return {
    accounts: await count("SELECT count(*) FROM account WHERE email LIKE $1", ["%@measured.example"]),
    signIns: await count("SELECT count(*) FROM sign_in WHERE account_id = $1", [DEMO.accountId]),
    sessions: await count("SELECT count(*) FROM session WHERE sess->>'accountId' = $1", [DEMO.accountId]),
    addresses: await count("SELECT count(*) FROM saved_address WHERE account_id = $1", [DEMO.accountId]),
    links: await count("SELECT count(*) FROM account_letter WHERE email LIKE $1", ["%@measured.example"]),
    orders: await count("SELECT count(*) FROM orders WHERE visitor_id = ANY($1)", [visitors]),
    carts: await count("SELECT count(*) FROM cart WHERE visitor_id = ANY($1)", [visitors]),
    quotes: await count("SELECT count(*) FROM quote_request WHERE visitor_id = ANY($1)", [visitors]),
    subscriptions: await count("SELECT count(*) FROM subscription WHERE email = $1", [DEMO_LINKS.subscriber]),
    promotions: await count("SELECT count(*) FROM promotion WHERE code = $1", [DEMO_PROMOTION]),
  };
}

describe("the demo", () => {
  it("has a password that the rules allow", async () => {
    const { email, password } = DEMO;
    expect(registerForm.safeParse({ firstName: "Demi", lastName: "Moss", email, password }).error).toBeUndefined();
    await expect(refuseCommon(password)).resolves.toBeUndefined();
  });

  it("uses each id for one thing", () => {
    const ids: string[] = JSON.stringify([DEMO, DEMO_CARTS]).match(/de300000-[0-9a-f-]{27}/g) ?? [];
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("can be restored at any time, to the same", async () => {
    await restoreDemo(shop().database);
    const first = await traces();
    expect(Object.values(first)).not.toContain(0);
    await restoreDemo(shop().database);
    expect(await traces()).toEqual(first);
  });

  it("has an account with an address and an order, and carts by their ids", async () => {
    await restoreDemo(shop().database);
    const visitor = shop().visitor();
    expect((await signIn(visitor, DEMO.email, DEMO.password)).errors).toEqual([]);
    expect((await accountOf(visitor)).addresses).toHaveLength(1);
    expect((await readCart(globalId("Cart", DEMO_CARTS.full))).data.cart).toMatchObject({ count: 4, version: 3 });
    expect((await readCart(globalId("Cart", DEMO_CARTS.empty))).data.cart).toMatchObject({ count: 0 });
  });

  it("keeps who is signed in, and takes back whatever was changed", async () => {
    await restoreDemo(shop().database);
    const visitor = shop().visitor();
    await signIn(visitor, DEMO.email, DEMO.password);
    await shop().database.query("UPDATE account SET email = 'x@measured.example' WHERE id = $1", [DEMO.accountId]);
    await shop().database.query("DELETE FROM cart_line WHERE cart_id = $1", [DEMO_CARTS.full]);
    await restoreDemo(shop().database);
    expect((await accountOf(visitor)).email).toBe(DEMO.email);
    expect((await readCart(globalId("Cart", DEMO_CARTS.full))).data.cart.count).toBe(4);
  });

  it("leaves nothing when a shop opens without it, not even who is signed in", async () => {
    await restoreDemo(shop().database);
    const visitor = shop().visitor();
    await signIn(visitor, DEMO.email, DEMO.password);
    const app = shop().visitor();
    const { data } = await signInByTokens(app, DEMO.email, DEMO.password);
    app.accessToken = data?.signIn.tokens.accessToken;
    await removeDemo(shop().database);
    expect(new Set(Object.values(await traces()))).toEqual(new Set([0]));
    expect((await visitor.graphql("{ me { id } }")).data).toEqual({ me: null });
    expect((await app.graphql("{ me { id } }")).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    expect((await signIn(shop().visitor(), DEMO.email, DEMO.password)).errors).toMatchObject([
      { extensions: { code: "WRONG_CREDENTIALS" } },
    ]);
    expect((await readCart(globalId("Cart", DEMO_CARTS.full))).errors).toMatchObject([
      { extensions: { code: "NOT_FOUND" } },
    ]);
  });
});

/** Whether there is a demo cart after a start with these settings. */
async function isThereAfterStart(env: Record<string, string>): Promise<boolean> {
  const settings = { DATABASE_URL: shop().databaseUrl, LOG_LEVEL: "silent", ...env };
  const opened = await startShopProcess(settings, onTestFinished);
  try {
    const { errors } = await new TestVisitor(opened.url).graphql(CART, { id: globalId("Cart", DEMO_CARTS.full) });
    return errors.length === 0;
  } finally {
    const gone = once(opened.process, "exit");
    opened.process.kill("SIGTERM");
    await gone;
  }
}

it("a start with DEMO=on brings the demo, a start for shoppers takes it away", async () => {
  buildServer();
  expect(await isThereAfterStart({ DEMO: "on" })).toBe(true);
  expect(await isThereAfterStart({ NODE_ENV: "production" })).toBe(false);
  expect(new Set(Object.values(await traces()))).toEqual(new Set([0]));
}, 60_000);

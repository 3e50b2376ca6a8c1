import { createHmac } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { AccessTokens } from "../../src/http/sessions/access-token.js";
import { KeyedHash } from "../../src/kernel/hashing/keyed-hash.js";
import { readSettings } from "../../src/settings.js";
import {
  accountEmailTo,
  accountOf,
  aCustomer,
  anAccount,
  aRegistration,
  PASSWORD,
  readMe,
  refreshTokens,
  register,
  requestReset,
  signInByTokens,
  TOKENS,
  type TestTokens,
} from "../builders/account.js";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { removeEnded } from "../harness/retention.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const strictShop = useShop({ settings: { rateLimits: readSettings({}).rateLimits } });
const secureShop = useShop({ settings: { publicUrl: "https://shop.example" }, beside: shop });

type Owner = Awaited<ReturnType<typeof anAccount>>;
type SignedIn = { account: { email: string }; tokens: TestTokens | null };

const SIGNED_IN = `account { email } ${TOKENS}`;

/** A client that sends this access token, without cookies. */
function bearer(accessToken: string): TestVisitor {
  const visitor = shop().visitor();
  visitor.accessToken = accessToken;
  return visitor;
}

/** A client that is signed in by tokens to a new account, or to the given one. */
async function aBearer(account?: Owner): Promise<{ visitor: TestVisitor; tokens: TestTokens; account: Owner }> {
  const owner = account ?? (await anAccount(shop()));
  const { data, errors } = await signInByTokens(shop().visitor(), owner.email);
  const tokens = data?.signIn.tokens;
  if (!tokens) throw new Error(errors[0]?.message ?? "There are no tokens.");
  return { visitor: bearer(tokens.accessToken), tokens, account: owner };
}

const refused = (code: string, status: number) => ({ status, errors: [{ extensions: { code } }] });

/** From now on the server's clock is late by so many minutes. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
}

afterEach(() => {
  vi.useRealTimers();
});

it("signs in without a cookie, for the account's cart and orders", async () => {
  const { visitor, tokens, account } = await aBearer();
  expect(Date.parse(tokens.accessTokenExpiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  expect(Date.parse(tokens.accessTokenExpiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
  expect((await accountOf(visitor)).email).toBe(account.email);
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor);
  expect((await readOrder(visitor, data?.placeOrder?.order.number)).data.order?.number).toBeDefined();
  expect([visitor.cookie, visitor.deviceCookie]).toEqual([undefined, undefined]);
  const { visitor: browser } = await aCustomer(shop(), account);
  expect((await readCart(browser)).data.cart).toEqual((await readCart(visitor)).data.cart);
});

it("sets no cookie when tokens are asked for, and answers none otherwise", async () => {
  const { email } = await anAccount(shop());
  const visitor = shop().visitor();
  await signInByTokens(visitor, email);
  expect([visitor.cookie, visitor.deviceCookie]).toEqual([undefined, undefined]);
  const byCookie = await mutate<"signIn", SignedIn>(visitor, "signIn", { email, password: PASSWORD }, SIGNED_IN);
  expect(byCookie.data?.signIn.tokens).toBeNull();
  expect(visitor.cookie).toBeDefined();
});

it("leaves a guest's session and cart alone when it signs in by tokens", async () => {
  const guest = shop().visitor();
  await aCartWith(guest);
  const { email } = await anAccount(shop());
  expect((await signInByTokens(guest, email)).data?.signIn.cart.count).toBe(0);
  expect((await readCart(guest)).data.cart.count).toBe(1);
});

it("acts as the account in the rest of the operation that signs in", async () => {
  const { email } = await anAccount(shop());
  const visitor = shop().visitor();
  const input = { email, password: PASSWORD, withTokens: true };
  const { data } = await visitor.graphql<{ addToCart: { cart: { count: number } } }>(
    `mutation ($input: SignInInput!, $addition: AddToCartInput!) {
      signIn(input: $input) { account { signIns { isThisOne } } } addToCart(input: $addition) { cart { count } }
    }`,
    { input, addition: { lines: [await anAddition(visitor)] } },
  );
  expect(data).toMatchObject({
    signIn: { account: { signIns: [{ isThisOne: true }] } },
    addToCart: { cart: { count: 1 } },
  });
  expect(visitor.cookie).toBeUndefined();
});

it("answers tokens for the links of a registration and of a password reset", async () => {
  const form = aRegistration();
  await register(shop().visitor(), form);
  const { token } = await accountEmailTo(shop(), form.email, "register");
  const confirmed = await mutate<"confirmRegistration", SignedIn>(
    shop().visitor(),
    "confirmRegistration",
    { token, password: PASSWORD, withTokens: true },
    SIGNED_IN,
  );
  const first = bearer(confirmed.data?.confirmRegistration.tokens?.accessToken ?? "");
  expect((await accountOf(first)).email).toBe(form.email);

  await requestReset(shop().visitor(), form.email);
  const link = await accountEmailTo(shop(), form.email, "reset-password");
  const reset = await mutate<"resetPassword", SignedIn>(
    shop().visitor(),
    "resetPassword",
    { token: link.token, password: "a better password", withTokens: true },
    SIGNED_IN,
  );
  expect((await accountOf(bearer(reset.data?.resetPassword.tokens?.accessToken ?? ""))).email).toBe(form.email);
  expect(await readMe(first)).toMatchObject(refused("UNAUTHENTICATED", 401));
});

it("counts wrong passwords like any sign-in", async () => {
  const { email } = await anAccount(strictShop());
  const visitor = strictShop().visitor();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await signInByTokens(visitor, email, "a wrong password")).toMatchObject({
      errors: [{ extensions: { code: "WRONG_CREDENTIALS" } }],
    });
  expect(await signInByTokens(visitor, email)).toMatchObject(refused("RATE_LIMITED", 429));
});

it("takes as many statements as a session cookie, and none for a token that is not the server's", async () => {
  const { visitor, account } = await aBearer();
  const { visitor: browser } = await aCustomer(shop(), account);
  const [byToken, byCookie] = [await readCart(visitor), await readCart(browser)];
  expect(await shop().statements(byToken.requestId)).toBe(await shop().statements(byCookie.requestId));
  expect(await shop().statements((await readCart(bearer("garbage"))).requestId)).toBe(0);
});

it("refuses an access token after 15 minutes, and takes the refreshed one", async () => {
  const { visitor, tokens } = await aBearer();
  later(14);
  expect((await readMe(visitor)).data.me).not.toBeNull();
  later(2);
  expect(await readMe(visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
  const { data } = await refreshTokens(visitor, tokens.refreshToken); // with the expired token still in its header
  expect((await readMe(bearer(data?.refreshTokens.tokens.accessToken ?? ""))).data.me).not.toBeNull();
});

it("rotates the refresh token; the access token before it lasts until its end", async () => {
  const { visitor, tokens } = await aBearer();
  const second = (await refreshTokens(shop().visitor(), tokens.refreshToken)).data?.refreshTokens.tokens;
  expect(second?.refreshToken).not.toBe(tokens.refreshToken);
  expect((await readMe(visitor)).data.me).not.toBeNull();
  const third = (await refreshTokens(shop().visitor(), second?.refreshToken)).data?.refreshTokens.tokens;
  expect((await readMe(bearer(third?.accessToken ?? ""))).data.me).not.toBeNull();
});

it("ends the whole sign-in when a refresh token comes a second time", async () => {
  const { visitor, tokens, account } = await aBearer();
  const other = await aBearer(account);
  const second = (await refreshTokens(shop().visitor(), tokens.refreshToken)).data?.refreshTokens.tokens;
  expect(await refreshTokens(shop().visitor(), tokens.refreshToken)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect(await refreshTokens(shop().visitor(), second?.refreshToken)).toMatchObject(refused("UNAUTHENTICATED", 401));
  for (const ended of [visitor, bearer(second?.accessToken ?? "")])
    expect(await readMe(ended)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect((await accountOf(other.visitor)).signIns).toHaveLength(1);
});

it("gives one of two parallel refreshes new tokens, and ends the sign-in", async () => {
  const { visitor, tokens } = await aBearer();
  const answers = await Promise.all([1, 2].map(() => refreshTokens(shop().visitor(), tokens.refreshToken)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  expect(await readMe(visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
});

it("lasts 30 days after the last refresh, and 90 after signing in at most", async () => {
  const { tokens } = await aBearer();
  const sid = tokens.refreshToken.slice(0, 32);
  const age = (column: string, days: number) =>
    shop().database.query(
      `UPDATE session SET sess = (sess::jsonb || jsonb_build_object($2::text, $3::float8))::json WHERE sid = $1`,
      [sid, column, Date.now() - days * 86_400_000],
    );
  await age("startedAt", 89);
  const second = (await refreshTokens(shop().visitor(), tokens.refreshToken)).data?.refreshTokens.tokens;
  await age("startedAt", 91);
  expect(await refreshTokens(shop().visitor(), second?.refreshToken)).toMatchObject(refused("UNAUTHENTICATED", 401));

  const idle = await aBearer();
  await shop().database.query("UPDATE session SET expire = now() - interval '1 minute' WHERE sid = $1", [
    idle.tokens.refreshToken.slice(0, 32),
  ]);
  expect(await refreshTokens(shop().visitor(), idle.tokens.refreshToken)).toMatchObject(
    refused("UNAUTHENTICATED", 401),
  );
});

it("refuses garbage, forged and foreign tokens alike, and answers public data", async () => {
  const { tokens } = await aBearer();
  const [sid = "", end = "", signature = ""] = tokens.accessToken.split(".");
  const unsigned = [{ alg: "none" }, { sub: "1" }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const otherKey = new AccessTokens(new KeyedHash(["another secret that is long enough"], "access tokens"));
  const plainKey = createHmac("sha256", TEST_SECRETS[0] ?? "")
    .update(`${sid} ${end}`)
    .digest("base64url");
  const forged = [
    "",
    "x",
    `${unsigned.join(".")}.`,
    `${sid}.${Number(end) + 60}.${signature}`,
    `${sid}.${end}.${plainKey}`,
    `${sid}.${end}.${signature.slice(0, -1)}`,
    `${sid}.${end}.${signature}.`,
    otherKey.sign(sid, Date.now()).accessToken,
    tokens.refreshToken,
    "a".repeat(5000),
  ];
  for (const token of forged) {
    const answer = await bearer(token).send("POST", "/graphql", JSON.stringify({ query: "{ me { id } }" }));
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    const { errors } = (await answer.json()) as { errors: unknown[] };
    expect(errors).toEqual([
      expect.objectContaining({
        message: "This token is not valid, or not any more. Please refresh it or sign in again.",
        extensions: { code: "UNAUTHENTICATED" },
      }),
    ]);
  }
  for (const token of ["", "x", tokens.accessToken, `${"a".repeat(32)}.${"b".repeat(43)}`])
    expect(await refreshTokens(shop().visitor(), token)).toMatchObject(refused("UNAUTHENTICATED", 401));
  const mixed = await bearer("x").graphql<{ shop: { name: string }; me: null }>("{ shop { name } me { id } }");
  expect(mixed).toMatchObject({ status: 200, data: { shop: {}, me: null } });
});

it("is no session cookie, and a session cookie is no token", async () => {
  const { tokens } = await aBearer();
  const asCookie = shop().visitor();
  asCookie.cookie = `sid=${encodeURIComponent(`s:${tokens.accessToken}`)}`;
  expect((await readMe(asCookie)).data.me).toBeNull();
  const { visitor: browser } = await aCustomer(shop());
  const value = decodeURIComponent(browser.cookie ?? "").replace(/^sid=s:/, "");
  expect(await readMe(bearer(value))).toMatchObject(refused("UNAUTHENTICATED", 401));
});

it("takes a token that an older session secret has signed", () => {
  const old = new AccessTokens(new KeyedHash(["an old secret that is long enough too"], "access tokens"));
  const both = new AccessTokens(
    new KeyedHash(["a new secret that is long enough too", "an old secret that is long enough too"], "access tokens"),
  );
  const sid = "a".repeat(32);
  expect(both.verify(old.sign(sid, Date.now()).accessToken)).toBe(sid);
  expect(old.verify(both.sign(sid, Date.now()).accessToken)).toBeUndefined();
});

it("refuses a bearer token together with a session cookie, by GraphQL and REST", async () => {
  const { visitor: browser, account } = await aCustomer(shop());
  const { tokens } = await aBearer(account);
  browser.accessToken = tokens.accessToken;
  expect(await readMe(browser)).toMatchObject({
    ...refused("BAD_REQUEST", 400),
    errors: [{ message: "Send a bearer token or a session cookie, not both." }],
  });
  expect(await addToCart(browser, await anAddition(browser))).toMatchObject(refused("BAD_REQUEST", 400));
  expect((await browser.rest("GET", "/api/cart")).status).toBe(400);
  browser.cookie = undefined; // the cookie of known devices opens nothing and may stay
  expect((await readMe(browser)).data.me).not.toBeNull();
  expect((await browser.rest("GET", "/api/cart")).status).toBe(200);
  expect((await bearer("x").rest("GET", "/api/cart")).status).toBe(401);
});

it("ignores other kinds of authorization", async () => {
  const answer = await shop()
    .visitor()
    .send("POST", "/graphql", JSON.stringify({ query: "{ me { id } }" }), {
      authorization: "Basic c3RhZ2luZzpzZWNyZXQ=",
    });
  expect(await answer.json()).toEqual({ data: { me: null } });
});

it("is among the signed-in devices and can be ended there", async () => {
  const { visitor: browser, account } = await aCustomer(shop());
  const { visitor, tokens } = await aBearer(account);
  expect((await accountOf(visitor)).signIns.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
  const listed = (await accountOf(browser)).signIns.find(({ isThisOne }) => !isThisOne);
  await mutate(browser, "endSignIn", { id: listed?.id }, "account { id }");
  expect(await readMe(visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect(await refreshTokens(shop().visitor(), tokens.refreshToken)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect((await readMe(browser)).data.me).not.toBeNull();
});

it("cannot end or read the sign-ins of another account", async () => {
  const [one, other] = [await aBearer(), await aBearer()];
  const [own] = (await accountOf(other.visitor)).signIns;
  expect(await mutate(one.visitor, "endSignIn", { id: own?.id }, "account { id }")).toMatchObject({
    errors: [{ extensions: { code: "NOT_FOUND" } }],
  });
  expect((await readMe(other.visitor)).data.me).not.toBeNull();
});

it("ends by signing out, and with the account's password", async () => {
  const { visitor, account } = await aBearer();
  const other = await aBearer(account);
  const browser = (await aCustomer(shop(), account)).visitor;
  const answer = await visitor.send(
    "POST",
    "/graphql",
    JSON.stringify({ query: "mutation { signOut { errors { code } } }" }),
  );
  expect([await answer.json(), answer.headers.getSetCookie()]).toEqual([{ data: { signOut: { errors: [] } } }, []]);
  expect(await readMe(visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect((await readMe(other.visitor)).data.me).not.toBeNull();
  const input = { current: PASSWORD, password: "a better password" };
  await mutate(browser, "changePassword", input, "account { id }");
  expect(await readMe(other.visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect(await refreshTokens(shop().visitor(), other.tokens.refreshToken)).toMatchObject(
    refused("UNAUTHENTICATED", 401),
  );
});

it("starts neither a cart nor a session by an ended token", async () => {
  const { visitor } = await aBearer();
  await mutate(visitor, "signOutEverywhere");
  expect(await addToCart(visitor, await anAddition(shop().visitor()))).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect(visitor.cookie).toBeUndefined();
});

it("sends no tokens over http where the shop is reached by https", async () => {
  const { email } = await anAccount(shop());
  expect(await signInByTokens(secureShop().visitor(), email)).toMatchObject(refused("HTTPS_REQUIRED", 403));
});

it("stores ids and a hash of the refresh token, which go with the account and by retention", async () => {
  const { visitor, tokens } = await aBearer();
  const sid = tokens.refreshToken.slice(0, 32);
  const [{ sess }] = await shop().database.query("SELECT sess FROM session WHERE sid = $1", [sid]);
  const fields = ["accountId", "cookie", "refreshHash", "renewedAt", "signInId", "startedAt", "visitorId"];
  expect(Object.keys(sess).toSorted()).toEqual(fields);
  expect(JSON.stringify(sess)).not.toContain(tokens.refreshToken.slice(33));
  await mutate(visitor, "deleteAccount", { password: PASSWORD });
  expect(await shop().database.query("SELECT FROM session WHERE sid = $1", [sid])).toEqual([]);

  const idle = (await aBearer()).tokens.refreshToken.slice(0, 32);
  await shop().database.query("UPDATE session SET expire = now() - interval '2 days' WHERE sid = $1", [idle]);
  await removeEnded(shop(), "session");
  expect(await shop().database.query("SELECT FROM session WHERE sid = $1", [idle])).toEqual([]);
});

it("signs in again with an expired token still in its header", async () => {
  const { visitor, account } = await aBearer();
  later(16);
  const { data } = await signInByTokens(visitor, account.email);
  expect((await readMe(bearer(data?.signIn?.tokens.accessToken ?? ""))).data.me).not.toBeNull();
});

it("changes the password by a token, which ends, and answers new tokens", async () => {
  const { visitor, tokens } = await aBearer();
  const input = { current: PASSWORD, password: "a better password" };
  const { data } = await mutate<"changePassword", { tokens: TestTokens }>(visitor, "changePassword", input, TOKENS);
  expect(await readMe(visitor)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect(await refreshTokens(shop().visitor(), tokens.refreshToken)).toMatchObject(refused("UNAUTHENTICATED", 401));
  expect((await readMe(bearer(data?.changePassword.tokens.accessToken ?? ""))).data.me).not.toBeNull();
  expect(visitor.cookie).toBeUndefined();
});

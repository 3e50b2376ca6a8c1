import argon2 from "@node-rs/argon2";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  accountOf,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  readMe,
  register,
  requestReset,
  signIn,
} from "../builders/account.js";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { placeOrder, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const idOf = ({ cookie = "" }: TestVisitor) => decodeURIComponent(cookie).replace(/^sid=s:(.*)\..*$/, "$1");

/** A copy of the browser with its present cookie. */
function copyOf(visitor: TestVisitor): TestVisitor {
  const copy = shop().visitor();
  copy.cookie = visitor.cookie;
  return copy;
}

const signOut = (visitor: TestVisitor) => mutate(visitor, "signOut");
const signOutEverywhere = (visitor: TestVisitor) => mutate(visitor, "signOutEverywhere");
const endSignIn = (visitor: TestVisitor, id: string | undefined) =>
  mutate(visitor, "endSignIn", { id }, "account { id signIns { id } }");

/** Everything in a response that a browser can see. */
const seen = ({ status, data, errors }: Awaited<ReturnType<typeof signIn>>) => ({ status, data, errors });

it("renews the session id and leaves the old one without rights", async () => {
  const account = await anAccount(shop());
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const planted = copyOf(visitor);
  expect((await signIn(visitor, account.email)).data?.signIn).toMatchObject({
    account: { email: account.email },
    cart: { count: 1 },
  });
  expect(idOf(visitor)).not.toBe(idOf(planted));
  expect((await accountOf(visitor)).email).toBe(account.email);
  expect((await readMe(planted)).data.me).toBeNull();
  expect((await readCart(planted)).data.cart.lines).toEqual([]);
  await placeOrder(visitor);
  expect((await readOrder(planted)).data.order).toBeNull();
});

it("stores only ids in the session row, nothing that names its owner", async () => {
  const { visitor } = await aCustomer(shop());
  const [{ sess }] = await shop().database.query("SELECT sess FROM session WHERE sid = $1", [idOf(visitor)]);
  const fields = ["accountId", "cookie", "renewedAt", "signInId", "startedAt", "visitorId"];
  expect(Object.keys(sess).toSorted()).toEqual(fields);
});

it("takes two statements to read the customer, none without a cookie, and one for a guest", async () => {
  const { visitor } = await aCustomer(shop());
  const me = "{ me { id email firstName isOnMailingList savedProductIds pendingEmail } }";
  expect(await shop().statements((await visitor.graphql(me)).requestId)).toBe(2);
  const nobody = await shop().visitor().graphql(me);
  expect(nobody.data).toEqual({ me: null });
  expect(await shop().statements(nobody.requestId)).toBe(0);
  const guest = shop().visitor();
  await aCartWith(guest);
  expect(await shop().statements((await guest.graphql(me)).requestId)).toBe(1);
});

it("answers a wrong password and an unknown e-mail address alike, with the same work", async () => {
  const { email } = await anAccount(shop());
  const verify = vi.spyOn(argon2, "verify");
  onTestFinished(() => verify.mockRestore());
  const wrong = await signIn(shop().visitor(), email, "not the password");
  expect(verify).toHaveBeenCalledTimes(1);
  const unknown = await signIn(shop().visitor(), anEmail(), "not the password");
  expect(verify).toHaveBeenCalledTimes(2);
  expect(String(verify.mock.calls[1]?.[0])).toContain("m=19456,t=2,p=1$");
  expect(seen(wrong)).toEqual(seen(unknown));
  expect(wrong.errors).toMatchObject([
    { message: "That e-mail address and password don't go together.", extensions: { code: "WRONG_CREDENTIALS" } },
  ]);
  expect(await shop().statements(wrong.requestId)).toBe(await shop().statements(unknown.requestId));
});

it("answers every password reset request alike, with the same statements", async () => {
  const { email } = await anAccount(shop());
  const [known, unknown] = [
    await requestReset(shop().visitor(), email),
    await requestReset(shop().visitor(), anEmail()),
  ];
  expect([known.status, known.data, known.errors]).toEqual([unknown.status, unknown.data, unknown.errors]);
  expect(await shop().statements(known.requestId)).toBe(await shop().statements(unknown.requestId));
});

it("lists the devices that are signed in, this one first", async () => {
  const account = await anAccount(shop());
  const other = await aCustomer(shop(), account);
  const visitor = shop().visitor();
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
  const body = JSON.stringify({
    query: "mutation ($input: SignInInput!) { signIn(input: $input) { account { id } errors { code message field } } }",
    variables: { input: { email: account.email, password: "a fine long password" } },
  });
  await visitor.send("POST", "/graphql", body, { "user-agent": agent });
  const { signIns } = await accountOf(visitor);
  expect(signIns.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
    ["Firefox on Windows", true],
    ["Unknown device", false],
  ]);
  expect(Date.parse(signIns[0]?.lastSeenAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect((await accountOf(other.visitor)).signIns.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
});

it("shows when a device was last used, to the hour", async () => {
  const { visitor } = await aCustomer(shop());
  const age = (hours: number) =>
    shop().database.query(
      "UPDATE session SET sess = (sess::jsonb || jsonb_build_object('renewedAt', $1::float8))::json WHERE sid = $2",
      [Date.now() - hours * 3_600_000, idOf(visitor)],
    );
  const lastSeen = async () => Date.now() - Date.parse((await accountOf(visitor)).signIns[0]?.lastSeenAt ?? "");
  await age(0.9);
  expect(await lastSeen()).toBeGreaterThan(0.8 * 3_600_000);
  await age(1.1);
  expect(await lastSeen()).toBeLessThan(60_000);
});

it("signing out removes the cookie, voids copies of it and starts a new visitor", async () => {
  const { visitor } = await aCustomer(shop());
  await aCartWith(visitor);
  const copy = copyOf(visitor);
  const answer = await visitor.send(
    "POST",
    "/graphql",
    JSON.stringify({ query: "mutation { signOut { errors { code } } }" }),
  );
  expect(await answer.json()).toEqual({ data: { signOut: { errors: [] } } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/);
  for (const somebody of [visitor, copy]) {
    expect((await readMe(somebody)).data.me).toBeNull();
    expect((await readCart(somebody)).data.cart.count).toBe(0);
  }
  await addToCart(copy, await anAddition(copy));
  expect((await readCart(copy)).data.cart.count).toBe(1);
  expect((await signOut(shop().visitor())).data).toEqual({ signOut: { errors: [] } });
});

it("signs out and starts a new session within one request", async () => {
  const { visitor } = await aCustomer(shop());
  await aCartWith(visitor);
  const addition = await anAddition(visitor, "roman-blinds");
  const { data } = await visitor.graphql<{ addToCart: { cart: { count: number } } }>(
    "mutation ($input: AddToCartInput!) { signOut { errors { code } } addToCart(input: $input) { cart { count } } }",
    { input: { lines: [addition] } },
  );
  expect(data.addToCart.cart.count).toBe(1);
  expect((await readCart(visitor)).data.cart.count).toBe(1);
  expect((await readMe(visitor)).data.me).toBeNull();
});

it("signs out all devices at once", async () => {
  const account = await anAccount(shop());
  const devices = [];
  for (let i = 0; i < 3; i += 1) devices.push((await aCustomer(shop(), account)).visitor);
  const [one] = devices;
  expect((await signOutEverywhere(one as TestVisitor)).data).toEqual({ signOutEverywhere: { errors: [] } });
  for (const device of devices) expect((await readMe(device)).data.me).toBeNull();
  expect((await signOutEverywhere(shop().visitor())).errors).toMatchObject([{ extensions: { code: "NOT_SIGNED_IN" } }]);
});

it("ends another sign-in of the account, and of no other account", async () => {
  const account = await anAccount(shop());
  const { visitor } = await aCustomer(shop(), account);
  const { visitor: lost } = await aCustomer(shop(), account);
  const { visitor: stranger } = await aCustomer(shop());
  const [own, other] = (await accountOf(visitor)).signIns;
  const [strangers] = (await accountOf(stranger)).signIns;
  for (const id of [strangers?.id, own?.id, "", "x"])
    expect((await endSignIn(visitor, id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await endSignIn(visitor, other?.id)).data).toMatchObject({
    endSignIn: { account: { signIns: [{ id: own?.id }] } },
  });
  expect((await readMe(lost)).data.me).toBeNull();
  expect((await readMe(stranger)).data.me).not.toBeNull();
});

it("has no rights after its row is deleted, even if the session is stored again", async () => {
  const { visitor, account } = await aCustomer(shop());
  await shop().database.query("DELETE FROM sign_in WHERE account_id = $1", [account.id]);
  expect((await readMe(visitor)).data.me).toBeNull();
  expect((await readCart(visitor)).data.cart.count).toBe(0);
});

it("as another account leaves the cart with the first account", async () => {
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor, "roller-blinds", { quantity: 2 });
  const before = copyOf(visitor);
  const other = await anAccount(shop());
  expect((await signIn(visitor, other.email)).data?.signIn.cart.count).toBe(0);
  expect((await readMe(before)).data.me).toBeNull();
  const { visitor: back } = await aCustomer(shop(), account);
  expect((await readCart(back)).data.cart.count).toBe(2);
});

it("needs both fields and names the missing one", async () => {
  const { errors, status } = await signIn(shop().visitor(), "jo", "");
  expect(status).toBe(200);
  expect(errors[0]?.extensions.fields).toEqual({
    email: "Please enter a valid email address",
    password: "Please enter your password",
  });
});

it("needs a confirmed account", async () => {
  const email = anEmail();
  await register(shop().visitor(), aRegistration({ email }));
  expect((await signIn(shop().visitor(), email)).errors).toMatchObject([{ extensions: { code: "WRONG_CREDENTIALS" } }]);
});

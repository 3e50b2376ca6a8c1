import { expect, it } from "vitest";
import {
  accountEmailTo,
  accountOf,
  aCustomer,
  anAccount,
  anEmail,
  aRegistration,
  confirmRegistration,
  PASSWORD,
  readMe,
  register,
  signIn,
} from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const OWNERS_NAME = "Password must not be your name or e-mail address";

const accountsOf = async (email: string): Promise<number> => {
  const [{ count }] = await shop().database.query("SELECT count(*)::int AS count FROM account WHERE email = $1", [
    email,
  ]);
  return count;
};

/** Everything in a response that a browser can see. */
const seen = ({ status, data, errors }: Awaited<ReturnType<typeof register>>) => ({ status, data, errors });

it("creates the account and signs in when the e-mail address is confirmed with the password", async () => {
  const visitor = shop().visitor();
  const email = anEmail();
  expect((await register(visitor, aRegistration({ email: ` ${email.toUpperCase()} ` }))).data).toEqual({
    register: { errors: [] },
  });
  expect(await accountsOf(email)).toBe(0);
  expect((await signIn(visitor, email)).errors).toMatchObject([{ extensions: { code: "WRONG_CREDENTIALS" } }]);
  const { text, token } = await accountEmailTo(shop(), email, "register");
  expect(text).toContain("https://shop.example/account/confirm?token=");
  const { data, errors } = await confirmRegistration(visitor, token);
  expect(errors).toEqual([]);
  expect(data?.confirmRegistration.account.email).toBe(email);
  expect(await accountOf(visitor)).toMatchObject({ email, firstName: "Jo", lastName: "Whitfield", phone: null });
  expect((await signIn(shop().visitor(), email)).errors).toEqual([]);
});

it("creates nothing from a stranger's registration: the link needs the stranger's password", async () => {
  const email = anEmail();
  await register(shop().visitor(), aRegistration({ email, password: "the stranger's own" }));
  const { token } = await accountEmailTo(shop(), email, "register");
  const answer = await confirmRegistration(shop().visitor(), token, "what the owner types");
  expect(answer.errors).toMatchObject([{ extensions: { code: "WRONG_CREDENTIALS" } }]);
  expect(await accountsOf(email)).toBe(0);
  expect((await confirmRegistration(shop().visitor(), token, "the stranger's own")).errors).toEqual([]);
});

it("answers the same, with the same statements, for an e-mail address with an account; the e-mail tells its owner", async () => {
  const { email } = await anAccount(shop());
  const known = await register(shop().visitor(), aRegistration({ email }));
  const unknown = await register(shop().visitor(), aRegistration());
  expect(seen(known)).toEqual(seen(unknown));
  expect(await shop().statements(known.requestId)).toBe(await shop().statements(unknown.requestId));
  const { subject, text, token } = await accountEmailTo(shop(), email, "register");
  expect(subject).toBe("You have an account already");
  expect(text).toContain("https://shop.example/forgotten-password");
  expect(token).toBe("");
});

it("accepts the first confirmed of two registrations, and one of two parallel clicks", async () => {
  const email = anEmail();
  const tokens = [];
  for (const password of ["the first password", "the second password"]) {
    await register(shop().visitor(), aRegistration({ email, password }));
    tokens.push((await accountEmailTo(shop(), email, "register")).token);
  }
  const [first = "", second = ""] = tokens;
  const answers = await Promise.all([
    confirmRegistration(shop().visitor(), first, "the first password"),
    confirmRegistration(shop().visitor(), first, "the first password"),
    confirmRegistration(shop().visitor(), second, "the second password"),
  ]);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await accountsOf(email)).toBe(1);
  for (const { errors } of answers.filter((answer) => answer.errors.length > 0))
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

it("refuses a used, expired, foreign or unknown link with the same answer", async () => {
  const email = anEmail();
  await register(shop().visitor(), aRegistration({ email }));
  const used = await accountEmailTo(shop(), email, "register");
  await confirmRegistration(shop().visitor(), used.token);
  const other = anEmail();
  await register(shop().visitor(), aRegistration({ email: other }));
  const old = await accountEmailTo(shop(), other, "register");
  await shop().database.query("UPDATE account_letter SET expires_at = now() WHERE email = $1", [other]);
  await mutate(shop().visitor(), "requestPasswordReset", { email });
  const reset = await accountEmailTo(shop(), email, "reset-password");
  for (const token of [used.token, old.token, reset.token, "", "' OR ''='"]) {
    const { errors } = await confirmRegistration(shop().visitor(), token);
    expect(errors).toMatchObject([
      {
        message: "This link has been used already, or is older than 60 minutes. Please ask for a new one.",
        extensions: { code: "NOT_FOUND" },
      },
    ]);
  }
  expect(await accountsOf(other)).toBe(0);
});

it("stores passwords and tokens only as hashes", async () => {
  const email = anEmail();
  await register(shop().visitor(), aRegistration({ email }));
  const { token } = await accountEmailTo(shop(), email, "register");
  const [stored] = await shop().database.query("SELECT * FROM account_letter WHERE email = $1", [email]);
  const jobs = await shop().database.query("SELECT data FROM pgboss.job");
  expect(JSON.stringify([stored, jobs])).not.toContain(token);
  expect(JSON.stringify([stored, jobs])).not.toContain(PASSWORD);
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const minutes = (stored.expires_at.getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);
  expect((await confirmRegistration(shop().visitor(), stored.token_hash)).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
});

it.each([
  ["short", "123456789", "Password must be at least 10 characters"],
  [
    "among the commonest",
    "Basketball",
    "This password is one of the first that anybody would try. Please choose another",
  ],
  ["a row of keys", "QwertyUiop", "Password must not be a row of keys, or the same again and again"],
  ["the owner's name", "Jo Whitfield 1", OWNERS_NAME],
  ["too long", "x".repeat(201), "Password must be at most 200 characters"],
])("refuses a password that is %s", async (_case, password, sentence) => {
  const { status, errors } = await register(shop().visitor(), aRegistration({ password }));
  expect(status).toBe(200);
  expect(errors[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { password: sentence } });
});

it("creates an account from a placed order with only a password, including its details", async () => {
  const visitor = shop().visitor();
  const email = anEmail();
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor, aCheckout({ email: email.toUpperCase() }));
  const orderNumber = data?.placeOrder.order.number;
  const ask = (password: string) => mutate(visitor, "registerFromOrder", { orderNumber, password });
  expect((await ask("jo.whitfield")).errors[0]?.extensions.fields).toEqual({ password: OWNERS_NAME });
  expect((await ask(PASSWORD)).errors).toEqual([]);
  const { token } = await accountEmailTo(shop(), email, "register");
  await confirmRegistration(visitor, token);
  expect(await accountOf(visitor)).toMatchObject({ email, firstName: "Jo", lastName: "Whitfield" });
  const { data: mine } = await visitor.graphql<{ me: { orders: { nodes: { number: string }[] } }; order: object }>(
    "{ me { orders { nodes { number } } } order { number } }",
  );
  expect(mine.me.orders.nodes).toEqual([{ number: orderNumber }]);
  expect(mine.order).toEqual({ number: orderNumber });
});

it("creates no account from another session's order", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const { data } = await placeOrder(visitor);
  const input = { orderNumber: data?.placeOrder.order.number, password: PASSWORD };
  for (const stranger of [shop().visitor(), (await aCustomer(shop())).visitor]) {
    const { errors } = await mutate(stranger, "registerFromOrder", input);
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  }
});

it("moves the guest's cart only when the account is confirmed", async () => {
  const visitor = shop().visitor();
  const email = anEmail();
  await aCartWith(visitor, "roller-blinds", { quantity: 3 });
  await register(visitor, aRegistration({ email }));
  expect((await readMe(visitor)).data.me).toBeNull();
  const { token } = await accountEmailTo(shop(), email, "register");
  expect((await confirmRegistration(visitor, token)).data?.confirmRegistration.cart.count).toBe(3);
});

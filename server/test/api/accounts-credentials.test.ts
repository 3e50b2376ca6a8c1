import { describe, expect, it } from "vitest";
import { hashOfPassword } from "../../src/kernel/passwords/passwords.js";
import {
  accountEmailTo,
  accountOf,
  aCustomer,
  anAccount,
  anEmail,
  changeEmail,
  confirmNewEmail,
  PASSWORD,
  readMe,
  requestReset,
  resetPassword,
  signIn,
} from "../builders/account.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const NEW = "a better password";
const LINK = [
  {
    message: "This link has been used already, or is older than 60 minutes. Please ask for a new one.",
    extensions: { code: "NOT_FOUND" },
  },
];

/** Refused passwords with the field's error. The account's owner is called Jo Whitfield. */
const EASY = [
  ["short", "Password must be at least 10 characters"],
  ["basketball", "This password is one of the first that anybody would try. Please choose another"],
  ["aaaaaaaaaa", "Password must not be a row of keys, or the same again and again"],
  ["Whitfield1987", "Password must not be your name or e-mail address"],
] as const;

const changePassword = (visitor: TestVisitor, current: string, password: string) =>
  mutate(visitor, "changePassword", { current, password }, "account { id }");

/** Number of queued e-mails of a kind to an e-mail address. */
async function mailsTo(email: string, kind: string): Promise<number> {
  const [{ count }] = await shop().database.query(
    `SELECT count(*)::int AS count FROM pgboss.job j JOIN account_letter l ON l.id::text = j.data->>'about'
     WHERE j.data->>'kind' = 'account' AND l.email = $1 AND l.kind::text = $2`,
    [email, kind],
  );
  return count;
}

describe("password reset", () => {
  it("sets a new password by a link, ends every sign-in, sends an e-mail and merges the guest's cart", async () => {
    const { visitor: device, account } = await aCustomer(shop());
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const guestCookie = visitor.cookie;
    await requestReset(visitor, account.email);
    const { text, token } = await accountEmailTo(shop(), account.email, "reset-password");
    expect(text).toContain("https://shop.example/account/new-password?token=");
    expect((await resetPassword(visitor, token, NEW)).errors).toEqual([]);
    expect(visitor.cookie).not.toBe(guestCookie);
    expect((await accountOf(visitor)).email).toBe(account.email);
    expect((await readCart(visitor)).data.cart.count).toBe(1);
    expect((await readMe(device)).data.me).toBeNull();
    expect((await signIn(shop().visitor(), account.email, PASSWORD)).errors).toHaveLength(1);
    expect((await signIn(shop().visitor(), account.email, NEW)).errors).toEqual([]);
    expect(await mailsTo(account.email, "password-changed")).toBe(1);
  });

  it("accepts a link once, within an hour, and no link of another kind", async () => {
    const { email } = await anAccount(shop());
    await requestReset(shop().visitor(), email);
    const used = await accountEmailTo(shop(), email, "reset-password");
    const sibling = await accountEmailTo(shop(), email, "reset-password");
    expect(sibling.token).not.toBe(used.token);
    expect((await resetPassword(shop().visitor(), used.token, NEW)).errors).toMatchObject(LINK);
    const clicks = await Promise.all([1, 2, 3].map(() => resetPassword(shop().visitor(), sibling.token, NEW)));
    expect(clicks.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    await requestReset(shop().visitor(), email);
    const old = await accountEmailTo(shop(), email, "reset-password");
    await shop().database.query(
      "UPDATE account_letter SET expires_at = now() WHERE email = $1 AND token_hash IS NOT NULL",
      [email],
    );
    for (const token of [old.token, sibling.token, ""])
      expect((await resetPassword(shop().visitor(), token, "yet another one")).errors).toMatchObject(LINK);
  });

  it("voids all other open links", async () => {
    const { email } = await anAccount(shop());
    const tokens = [];
    for (let i = 0; i < 2; i += 1) {
      await requestReset(shop().visitor(), email);
      tokens.push((await accountEmailTo(shop(), email, "reset-password")).token);
    }
    const [first = "", second = ""] = tokens;
    expect((await resetPassword(shop().visitor(), second, NEW)).errors).toEqual([]);
    expect((await resetPassword(shop().visitor(), first, "yet another one")).errors).toMatchObject(LINK);
  });

  it("sends no link to an e-mail address without an account", async () => {
    const email = anEmail();
    await requestReset(shop().visitor(), email);
    const { subject, token } = await accountEmailTo(shop(), email, "reset-password");
    expect(subject).toBe("There is no account with this address");
    expect(token).toBe("");
  });

  it("refuses a password that is easy to guess and leaves the link usable", async () => {
    const { email } = await anAccount(shop());
    await requestReset(shop().visitor(), email);
    const { token } = await accountEmailTo(shop(), email, "reset-password");
    for (const [password, sentence] of EASY) {
      const { errors } = await resetPassword(shop().visitor(), token, password);
      expect(errors[0]?.extensions.fields).toEqual({ password: sentence });
    }
    expect((await resetPassword(shop().visitor(), token, NEW)).errors).toEqual([]);
  });
});

describe("password change", () => {
  it("ends every other sign-in, renews this session's id and sends an e-mail", async () => {
    const { visitor, account } = await aCustomer(shop());
    const { visitor: other } = await aCustomer(shop(), account);
    const copy = shop().visitor();
    copy.cookie = visitor.cookie;
    await aCartWith(visitor);
    expect((await changePassword(visitor, PASSWORD, NEW)).errors).toEqual([]);
    for (const former of [other, copy]) expect((await readMe(former)).data.me).toBeNull();
    expect((await accountOf(visitor)).signIns).toHaveLength(1);
    expect((await readCart(visitor)).data.cart.count).toBe(1);
    expect((await signIn(shop().visitor(), account.email, NEW)).errors).toEqual([]);
    expect(await mailsTo(account.email, "password-changed")).toBe(1);
  });

  it("refuses an easy password at every attempt", async () => {
    const { visitor } = await aCustomer(shop());
    for (const [password, sentence] of [...EASY, ...EASY])
      expect((await changePassword(visitor, PASSWORD, password)).errors[0]?.extensions.fields).toEqual({
        password: sentence,
      });
    expect((await changePassword(visitor, PASSWORD, NEW)).errors).toEqual([]);
  });

  it("still signs in with an old password that would be refused today", async () => {
    const { id, email } = await anAccount(shop());
    const former = await hashOfPassword("1234567890");
    await shop().database.query("UPDATE account SET password_hash = $2 WHERE id = $1", [id, former]);
    const visitor = shop().visitor();
    expect((await signIn(visitor, email, "1234567890")).errors).toEqual([]);
    expect((await changePassword(visitor, "1234567890", NEW)).errors).toEqual([]);
  });

  it("needs the current password and changes nothing without it", async () => {
    const { visitor, account } = await aCustomer(shop());
    expect((await changePassword(visitor, "wrong password", NEW)).errors).toMatchObject([
      { extensions: { code: "WRONG_CREDENTIALS" } },
    ]);
    expect((await readMe(visitor)).data.me).not.toBeNull();
    expect((await signIn(shop().visitor(), account.email, PASSWORD)).errors).toEqual([]);
    expect((await changePassword(shop().visitor(), PASSWORD, NEW)).errors).toMatchObject([
      { extensions: { code: "NOT_SIGNED_IN" } },
    ]);
  });
});

describe("e-mail change", () => {
  it("takes effect when the new e-mail address is confirmed and notifies both", async () => {
    const { visitor, account } = await aCustomer(shop());
    const email = anEmail();
    expect((await changeEmail(visitor, email.toUpperCase())).data?.changeEmail.account).toEqual({
      email: account.email,
      pendingEmail: email,
    });
    expect(await mailsTo(account.email, "email-changing")).toBe(1);
    const { text, token } = await accountEmailTo(shop(), email, "new-email");
    expect(text).toContain("https://shop.example/account/new-email?token=");
    expect((await signIn(shop().visitor(), email)).errors).toHaveLength(1);
    expect((await confirmNewEmail(shop().visitor(), token)).data).toEqual({ confirmNewEmail: { errors: [] } });
    expect(await accountOf(visitor)).toMatchObject({ email, pendingEmail: null });
    expect(await mailsTo(account.email, "email-changed")).toBe(1);
    expect((await signIn(shop().visitor(), account.email)).errors).toHaveLength(1);
    expect((await signIn(shop().visitor(), email)).errors).toEqual([]);
    expect((await confirmNewEmail(shop().visitor(), token)).errors).toMatchObject(LINK);
  });

  it("voids open links for an earlier e-mail change and for a password reset", async () => {
    const { visitor, account } = await aCustomer(shop());
    const [first, second] = [anEmail(), anEmail()];
    await requestReset(shop().visitor(), account.email);
    const reset = await accountEmailTo(shop(), account.email, "reset-password");
    await changeEmail(visitor, first);
    const unwanted = await accountEmailTo(shop(), first, "new-email");
    await changeEmail(visitor, second);
    expect((await confirmNewEmail(shop().visitor(), unwanted.token)).errors).toMatchObject(LINK);
    await confirmNewEmail(shop().visitor(), (await accountEmailTo(shop(), second, "new-email")).token);
    expect((await resetPassword(shop().visitor(), reset.token, NEW)).errors).toMatchObject(LINK);
    expect((await accountOf(visitor)).email).toBe(second);
  });

  it("is cancelled by a password change before the confirmation", async () => {
    const { visitor } = await aCustomer(shop());
    const email = anEmail();
    await changeEmail(visitor, email);
    const { token } = await accountEmailTo(shop(), email, "new-email");
    await changePassword(visitor, PASSWORD, NEW);
    expect((await confirmNewEmail(shop().visitor(), token)).errors).toMatchObject(LINK);
    expect((await accountOf(visitor)).pendingEmail).toBeNull();
  });

  it("answers the same for an e-mail address with an account, tells its owner and changes nothing", async () => {
    const { visitor, account } = await aCustomer(shop());
    const taken = await anAccount(shop());
    const answer = await changeEmail(visitor, taken.email);
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(answer.data?.changeEmail.account).toEqual({ email: account.email, pendingEmail: taken.email });
    const free = await changeEmail(visitor, anEmail());
    expect(await shop().statements(answer.requestId)).toBe(await shop().statements(free.requestId));
    await changeEmail(visitor, taken.email);
    const { subject, token } = await accountEmailTo(shop(), taken.email, "new-email");
    expect([subject, token]).toEqual(["You have an account already", ""]);
  });

  it("gives the e-mail address to only one of two accounts that confirm it", async () => {
    const email = anEmail();
    const tokens = [];
    for (const { visitor } of [await aCustomer(shop()), await aCustomer(shop())]) {
      await changeEmail(visitor, email);
      tokens.push((await accountEmailTo(shop(), email, "new-email")).token);
    }
    const answers = await Promise.all(tokens.map((token) => confirmNewEmail(shop().visitor(), token)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors.length > 0)?.errors).toMatchObject(LINK);
  });

  it("moves the mailing list subscription to the new e-mail address", async () => {
    const { visitor, account } = await aCustomer(shop());
    await mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
    const email = anEmail();
    await changeEmail(visitor, email);
    await confirmNewEmail(shop().visitor(), (await accountEmailTo(shop(), email, "new-email")).token);
    const onList = await shop().database.query(
      "SELECT email FROM subscription WHERE email IN ($1, $2) AND confirmed_at IS NOT NULL",
      [account.email, email],
    );
    expect(onList).toEqual([{ email }]);
  });

  it("needs a different e-mail address and the password", async () => {
    const { visitor, account } = await aCustomer(shop());
    expect((await changeEmail(visitor, account.email)).errors[0]?.extensions.fields).toEqual({
      email: "This is your e-mail address already",
    });
    expect((await changeEmail(visitor, anEmail(), "wrong password")).errors).toMatchObject([
      { message: "That is not your password.", extensions: { code: "WRONG_CREDENTIALS" } },
    ]);
    expect((await accountOf(visitor)).pendingEmail).toBeNull();
  });
});

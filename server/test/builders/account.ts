import { randomUUID } from "node:crypto";
import type { AccountEmailKind } from "../../src/accounts/mail/account-email.entity.js";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { emailText } from "../../src/mail/email-text.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { anEmailContext } from "./emails.js";
import { ERRORS, mutate } from "./mutation.js";

export const PASSWORD = "a fine long password";
/** The hash of `PASSWORD`, with the lowest cost parameters, so that it is checked fast. */
const HASH = "$argon2id$v=19$m=64,t=1,p=1$uX9qEv+Xw8gQTe4F8IDxJw$ENZYp7OoPvQ5k6vkHMBrGgLYifOcg9AosWsqUVY5UHE";

const FRAGMENT = `
  fragment WholeAccount on Account {
    id email pendingEmail firstName lastName phone createdAt isOnMailingList savedProductIds savedInspirationIds
    addresses { id firstName lastName phoneNumber address addressLine2 city state zipCode isDefault }
    signIns { id device startedAt lastSeenAt isThisOne }
  }`;

export type TestAddress = { id: string; address: string; addressLine2: string | null; isDefault: boolean };
type TestSignIn = { id: string; device: string; startedAt: string; lastSeenAt: string; isThisOne: boolean };
export type TestAccount = {
  id: string;
  email: string;
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  isOnMailingList: boolean;
  savedProductIds: string[];
  savedInspirationIds: string[];
  addresses: TestAddress[];
  signIns: TestSignIn[];
};

type Owner = { id: string; visitorId: string; email: string };

/** An unused e-mail address. */
export const anEmail = () => `${randomUUID()}@larch.example`;

/** Stores an account with the password `PASSWORD`. */
export async function anAccount({ database }: TestShop, email = anEmail()): Promise<Owner> {
  const [owner] = await database.query(
    `INSERT INTO account (visitor_id, email, first_name, last_name, password_hash)
     VALUES (gen_random_uuid(), $1, 'Jo', 'Whitfield', $2)
     RETURNING id, visitor_id AS "visitorId", email`,
    [email, HASH],
  );
  return owner;
}

export const signIn = (visitor: TestVisitor, email: string, password = PASSWORD) =>
  visitor.graphql<{
    signIn: { account: { id: string; email: string }; cart: { count: number }; cartNotices: string[] };
  } | null>(
    `mutation ($input: SignInInput!) {
      signIn(input: $input) { account { id email } cart { count } cartNotices ${ERRORS} }
    }`,
    { input: { email, password } },
  );

/** What a client without cookies keeps of a sign-in. */
export type TestTokens = { accessToken: string; accessTokenExpiresAt: string; refreshToken: string };
export const TOKENS = "tokens { accessToken accessTokenExpiresAt refreshToken }";

/** Signs in without a cookie. */
export const signInByTokens = (visitor: TestVisitor, email: string, password = PASSWORD) =>
  mutate<"signIn", { cart: { count: number }; tokens: TestTokens }>(
    visitor,
    "signIn",
    { email, password, withTokens: true },
    `cart { count } ${TOKENS}`,
  );

export const refreshTokens = (visitor: TestVisitor, refreshToken: string | undefined) =>
  mutate<"refreshTokens", { tokens: TestTokens }>(visitor, "refreshTokens", { refreshToken }, TOKENS);

/** A visitor signed in to a new account, or to the given one. */
export async function aCustomer(shop: TestShop, account?: Owner): Promise<{ visitor: TestVisitor; account: Owner }> {
  const owner = account ?? (await anAccount(shop));
  const visitor = shop.visitor();
  const { errors } = await signIn(visitor, owner.email);
  if (errors[0]) throw new Error(errors[0].message);
  return { visitor, account: owner };
}

export const readMe = (visitor: TestVisitor) =>
  visitor.graphql<{ me: TestAccount | null }>(`{ me { ...WholeAccount } } ${FRAGMENT}`);

/** The account of the signed-in visitor. */
export async function accountOf(visitor: TestVisitor): Promise<TestAccount> {
  const { me } = (await readMe(visitor)).data;
  if (!me) throw new Error("Nobody is signed in.");
  return me;
}

export const aRegistration = (changes: Record<string, unknown> = {}) => ({
  firstName: "Jo",
  lastName: "Whitfield",
  email: anEmail(),
  password: PASSWORD,
  ...changes,
});

export const register = (visitor: TestVisitor, input: Record<string, unknown>) => mutate(visitor, "register", input);

export const confirmRegistration = (visitor: TestVisitor, token: string, password = PASSWORD) =>
  mutate<"confirmRegistration", { account: { email: string }; cart: { count: number } }>(
    visitor,
    "confirmRegistration",
    { token, password },
    "account { email } cart { count }",
  );

export const requestReset = (visitor: TestVisitor, email: string) => mutate(visitor, "requestPasswordReset", { email });

export const resetPassword = (visitor: TestVisitor, token: string, password: string) =>
  mutate(visitor, "resetPassword", { token, password }, "account { id }");

export const changeEmail = (visitor: TestVisitor, email: string, password = PASSWORD) =>
  mutate<"changeEmail", { account: { email: string; pendingEmail: string | null } }>(
    visitor,
    "changeEmail",
    { email, password },
    "account { email pendingEmail }",
  );

export const confirmNewEmail = (visitor: TestVisitor, token: string) => mutate(visitor, "confirmNewEmail", { token });

export const anAddressForm = (changes: Record<string, unknown> = {}) => ({
  firstName: "Jo",
  lastName: "Whitfield",
  phoneNumber: null,
  address: "14 Larch Terrace",
  city: "Bristol",
  state: "Somerset",
  zipCode: "BS6 7QX",
  ...changes,
});

export const saveAddress = (visitor: TestVisitor, input: Record<string, unknown> = anAddressForm()) =>
  mutate<"saveAddress", { account: { addresses: TestAddress[] } }>(
    visitor,
    "saveAddress",
    input,
    "account { addresses { id address isDefault } }",
  );

/** The newest e-mail of a kind to an e-mail address, rendered now, with the `token` of its link. */
export async function accountEmailTo(
  { database }: TestShop,
  email: string,
  kind: AccountEmailKind,
): Promise<{ subject: string; text: string; token: string }> {
  const context = anEmailContext();
  const [row] = await database.query(
    "SELECT id FROM account_letter WHERE email = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1",
    [email, kind],
  );
  const mail = row && (await createEmailWriter(database, context)("account", row.id));
  if (!mail) throw new Error(`${email} gets no e-mail ${kind}.`);
  const text = emailText(mail, context.shop);
  return { subject: mail.subject, text, token: /token=(\S+)/.exec(text)?.[1] ?? "" };
}

import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { createStaffSchema } from "../../src/composition/domains/staff-schema.js";
import { KeyedHash } from "../../src/kernel/hashing/keyed-hash.js";
import { accountEmailTo, aCustomer, anEmail, readMe, saveAddress } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aMessage, aQuoteForm, requestQuote, sendContactMessage, subscribe } from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aReport, aSentOrder, report } from "../builders/order-problem.js";
import { aPersonalDataLink, readPersonalData } from "../builders/personal-data.js";
import {
  anOrderOf,
  customerAudit,
  customerOf,
  exportCustomer,
  forgetCustomer,
  readCustomer,
} from "../builders/staff-customers.js";
import { aSignedInMember } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** By this the audit names a customer. */
const hashOf = (email: string) => new KeyedHash(TEST_SECRETS, "audited customers").of(email);
const auditOf = async (email: string) =>
  (await customerAudit(shop())).filter(({ subjectId }) => subjectId === hashOf(email));

/** What guests left under an e-mail address; returns the number of the order. */
async function aGuestWith(email: string): Promise<string> {
  const guest = shop().visitor();
  await requestQuote(guest, aQuoteForm({ email, message: "A moonstone bay." }));
  await sendContactMessage(guest, aMessage({ email: email.toUpperCase() }));
  await subscribe(guest, email);
  return (await anOrderOf(guest, { email, phoneNumber: "020 7946 0123" })).number;
}

/** A customer whose account has an order, an address, a cart and a message, and as whom guests left something too. */
async function aCustomerWithAll(): Promise<{ visitor: TestVisitor; email: string; number: string }> {
  const { visitor, account } = await aCustomer(shop());
  const { number } = await anOrderOf(visitor, { email: account.email });
  await saveAddress(visitor);
  await aCartWith(visitor);
  await sendContactMessage(visitor, aMessage({ email: account.email }));
  await aGuestWith(account.email);
  return { visitor, email: account.email, number };
}

/** Without the moments at which it was made. */
const withoutTimes = (data: unknown) =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name === "madeAt" || name === "lastSeenAt" ? null : value)),
  );

describe("exportCustomer", () => {
  it("answers what the customer would download, with account and without", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { visitor, email } = await aCustomerWithAll();
    const own = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
    const link = await readPersonalData(shop().visitor(), await aPersonalDataLink(shop(), email));
    const { data } = await exportCustomer(owner, email.toUpperCase());
    expect(withoutTimes(JSON.parse(data?.["exportCustomer"]?.data ?? "null"))).toEqual({
      account: withoutTimes(JSON.parse(own.data?.downloadMyData.data ?? "null")),
      guest: withoutTimes(JSON.parse(link.data?.readPersonalData?.data ?? "null")),
    });
    const guest = anEmail();
    const number = await aGuestWith(guest);
    const exported = await exportCustomer(owner, guest);
    expect(JSON.parse(exported.data?.["exportCustomer"]?.data ?? "null")).toMatchObject({
      account: null,
      guest: { email: guest, orders: [{ number }], quoteRequests: [{ message: "A moonstone bay." }] },
    });
  });

  it("is audited without naming the customer, and shown beside them", async () => {
    const { client: owner, email: by } = await aSignedInMember(shop());
    const { email } = await aCustomerWithAll();
    await exportCustomer(owner, email);
    expect(await auditOf(email)).toEqual([
      {
        what: "customer.exported",
        subjectId: hashOf(email),
        before: null,
        after: { hasAccount: true, orders: 2 },
      },
    ]);
    expect((await customerOf(owner, email))?.audit).toMatchObject([{ what: "customer.exported", by }]);
    const rows = JSON.stringify(await query("SELECT * FROM staff_audit"));
    expect(rows).not.toContain(email.split("@")[0]);
    expect(rows).not.toContain("larch.example");
  });

  it("says where there is nothing, and audits nothing", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const email = anEmail();
    expect(codesOf(await exportCustomer(owner, email))).toEqual(["NOT_FOUND"]);
    expect(await auditOf(email)).toEqual([]);
  });
});

describe("forgetCustomer", () => {
  it("deletes an account as its owner does: nothing is left but the orders, and a mail confirms it", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { visitor, email, number } = await aCustomerWithAll();
    await query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [number]);
    const { data, errors } = await forgetCustomer(owner, email.toUpperCase());
    expect(errors).toEqual([]);
    expect(data?.["forgetCustomer"]).toMatchObject({ keptOrderCount: 2, erasedCount: expect.any(Number) });
    expect(data?.["forgetCustomer"]?.erasedCount).toBeGreaterThanOrEqual(4);
    for (const table of ["account", "quote_request", "contact_message", "subscription"])
      expect([table, await query(`SELECT FROM ${table} WHERE lower(email) = $1`, [email])]).toEqual([table, []]);
    expect((await readMe(visitor)).data.me).toBeNull();
    expect((await accountEmailTo(shop(), email, "account-deleted")).subject).toBe("Your account has been deleted");
    expect(await query("SELECT email, phone_number, last_name FROM orders WHERE number = $1", [number])).toEqual([
      { email: null, phone_number: null, last_name: "Whitfield" },
    ]);
  });

  it("erases what a guest left; orders are stripped once they are done", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const email = anEmail();
    const number = await aGuestWith(email);
    await forgetCustomer(owner, email);
    for (const table of ["quote_request", "contact_message", "subscription"])
      expect([table, await query(`SELECT FROM ${table} WHERE lower(email) = $1`, [email])]).toEqual([table, []]);
    expect((await accountEmailTo(shop(), email, "personal-data-erased")).text).toContain("Your data has been erased");
    expect(await customerOf(owner, email)).toMatchObject({ orders: [{ number, isInAccount: false }], enquiries: [] });
    await query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [number]);
    expect(await removeEnded(shop(), "orders")).toBe(1);
    expect(await customerOf(owner, email)).toBeNull();
  });

  it("erases what was reported since then of an order that is kept", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const email = anEmail();
    const order = await aSentOrder(shop(), { email, status: "SHIPPED" });
    await forgetCustomer(owner, email);
    const problem = aReport(order.number, { email, text: "A moonstone report." });
    expect((await report(shop().visitor(), problem)).errors).toEqual([]);
    const { data } = await forgetCustomer(owner, email);
    expect(data?.["forgetCustomer"]?.erasedCount).toBeGreaterThanOrEqual(2);
    expect(await query("SELECT FROM order_problem_message WHERE text = 'A moonstone report.'")).toEqual([]);
  });

  it("may be repeated, also at the same moment: one mail, one row of the audit, which names nobody", async () => {
    const { client: owner } = await aSignedInMember(shop());
    for (const email of [(await aCustomerWithAll()).email, anEmail()]) {
      await aGuestWith(email);
      const hasAccount = (await customerOf(owner, email))?.hasAccount;
      const outcomes = await Promise.all([forgetCustomer(owner, email), forgetCustomer(owner, email)]);
      outcomes.push(await forgetCustomer(owner, email));
      const kept = outcomes.map(({ data }) => data?.["forgetCustomer"]?.keptOrderCount ?? -1);
      expect(kept.toSorted((one, other) => one - other)).toEqual([0, 0, hasAccount ? 3 : 1]);
      expect(await query("SELECT FROM account_letter WHERE email = $1", [email])).toHaveLength(1);
      expect(await auditOf(email)).toMatchObject([
        { what: "customer.forgotten", before: { hasAccount, orders: hasAccount ? 3 : 1 }, after: null },
      ]);
    }
  });

  it("changes nothing where the e-mail address is not typed again", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const email = anEmail();
    await aGuestWith(email);
    for (const [typed, confirmed] of [
      [email, anEmail()],
      [email, ""],
      ["x", "x"],
    ] as const)
      expect(codesOf(await forgetCustomer(owner, typed, confirmed))[0]).toBe("BAD_USER_INPUT");
    expect(await customerOf(owner, email)).toMatchObject({ orderCount: 1, enquiries: [{}, {}] });
  });

  it("leaves other customers alone", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const other = await aCustomerWithAll();
    const before = await customerOf(owner, other.email);
    await forgetCustomer(owner, (await aCustomerWithAll()).email);
    expect(await customerOf(owner, other.email)).toEqual(before);
    expect((await readMe(other.visitor)).data.me?.email).toBe(other.email);
  });
});

describe("nobody signs in as a shopper", () => {
  /** What opens something, by type: only of the staff's own sign-in. */
  const OPENING = /token|session|secret|password|cookie|otp|recovery|signin/i;

  it("no payload of the staff API holds anything that does", async () => {
    const schema = await createStaffSchema();
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
      .flatMap((type) =>
        isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
      )
      .filter((name) => OPENING.test(name.split(".")[1] ?? ""));
    expect(fields.toSorted()).toEqual([
      "AcceptInvitationPayload.recoveryCodes",
      "EnrolPayload.otpauthUri",
      "EnrolPayload.secret",
      "InviteStaffPayload.token",
      "Mutation.renewRecoveryCodes",
      "Mutation.signIn",
      "RenewRecoveryCodesPayload.recoveryCodes",
      "Staff.recoveryCodesLeft",
    ]);
  });

  it("a member's cookie is nobody's in the shop, and no answer of the staff API sets a shopper's", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { email, visitor } = await aCustomerWithAll();
    const answers = [await readCustomer(owner, email), await exportCustomer(owner, email)];
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
    const response = await fetch(`${shop().url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: owner.cookie ?? "" },
      body: JSON.stringify({ query: "{ me { id } }" }),
    });
    expect(await response.json()).toEqual({ data: { me: null } });
    expect((await readMe(visitor)).data.me?.email).toBe(email);
  });

  it("what is exported and shown has no password, session or token of the shopper", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { email } = await aCustomerWithAll();
    await aPersonalDataLink(shop(), email);
    const secrets: { secret: string }[] = await query(
      `SELECT password_hash AS secret FROM account WHERE email = $1
      UNION ALL SELECT token_hash FROM account_letter WHERE email = $1
      UNION ALL SELECT s.sid FROM session s JOIN sign_in i ON i.id::text = s.sess->>'signInId'
        JOIN account a ON a.id = i.account_id WHERE a.email = $1
      UNION ALL SELECT visitor_id::text FROM account WHERE email = $1`,
      [email],
    );
    expect(secrets).toHaveLength(4);
    const shown = JSON.stringify([(await readCustomer(owner, email)).data, (await exportCustomer(owner, email)).data]);
    for (const { secret } of secrets) expect(shown).not.toContain(secret);
  });
});

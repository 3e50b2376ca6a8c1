import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { KeyedHash } from "../../src/kernel/hashing/keyed-hash.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anAccount, anEmail } from "../builders/account.js";
import {
  aMerge,
  confirmMerge,
  mergeBoth,
  mergeMail,
  mergesOf,
  proposeMerge,
  readMerge,
  refuseMerge,
  withdrawMerge,
} from "../builders/customer-merge.js";
import { anOrderOf, customerAudit, forgetCustomer } from "../builders/staff-customers.js";
import { aSignedInMember } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";

const shop = useShop();
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** An account, and a guest's address under which an order was placed. */
async function aPair() {
  const { email: keptEmail } = await anAccount(shop());
  const leavingEmail = anEmail();
  await anOrderOf(shop().visitor(), { email: leavingEmail });
  return { keptEmail, leavingEmail };
}

const auditOf = async (email: string) => {
  const subject = new KeyedHash(TEST_SECRETS, "audited customers").of(email);
  return (await customerAudit(shop())).filter(({ subjectId }) => subjectId === subject).map(({ what }) => what);
};

describe("a proposal", () => {
  it("is on both customers' pages, asks both owners by mail, and is audited for both", async () => {
    const { keptEmail, leavingEmail } = await aPair();
    const { client, email } = await aSignedInMember(shop());
    const emails = { keptEmail: ` ${keptEmail.toUpperCase()} `, leavingEmail: leavingEmail.toUpperCase() };
    const { data } = await proposeMerge(client, emails, " Same phone number. ");
    const merge = data?.["proposeCustomerMerge"]?.merge;
    const common = { reason: "Same phone number.", state: "OPEN", proposedBy: email, endedAt: null };
    const answers = { hasConfirmed: false, hasOtherConfirmed: false };
    expect(merge).toMatchObject({ ...common, ...answers, otherEmail: leavingEmail, isKept: true });
    expect(await mergesOf(client, keptEmail)).toEqual([merge]);
    expect(await mergesOf(client, leavingEmail)).toMatchObject([{ ...common, otherEmail: keptEmail, isKept: false }]);
    const queued = await query("SELECT data->>'kind' AS kind FROM pgboss.job WHERE data->>'about' = $1 ORDER BY 1", [
      keyOf("CustomerMerge", merge?.id ?? ""),
    ]);
    expect(queued).toEqual([{ kind: "merge-asked-kept" }, { kind: "merge-asked-leaving" }]);
    for (const address of [keptEmail, leavingEmail])
      expect(await auditOf(address)).toEqual(["customer.merge-proposed"]);
    for (const { before, after } of await customerAudit(shop()))
      expect(JSON.stringify([before, after])).not.toContain("@");
  });

  it("says who has confirmed", async () => {
    const emails = await aPair();
    const { staff, leavingToken } = await aMerge(shop(), emails);
    await confirmMerge(shop().visitor(), leavingToken);
    expect(await mergesOf(staff, emails.leavingEmail)).toMatchObject([
      { hasConfirmed: true, hasOtherConfirmed: false },
    ]);
    expect(await mergesOf(staff, emails.keptEmail)).toMatchObject([{ hasConfirmed: false, hasOtherConfirmed: true }]);
  });

  it.each<[string, (pair: { keptEmail: string; leavingEmail: string }) => object, string]>([
    ["the same address", ({ keptEmail }) => ({ leavingEmail: keptEmail }), "leavingEmail"],
    ["an address under which nothing is kept", () => ({ leavingEmail: anEmail() }), "leavingEmail"],
    [
      "a guest who stays",
      ({ keptEmail, leavingEmail }) => ({ keptEmail: leavingEmail, leavingEmail: keptEmail }),
      "keptEmail",
    ],
    ["no address", () => ({ keptEmail: "jo" }), "keptEmail"],
  ])("is refused for %s", async (_what, changesOf, field) => {
    const pair = await aPair();
    const { client } = await aSignedInMember(shop());
    const { data } = await proposeMerge(client, { ...pair, ...changesOf(pair) });
    expect(data?.["proposeCustomerMerge"]).toMatchObject({
      merge: null,
      errors: [{ code: "BAD_USER_INPUT", field: [field] }],
    });
  });

  it("wants a reason", async () => {
    const { client } = await aSignedInMember(shop());
    const { data } = await proposeMerge(client, await aPair(), "  ");
    expect(data?.["proposeCustomerMerge"]).toMatchObject({ errors: [{ field: ["reason"] }] });
  });

  it("is one at a time for each address, also when two are sent at once", async () => {
    const { client } = await aSignedInMember(shop());
    const [pair, other] = [await aPair(), await aPair()];
    const answers = await Promise.all([
      proposeMerge(client, pair),
      proposeMerge(client, { ...pair, leavingEmail: other.leavingEmail }),
    ]);
    expect(answers.flatMap(codesOf)).toEqual(["CONFLICT"]);
    expect(await mergesOf(client, pair.keptEmail)).toHaveLength(1);
  });

  it("is made by owners and orders alone, with a fresh code", async () => {
    const pair = await aPair();
    for (const role of [StaffRole.CONTENT, StaffRole.CATALOGUE])
      expect(codesOf(await proposeMerge((await aSignedInMember(shop(), role)).client, pair))).toEqual(["FORBIDDEN"]);
    const { client, id } = await aSignedInMember(shop(), StaffRole.ORDERS);
    await query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(codesOf(await proposeMerge(client, pair))).toEqual(["FORBIDDEN"]);
  });
});

describe("the end of a proposal", () => {
  it("by staff: neither link works, no mail is sent any more, and another one may follow", async () => {
    const emails = await aPair();
    const { staff, merge, keptToken, leavingToken } = await aMerge(shop(), emails);
    const { data } = await withdrawMerge(staff, merge.id);
    expect(data?.["withdrawCustomerMerge"]?.merge).toMatchObject({ state: "WITHDRAWN", endedAt: expect.any(String) });
    for (const token of [keptToken, leavingToken])
      expect((await readMerge(shop().visitor(), token)).data).toEqual({ accountMerge: null });
    expect(await mergeMail(shop(), merge.id, "merge-asked-kept")).toBeUndefined();
    expect(codesOf(await withdrawMerge(staff, merge.id))).toEqual(["CONFLICT"]);
    expect(await auditOf(emails.leavingEmail)).toEqual(["customer.merge-proposed", "customer.merge-withdrawn"]);
    expect((await proposeMerge(staff, emails)).errors).toEqual([]);
  });

  it("by one of the owners, which staff see and the audit says without them", async () => {
    const emails = await aPair();
    const { staff, leavingToken } = await aMerge(shop(), emails);
    await refuseMerge(shop().visitor(), leavingToken);
    expect(await mergesOf(staff, emails.keptEmail)).toMatchObject([{ state: "REFUSED" }]);
    expect(await auditOf(emails.keptEmail)).toEqual(["customer.merge-proposed", "customer.merge-refused"]);
    const [{ by }] = await query(
      "SELECT staff_id AS by FROM staff_audit WHERE what = 'customer.merge-refused' ORDER BY id DESC LIMIT 1",
    );
    expect(by).toBeNull();
  });

  it("by time: it is expired after 14 days, another one may follow, and its row goes after 90", async () => {
    const emails = await aPair();
    const { staff, merge, keptToken } = await aMerge(shop(), emails);
    const age = (days: number) =>
      query(
        `UPDATE customer_merge SET proposed_at = now() - $2 * interval '1 day', expires_at = now() + (14 - $2) * interval '1 day'
         WHERE kept_email = $1 AND state = 'OPEN'`,
        [emails.keptEmail, days],
      );
    await age(13);
    expect(await mergesOf(staff, emails.keptEmail)).toMatchObject([{ state: "OPEN" }]);
    await age(14.1);
    expect(await mergesOf(staff, emails.keptEmail)).toMatchObject([{ state: "EXPIRED" }]);
    expect(codesOf(await confirmMerge(shop().visitor(), keptToken))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await withdrawMerge(staff, merge.id))).toEqual(["CONFLICT"]);
    await removeEnded(shop(), "customer_merge");
    expect(await mergesOf(staff, emails.keptEmail)).toHaveLength(1);
    await age(90.1);
    await removeEnded(shop(), "customer_merge");
    expect(await mergesOf(staff, emails.keptEmail)).toEqual([]);
    expect((await proposeMerge(staff, emails)).errors).toEqual([]);
  });

  it("by erasing one of the customers: the row with both addresses goes, and its mails", async () => {
    const emails = await aPair();
    const { staff, merge, keptToken } = await aMerge(shop(), emails);
    await forgetCustomer(staff, emails.leavingEmail);
    expect(await mergesOf(staff, emails.keptEmail)).toEqual([]);
    expect(codesOf(await confirmMerge(shop().visitor(), keptToken))).toEqual(["NOT_FOUND"]);
    expect(await mergeMail(shop(), merge.id, "merge-asked-kept")).toBeUndefined();
    const about = keyOf("CustomerMerge", merge.id);
    expect(await query("SELECT FROM pgboss.job WHERE data->>'about' = $1", [about])).toEqual([]);
  });

  it("by merging: the account that stays has the entry, and the other customer is no more", async () => {
    const emails = await aPair();
    const { staff } = await mergeBoth(shop(), emails);
    expect(await mergesOf(staff, emails.keptEmail)).toMatchObject([
      { state: "MERGED", hasConfirmed: true, hasOtherConfirmed: true },
    ]);
    expect(await mergesOf(staff, emails.leavingEmail)).toBeUndefined();
    expect(await auditOf(emails.keptEmail)).toEqual(["customer.merge-proposed", "customer.merged"]);
    expect(await auditOf(emails.leavingEmail)).toEqual(["customer.merge-proposed", "customer.merged"]);
  });
});

import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { emailText } from "../../src/mail/email-text.js";
import type { MailKind } from "../../src/mail/mail-kinds.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { anEmailContext } from "./emails.js";
import { mutate } from "./mutation.js";
import { aSignedInMember, type StaffClient } from "./staff.js";

const MERGE = `id otherEmail isKept reason state proposedAt proposedBy expiresAt endedAt hasConfirmed hasOtherConfirmed`;

export type TestMerge = {
  id: string;
  otherEmail: string;
  isKept: boolean;
  reason: string;
  state: string;
  proposedBy: string | null;
  endedAt: string | null;
  hasConfirmed: boolean;
  hasOtherConfirmed: boolean;
};

type Emails = { keptEmail: string; leavingEmail: string };

export const proposeMerge = (staff: StaffClient, emails: Emails, reason = "Same phone number.") =>
  staff.mutate<{ merge: TestMerge | null }>("proposeCustomerMerge", { ...emails, reason }, `merge { ${MERGE} }`);

export const withdrawMerge = (staff: StaffClient, id: string) =>
  staff.mutate<{ merge: TestMerge | null }>("withdrawCustomerMerge", { id }, `merge { ${MERGE} }`);

/** What the staff API shows of proposals about a customer. */
export async function mergesOf(staff: StaffClient, email: string): Promise<TestMerge[] | undefined> {
  const { data } = await staff.graphql<{ customer: { merges: TestMerge[] } | null }>(
    `query ($email: String!) { customer(email: $email) { merges { ${MERGE} } } }`,
    { email },
  );
  return data.customer?.merges;
}

/** A mail about a proposal, written now, with the `token` of its link; undefined where none is sent any more. */
export async function mergeMail({ database }: TestShop, id: string, kind: MailKind) {
  const context = anEmailContext();
  const mail = await createEmailWriter(database, context)(kind, keyOf("CustomerMerge", id));
  if (!mail) return undefined;
  const text = emailText(mail, context.shop);
  return { to: mail.to.address, text, token: /token=(\S+)/.exec(text)?.[1] ?? "" };
}

/** A proposal with the tokens of its two mails. */
export async function aMerge(shop: TestShop, emails: Emails) {
  const { client } = await aSignedInMember(shop);
  const { data, errors } = await proposeMerge(client, emails);
  const merge = data?.["proposeCustomerMerge"]?.merge;
  if (!merge) throw new Error(`Nothing was proposed: ${JSON.stringify(errors)}`);
  const [kept, leaving] = [
    await mergeMail(shop, merge.id, "merge-asked-kept"),
    await mergeMail(shop, merge.id, "merge-asked-leaving"),
  ];
  return { merge, staff: client, keptToken: kept?.token ?? "", leavingToken: leaving?.token ?? "" };
}

export const confirmMerge = (visitor: TestVisitor, token: string) =>
  mutate<"confirmAccountMerge", { isMerged: boolean | null }>(visitor, "confirmAccountMerge", { token }, "isMerged");

export const refuseMerge = (visitor: TestVisitor, token: string) => mutate(visitor, "refuseAccountMerge", { token });

export const readMerge = (visitor: TestVisitor, token: string) =>
  visitor.graphql<{
    accountMerge: { email: string; isKept: boolean; hasAccount: boolean; expiresAt: string } | null;
  } | null>("query ($token: String!) { accountMerge(token: $token) { email isKept hasAccount expiresAt } }", { token });

/** Both owners confirm a proposal. */
export async function mergeBoth(shop: TestShop, emails: Emails) {
  const { keptToken, leavingToken, ...proposed } = await aMerge(shop, emails);
  await confirmMerge(shop.visitor(), leavingToken);
  const { data, errors } = await confirmMerge(shop.visitor(), keptToken);
  if (data?.confirmAccountMerge.isMerged !== true) throw new Error(`Nothing was merged: ${JSON.stringify(errors)}`);
  return proposed;
}

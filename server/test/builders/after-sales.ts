import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { emailText } from "../../src/mail/email-text.js";
import type { MailJob, MailKind } from "../../src/mail/mail-kinds.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { anEmailContext } from "./emails.js";
import { aChangeableOrder } from "./order-change.js";
import type { StaffClient } from "./staff.js";

const MADE = "product drawing picture rules facts { label value } lengths { part made } choices { label value }";
const ORDER = `
  id version status isLate totalPence refundedPence refundablePence
  lines { id picture }
  refunds { id amountPence reason note by takenBack { reason by } }
  remakes { id lineId item reason quantity note status nextStatus estimatedDelivery isLate by madeAt sentAt
    was { ${MADE} } became { ${MADE} } }
  audit { what before after }
  mails { kind }`;

type Made = {
  product: string;
  drawing: string;
  picture: string | null;
  rules: string;
  facts: { label: string; value: string }[];
  lengths: { part: string; made: string }[];
  choices: { label: string; value: string }[];
};

/** An order as staff see what became of it. */
export type StaffOrder = {
  id: string;
  version: number;
  status: string;
  isLate: boolean;
  totalPence: number;
  refundedPence: number;
  refundablePence: number;
  lines: { id: string; picture: string | null }[];
  refunds: {
    id: string;
    amountPence: number;
    reason: string;
    note: string | null;
    by: string;
    takenBack: { reason: string; by: string } | null;
  }[];
  remakes: {
    id: string;
    lineId: string;
    item: number;
    reason: string;
    quantity: number;
    note: string | null;
    status: string;
    nextStatus: string | null;
    estimatedDelivery: string;
    isLate: boolean;
    by: string;
    madeAt: string | null;
    sentAt: string | null;
    was: Made;
    became: Made;
  }[];
  audit: { what: string; before: string | null; after: string | null }[];
  mails: { kind: string }[];
};

export const readStaffOrder = async (staff: StaffClient, id: string): Promise<StaffOrder> => {
  const { data, errors } = await staff.graphql<{ order: StaffOrder }>(
    `query ($id: ID!) { order(id: $id) { ${ORDER} } }`,
    {
      id,
    },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.order;
};

/** The statuses on the way to one, which the database asks for. */
const WAY: Readonly<Record<string, readonly string[]>> = {
  PROCESSING: [],
  MANUFACTURING: ["MANUFACTURING"],
  SHIPPED: ["MANUFACTURING", "SHIPPED"],
  DELIVERED: ["MANUFACTURING", "SHIPPED", "DELIVERED"],
  CANCELLED: ["CANCELLED"],
};

/** Orders lines as `aChangeableOrder` does, and moves the order to a status. */
export async function anOrderIn(
  shop: TestShop,
  staff: StaffClient,
  status: string,
  lines?: readonly (Record<string, unknown> & { slug?: string })[],
): Promise<{ visitor: TestVisitor; number: string; key: string; order: StaffOrder }> {
  const { visitor, number } = await aChangeableOrder(shop, lines ? { lines } : {});
  for (const next of WAY[status] ?? [])
    await shop.database.query("UPDATE orders SET status = $2 WHERE number = $1", [number, next]);
  const [{ id: key }] = await shop.database.query("SELECT id FROM orders WHERE number = $1", [number]);
  return { visitor, number, key, order: await readStaffOrder(staff, globalId("Order", key)) };
}

type Answered = { order: StaffOrder | null };

/** Records a refund; a pound by default, for a fault, of the order as it was read. */
export const refund = (staff: StaffClient, { id, version }: StaffOrder, input: Record<string, unknown> = {}) =>
  staff.mutate<Answered>(
    "recordOrderRefund",
    { id, expectedVersion: version, amountPence: 100, reason: "FAULT", ...input },
    `order { ${ORDER} }`,
  );

/** Takes the first refund of an order back, as it was read. */
export const takeBackRefund = (
  staff: StaffClient,
  { id, version, refunds }: StaffOrder,
  input: Record<string, unknown> = {},
) =>
  staff.mutate<Answered>(
    "takeBackOrderRefund",
    { id, expectedVersion: version, refundId: refunds[0]?.id, reason: "WRONG_AMOUNT", ...input },
    `order { ${ORDER} }`,
  );

/** Has the first line of an order made again, one of it because of a fault by default. */
export const remake = (staff: StaffClient, { id, version, lines }: StaffOrder, input: Record<string, unknown> = {}) =>
  staff.mutate<Answered>(
    "remakeOrderLine",
    { id, expectedVersion: version, lineId: lines[0]?.id, reason: "FAULT", quantity: 1, ...input },
    `order { ${ORDER} }`,
  );

/** Moves the first remake of an order. */
export const moveRemake = (staff: StaffClient, { id, version, remakes }: StaffOrder, to: string, input: object = {}) =>
  staff.mutate<Answered>(
    "moveRemake",
    { id, expectedVersion: version, remakeId: remakes[0]?.id, to, ...input },
    `order { ${ORDER} }`,
  );

/** The queued e-mails of a kind about an order as they would be sent now, in the order in which they were queued. */
export async function queuedMails({ database }: TestShop, key: string, kind: MailKind): Promise<string[]> {
  const jobs: { data: MailJob }[] = await database.query(
    "SELECT data FROM pgboss.job WHERE data->>'about' = $1 AND data->>'kind' = $2 ORDER BY created_on",
    [key, kind],
  );
  const context = anEmailContext();
  const write = createEmailWriter(database, context);
  const mails = await Promise.all(jobs.map(({ data: { about, part } }) => write(kind, about, part)));
  return mails.map((mail) => (mail ? `${mail.subject}\n${emailText(mail, context.shop)}` : ""));
}

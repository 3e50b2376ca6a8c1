import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { deleteEmails } from "../../mail/delete-emails.js";
import type { MailRecipients } from "../../mail/mail-recipients.js";
import { ownDataQueries } from "./own-data.queries.js";

/** Whose data is erased. A guest has no visitor, only an e-mail address. */
type Person = { visitorId: string | null; email: string };

/** How much was removed, and how many orders stay. */
export type Erased = { removed: number; orders: number };

/**
 * Deletes a person's cart, rooms and windows, held quotes, enquiries, visits, reported problems, reviews and invitations to write them, subscription and
 * e-mails, except those of another account.
 * Orders stay as long as tax law requires: they lose their owner; finished ones are stripped at once, the others later by the retention
 * job.
 */
export async function eraseOwnData(
  manager: EntityManager,
  { visitorId, email }: Person,
  recipients: MailRecipients,
): Promise<Erased> {
  const { removed: found, reviews } = await rowOf(manager, ownDataQueries.remove, [visitorId, email]);
  const meanwhile = await rowsOf(manager, ownDataQueries.removeHeldMeanwhile, [visitorId, email]);
  const removed = [...found, ...meanwhile.map(({ id }) => id)];
  const rows = await rowsOf(manager, ownDataQueries.leaveOrders, [visitorId, email]);
  const orders = rows.map(({ id }) => id);
  await rowsOf(manager, ownDataQueries.stripOrders, [orders]);
  await deleteEmails(manager, { removed, kept: orders, recipients: recipients.hashesOf(email) });
  return { removed: removed.length + reviews, orders: orders.length };
}

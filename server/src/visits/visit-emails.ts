import type { DataSource } from "typeorm";
import { hashOfToken, newToken } from "../kernel/hashing/link-token.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { Email, EmailContext } from "../mail/email.js";
import * as templates from "./visit-email-templates.js";
import { visitQueries, type VisitRow } from "./visit.queries.js";

/** Writes the mails of visits from the visit as it is when they are sent; none where it is not so any more. */
export function visitEmails(database: DataSource, context: EmailContext) {
  const find = async (id: string): Promise<VisitRow | undefined> =>
    (await rowsOf(database, visitQueries.byId, [id]))[0];
  /** The token is made with the mail, so that only the mail has it. */
  const withLink =
    (template: (visit: VisitRow, token: string, context: EmailContext, now: Date) => Email) =>
    async (id: string): Promise<Email | undefined> => {
      const visit = await find(id);
      if (visit?.state !== "BOOKED") return undefined;
      const token = newToken();
      await rowOf(database, visitQueries.keepToken, [hashOfToken(token), id]);
      return template(visit, token, context, new Date());
    };
  return {
    booked: withLink(templates.visitBooked),
    moved: withLink(templates.visitMoved),
    reminder: withLink(templates.visitReminder),
    async cancelled(id: string): Promise<Email | undefined> {
      const visit = await find(id);
      return visit?.state === "CANCELLED" ? templates.visitCancelled(visit, context) : undefined;
    },
    async copy(id: string): Promise<Email | undefined> {
      const visit = await find(id);
      return visit && templates.visitCopy(visit, context);
    },
  };
}

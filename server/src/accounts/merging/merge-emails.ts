import type { DataSource } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { rowsOf } from "../../kernel/sql/query.js";
import type { Email, EmailContext } from "../../mail/email.js";
import { customerMergeQueries, type MailedMerge } from "./customer-merge.queries.js";
import * as templates from "./merge-email-templates.js";

/** Writes the mails of proposals from the proposal as it is when they are sent; none where it is not so any more. */
export function mergeEmails(database: DataSource, context: EmailContext) {
  const find = async (id: string): Promise<MailedMerge | undefined> =>
    (await rowsOf(database, customerMergeQueries.toMail, [id]))[0];
  /** The token is made with the mail, so that only the mail has it. Who has answered gets no other one. */
  const asking =
    (isKept: boolean, template: (merge: MailedMerge, token: string, context: EmailContext) => Email) =>
    async (id: string): Promise<Email | undefined> => {
      const merge = await find(id);
      if (!merge?.isOpen || (isKept ? merge.hasKeptConfirmed : merge.hasLeavingConfirmed)) return undefined;
      const token = newToken();
      await rowsOf(database, customerMergeQueries.keepToken, [id, hashOfToken(token), isKept]);
      return template(merge, token, context);
    };
  const telling = (template: (merge: MailedMerge, context: EmailContext) => Email) => async (id: string) => {
    const merge = await find(id);
    return merge?.isMerged ? template(merge, context) : undefined;
  };
  return {
    askedKept: asking(true, templates.mergeAskedKept),
    askedLeaving: asking(false, templates.mergeAskedLeaving),
    mergedKept: telling(templates.mergedKept),
    mergedLeaving: telling(templates.mergedLeaving),
  };
}

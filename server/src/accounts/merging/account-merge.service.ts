import type { DataSource, EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { customerMergeQueries, type LinkedMerge } from "./customer-merge.queries.js";
import { mergeCustomers, type MergedEmails } from "./merge-customers.js";
import { MergeLinkNotValid } from "./merge.errors.js";

/** What the owners of two addresses have brought about, for the audit. */
type MergeOutcome = "customer.merged" | "customer.merge-refused";

/** Writes the audit within the transaction. Accounts don't know the audit, which is that of staff. */
export type AuditMerge = (manager: EntityManager, outcome: MergeOutcome, emails: MergedEmails) => Promise<void>;

/** Lets the owners of two addresses answer whether they are one person. Each proves their address by the link that was mailed to it. */
export class AccountMergeService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly audit: AuditMerge,
  ) {}

  /** The open proposal of a link; null for an unknown or used link, and where it has ended. */
  async find(token: string): Promise<LinkedMerge | null> {
    const [merge] = await withRetry(() => rowsOf(this.database, customerMergeQueries.ofLink, [hashOfToken(token)]));
    return merge ?? null;
  }

  /**
   * The owner of the link's address says that both addresses are theirs. The link is used up. Once both have said so, the customers are
   * merged in the same transaction.
   * @returns whether they are
   * @throws {MergeLinkNotValid}
   */
  confirm(token: string): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      const merge = await lockedByToken(manager, token);
      const { isAgreed } = await rowOf(manager, customerMergeQueries.confirm, [merge.id, merge.isKept]);
      if (!isAgreed) return false;
      const merged = await mergeCustomers(manager, merge);
      if (!merged) throw new MergeLinkNotValid();
      await rowOf(manager, customerMergeQueries.end, [merge.id, "MERGED", merged.piecesLeftOut]);
      await this.audit(manager, "customer.merged", merge);
      await this.mail.add(manager, merge.id, "merged-kept", "merged-leaving");
      return true;
    });
  }

  /** The owner of the link's address says that the other one is not theirs. That ends the proposal. @throws {MergeLinkNotValid} */
  refuse(token: string): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const merge = await lockedByToken(manager, token);
      await rowOf(manager, customerMergeQueries.end, [merge.id, "REFUSED", 0]);
      await this.audit(manager, "customer.merge-refused", merge);
    });
  }
}

/** The addresses are locked before the proposal, in the order in which those who erase them take locks. @throws {MergeLinkNotValid} */
async function lockedByToken(manager: EntityManager, token: string): Promise<LinkedMerge> {
  const hash = hashOfToken(token);
  const [seen] = await rowsOf(manager, customerMergeQueries.ofLink, [hash]);
  if (!seen) throw new MergeLinkNotValid();
  await rowsOf(manager, customerMergeQueries.lockEmails, [[seen.keptEmail, seen.leavingEmail]]);
  const [merge] = await rowsOf(manager, customerMergeQueries.lockOfLink, [hash]);
  if (!merge) throw new MergeLinkNotValid();
  return merge;
}

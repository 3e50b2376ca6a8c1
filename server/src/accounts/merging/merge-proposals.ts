import type { EntityManager } from "typeorm";
import { BadField } from "../../kernel/errors/shop-error.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { customerMergeQueries } from "./customer-merge.queries.js";
import type { MergedEmails } from "./merge-customers.js";
import { MergeNotOpen, MergeProposedAlready } from "./merge.errors.js";

/** Two lowercased addresses, why they are one customer's, and the member of staff who says so. */
export type ProposedMerge = MergedEmails & { reason: string; staffId: string };

/** What staff propose about two customers, within the caller's transaction, so that the audit is written in it too. */
export class MergeProposals {
  constructor(private readonly mail: MailQueue) {}

  /**
   * Keeps a proposal, and mails each address a link of its own. Neither mail names the other address.
   * @returns its id
   * @throws {BadInput} where the first address has no account
   * @throws {MergeProposedAlready}
   */
  async propose(manager: EntityManager, proposed: ProposedMerge): Promise<string> {
    const { keptEmail, leavingEmail, reason, staffId } = proposed;
    await rowsOf(manager, customerMergeQueries.lockEmails, [[keptEmail, leavingEmail]]);
    const state = await rowOf(manager, customerMergeQueries.canPropose, [keptEmail, leavingEmail]);
    if (!state.hasKeptAccount)
      throw new BadField("keptEmail", "This e-mail address has no account. The one that stays must have one.");
    if (state.isProposed) throw new MergeProposedAlready();
    const { id } = await rowOf(manager, customerMergeQueries.propose, [keptEmail, leavingEmail, reason, staffId]);
    await this.mail.add(manager, id, "merge-asked-kept", "merge-asked-leaving");
    return id;
  }

  /** Ends an open proposal; its links stop working. @throws {MergeNotOpen} */
  async withdraw(manager: EntityManager, id: string): Promise<MergedEmails> {
    const [open] = await rowsOf(manager, customerMergeQueries.lockOpen, [id]);
    if (!open) throw new MergeNotOpen();
    await rowOf(manager, customerMergeQueries.end, [id, "WITHDRAWN", 0]);
    return open;
  }
}

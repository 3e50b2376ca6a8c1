import type { DataSource, EntityManager } from "typeorm";
import type { MergedEmails } from "../../accounts/merging/merge-customers.js";
import type { MergeProposals } from "../../accounts/merging/merge-proposals.js";
import { BadField } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { mergeCustomersForm } from "../../rules/staff-forms.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { AuditedCustomers } from "./audited-customer.js";
import { staffMergeQueries, type CustomerMergeRow } from "./customer-merge.queries.js";
import type { ProposeCustomerMergeInput } from "./customer-merge.types.js";
import type { CustomerService } from "./customer.service.js";

type CustomerMergeParts = {
  database: DataSource;
  customers: CustomerService;
  mergeProposals: MergeProposals;
  sessionSecrets: readonly string[];
};

/** Proposals of staff that two customers are one. Their owners decide; staff can merge nobody. */
export class CustomerMergeService {
  private readonly audited: AuditedCustomers;

  constructor(private readonly parts: CustomerMergeParts) {
    this.audited = new AuditedCustomers(parts.sessionSecrets);
  }

  /** What is or was proposed about a customer, the latest first; at most 50. */
  of(email: string): Promise<CustomerMergeRow[]> {
    return rowsOf(this.parts.database, staffMergeQueries.ofEmail, [email]);
  }

  /**
   * Asks both owners by mail. The audit has no reason: it may name the customer.
   * @throws {BadInput} with an error for each field, also where nothing is kept under an address or the first has no account
   * @throws {MergeProposedAlready}
   */
  async propose(actor: StaffActor, typed: ProposeCustomerMergeInput): Promise<CustomerMergeRow> {
    const { keptEmail, leavingEmail, reason } = checkedForm(mergeCustomersForm, typed);
    if (!(await this.parts.customers.find(leavingEmail)))
      throw new BadField("leavingEmail", "Nothing is kept under this e-mail address.");
    return inTransaction(this.parts.database, async (manager) => {
      const proposed = { keptEmail, leavingEmail, reason, staffId: actor.staffId };
      const id = await this.parts.mergeProposals.propose(manager, proposed);
      await this.record(manager, actor, "customer.merge-proposed", { keptEmail, leavingEmail });
      return rowOf(manager, staffMergeQueries.byId, [keptEmail, id]);
    });
  }

  /** Ends a proposal that is open; neither link works any more. @throws {MergeNotOpen} */
  withdraw(actor: StaffActor, id: string): Promise<CustomerMergeRow> {
    return inTransaction(this.parts.database, async (manager) => {
      const emails = await this.parts.mergeProposals.withdraw(manager, id);
      await this.record(manager, actor, "customer.merge-withdrawn", emails);
      return rowOf(manager, staffMergeQueries.byId, [emails.keptEmail, id]);
    });
  }

  private async record(manager: EntityManager, actor: StaffActor, what: string, emails: MergedEmails): Promise<void> {
    const entry = (email: string, isKept: boolean) => ({
      ...{ what, subject: this.audited.subject(email), before: null },
      after: { isKept },
    });
    await recordChanges(manager, actor, entry(emails.keptEmail, true), entry(emails.leavingEmail, false));
  }
}

import type { DataSource } from "typeorm";
import type { CustomerDataService } from "../../accounts/own-data/customer-data.service.js";
import type { Erased } from "../../accounts/own-data/erase-own-data.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { forgetCustomerForm } from "../../rules/staff-forms.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import type { AuditRow } from "../audit/audit.queries.js";
import type { AuditService } from "../audit/audit.service.js";
import { AuditedCustomers } from "./audited-customer.js";
import { CustomerNotFound } from "./customer.errors.js";
import type { CustomerService } from "./customer.service.js";

type CustomerRightsParts = {
  database: DataSource;
  customers: CustomerService;
  customerData: CustomerDataService;
  audit: AuditService;
  sessionSecrets: readonly string[];
};

/** What the law grants a customer, done by staff whom they have asked. The audit names no customer (AuditedCustomers). */
export class CustomerRightsService {
  private readonly audited: AuditedCustomers;

  constructor(private readonly parts: CustomerRightsParts) {
    this.audited = new AuditedCustomers(parts.sessionSecrets);
  }

  /** All that the customer could download, as a JSON text. The audit says who has exported it. @throws {CustomerNotFound} */
  async export(actor: StaffActor, typed: string): Promise<string> {
    const customer = await this.parts.customers.find(typed);
    if (!customer) throw new CustomerNotFound();
    const { email, hasAccount, orderCount } = customer;
    const data = await this.parts.customerData.export(email);
    const after = { hasAccount, orders: orderCount };
    await inTransaction(this.parts.database, (manager) =>
      recordChanges(manager, actor, {
        what: "customer.exported",
        subject: this.audited.subject(email),
        before: null,
        after,
      }),
    );
    return data;
  }

  /**
   * Erases what the customer could erase alone. It may be repeated: where nothing is left to forget, nothing is sent or audited.
   * @throws {BadInput} where the two e-mail addresses differ
   */
  async forget(actor: StaffActor, typed: { email: string; confirmEmail: string }): Promise<Erased> {
    const { email } = checkedForm(forgetCustomerForm, typed);
    const forgotten = await inTransaction(this.parts.database, async (manager) => {
      const erased = await this.parts.customerData.forget(manager, email);
      if (!erased) return undefined;
      const { hadAccount, removed, orders } = erased;
      const before = { hasAccount: hadAccount, records: removed, orders };
      const subject = this.audited.subject(email);
      await recordChanges(manager, actor, { what: "customer.forgotten", subject, before, after: null });
      return erased;
    });
    return forgotten ?? { removed: 0, orders: 0 };
  }

  /** Who has exported, forgotten or merged this customer's data, the latest first; at most 200. */
  audit(email: string): Promise<AuditRow[]> {
    return this.parts.audit.ofSubject(this.audited.subject(email), ...this.audited.idsOf(email));
  }
}

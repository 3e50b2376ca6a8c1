import type { DataSource } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { mailsAbout, type MailAbout } from "../../mail/mails-about.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, type WholeOrderRow } from "../../orders/order.queries.js";
import { orderNoteForm } from "../../rules/staff-forms.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { orderNoteQueries, type OrderNoteRow } from "./order-note.queries.js";

/** One order with all that belongs to it. */
export class StaffOrderService {
  constructor(private readonly database: DataSource) {}

  /** Null where there is none. */
  async find(id: string): Promise<WholeOrderRow | null> {
    if (!isUuid(id)) return null;
    const [row] = await rowsOf(this.database, orderQueries.whole, [id]);
    return row ?? null;
  }

  /** The e-mails about an order, the latest first. */
  mails(id: string): Promise<MailAbout[]> {
    return mailsAbout(this.database, id);
  }

  /** What staff have written about an order, the latest first. */
  notes(id: string): Promise<OrderNoteRow[]> {
    return rowsOf(this.database, orderNoteQueries.ofOrder, [id]);
  }

  /**
   * Adds a note, and returns the order. The audit says only that there is one: what it says may concern the shopper.
   * @throws {BadInput} {@link OrderNotFound}
   */
  async addNote(actor: StaffActor, typed: { id: string; text: string }): Promise<WholeOrderRow | null> {
    const { text } = checkedForm(orderNoteForm, { text: typed.text });
    const { id } = typed;
    if (!isUuid(id)) throw new OrderNotFound();
    await inTransaction(this.database, async (manager) => {
      const [note] = await rowsOf(manager, orderNoteQueries.add, [id, actor.staffId, text]);
      if (!note) throw new OrderNotFound();
      const subject = { type: "Order", id } as const;
      await recordChanges(manager, actor, { what: "order.noted", subject, before: null, after: { note: note.id } });
    });
    return this.find(id);
  }
}

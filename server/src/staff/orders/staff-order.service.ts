import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { mailsAbout, type MailAbout } from "../../mail/mails-about.js";
import { orderQueries, type WholeOrderRow } from "../../orders/order.queries.js";

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
}

import type { DataSource } from "typeorm";
import { BadField } from "../../kernel/errors/shop-error.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { searchQuery } from "../../kernel/sql/search-words.js";
import { customerCursor, emailOfCursor } from "./customer-cursor.js";
import {
  customerQueries,
  type CustomerEnquiryRow,
  type CustomerHeldQuoteRow,
  type CustomerOrderRow,
  type CustomerReviewRow,
  type CustomerRow,
  type CustomerSummary,
  type CustomerVisitRow,
} from "./customer.queries.js";

/** A customer with account and subscription, without what they have sent. */
export type Customer = CustomerSummary & {
  account: { firstName: string; lastName: string; phone: string | null; createdAt: Date } | null;
  mailingList: { requestedAt: Date; confirmedAt: Date | null } | null;
};

/** Finds customers and reads what the shop keeps about them. A customer is a lowercased e-mail address. */
export class CustomerService {
  constructor(private readonly database: DataSource) {}

  /** A page of the customers that a search finds. @throws {BadInput} for an invalid cursor, and without a search */
  async page(search: string, window: PageWindow): Promise<Page<CustomerSummary>> {
    const query = searchQuery(search);
    if (query === undefined) throw new BadField("search", "Type the beginning of a name or an e-mail address.");
    const after = window.cursor === undefined ? null : emailOfCursor(window.cursor);
    const rows = await rowsOf(this.database, customerQueries.page, [query, after, window.size + 1]);
    return pageOf(rows, window, (row) => ({ node: row, cursor: customerCursor(row.email) }));
  }

  /** Null where nothing is kept under the e-mail address. */
  async find(email: string): Promise<Customer | null> {
    const [row] = await rowsOf(this.database, customerQueries.byEmail, [email.trim().toLowerCase()]);
    return row ? toCustomer(row) : null;
  }

  /** The latest first; at most 200. */
  orders(email: string): Promise<CustomerOrderRow[]> {
    return rowsOf(this.database, customerQueries.orders, [email]);
  }

  /** The latest first; at most 200. */
  enquiries(email: string): Promise<CustomerEnquiryRow[]> {
    return rowsOf(this.database, customerQueries.enquiries, [email]);
  }

  /** The latest first; at most 200. */
  visits(email: string): Promise<CustomerVisitRow[]> {
    return rowsOf(this.database, customerQueries.visits, [email]);
  }

  /** The latest first; at most 200. */
  heldQuotes(email: string): Promise<CustomerHeldQuoteRow[]> {
    return rowsOf(this.database, customerQueries.heldQuotes, [email]);
  }

  /** How many windows the account keeps; 0 without one. */
  async windowCount(email: string): Promise<number> {
    return (await rowOf(this.database, customerQueries.windows, [email])).count;
  }

  /** Those of what they have bought, the latest first; at most 200. */
  reviews(email: string): Promise<CustomerReviewRow[]> {
    return rowsOf(this.database, customerQueries.reviews, [email]);
  }
}

/** Times within JSON arrive as text. */
const toCustomer = ({ account, mailingList, ...summary }: CustomerRow): Customer => ({
  ...summary,
  account: account && { ...account, createdAt: new Date(account.createdAt) },
  mailingList: mailingList && {
    requestedAt: new Date(mailingList.requestedAt),
    confirmedAt: mailingList.confirmedAt === null ? null : new Date(mailingList.confirmedAt),
  },
});

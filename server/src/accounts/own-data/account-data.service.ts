import type { DataSource } from "typeorm";
import { withRetry } from "../../kernel/sql/transaction.js";
import type { CustomerOrders } from "../../orders/customer-orders.service.js";
import { ownerless } from "../../orders/order-owner.js";
import type { AccountService } from "../account/account.service.js";
import type { AccountType } from "../account/account.types.js";
import type { AddressService } from "../addresses/address.service.js";
import type { SignInService } from "../sign-in/sign-in.service.js";

type Enquiries = Record<
  "quoteRequests" | "messages" | "sampleRequests" | "fromUnknownSenders" | "mailingList",
  unknown
>;

/** Exports a customer's data. */
export class AccountDataService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly addresses: AddressService,
    private readonly signIns: SignInService,
    private readonly orders: CustomerOrders,
  ) {}

  /**
   * All data of the account except the password hash, as a JSON text. Enquiries that others sent with its e-mail address are listed
   * only by kind and time, because their content may concern other people.
   */
  download(accountId: string): Promise<string> {
    return withRetry(() => this.text(accountId));
  }

  private async text(accountId: string): Promise<string> {
    const account = await this.accounts.get(accountId);
    const { visitorId, isOnMailingList, ...details } = account;
    const data = {
      account: details,
      addresses: await this.addresses.of(accountId),
      orders: await this.orders.all(account),
      cart: await this.database.query(CART, [visitorId]),
      ...(await this.enquiriesOf(account)),
      signIns: (await this.signIns.of(accountId, undefined)).map(({ isThisOne: _, ...signIn }) => signIn),
    };
    return JSON.stringify({ madeAt: new Date(), isOnMailingList, ...data }, null, 2);
  }

  private async enquiriesOf({ visitorId, email }: AccountType): Promise<Enquiries> {
    const [enquiries]: [Enquiries] = await this.database.query(ENQUIRIES, [visitorId, email]);
    return enquiries;
  }
}

const CART = `
  SELECT p.name, l.quantity, l.width::float8 AS "widthInches", l.height::float8 AS "heightInches", l.material, l.color,
    l.customizations, l.added_at AS "addedAt"
  FROM cart c JOIN cart_line l ON l.cart_id = c.id LEFT JOIN product p ON p.id = l.product_id
  WHERE c.visitor_id = $1 ORDER BY l.added_at`;

/** Rows with e-mail address $2 that belong to no account. */
const unknownSender = (table: string, what: string) => `
  SELECT '${what}' AS what, e.created_at AS "createdAt" FROM ${table} e WHERE lower(e.email) = $2 AND ${ownerless("e")}`;

/** Rows of visitor $1 and of e-mail address $2. */
const ENQUIRIES = `
  SELECT
    ARRAY(SELECT to_json(q) FROM (
      SELECT id, name, email, phone, postcode, message, created_at AS "createdAt" FROM quote_request
      WHERE visitor_id = $1 ORDER BY created_at) q) AS "quoteRequests",
    ARRAY(SELECT to_json(m) FROM (
      SELECT id, name, email, phone, message, created_at AS "createdAt" FROM contact_message
      WHERE visitor_id = $1 ORDER BY created_at) m) AS messages,
    ARRAY(SELECT to_json(s) FROM (
      SELECT id, name, email, address, city, postcode, samples, created_at AS "createdAt" FROM sample_request
      WHERE visitor_id = $1 ORDER BY created_at) s) AS "sampleRequests",
    ARRAY(SELECT to_json(u) FROM (
      ${unknownSender("quote_request", "request for a quote")} UNION ALL ${unknownSender("contact_message", "message")}
      UNION ALL ${unknownSender("sample_request", "request for samples")} ORDER BY "createdAt") u) AS "fromUnknownSenders",
    (SELECT to_json(l) FROM (
      SELECT requested_at AS "requestedAt", confirmed_at AS "confirmedAt" FROM subscription WHERE email = $2) l)
      AS "mailingList"`;

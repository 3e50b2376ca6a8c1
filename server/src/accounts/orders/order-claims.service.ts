import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import type { UnclaimedOrder } from "./account-orders.types.js";
import { orderClaimQueries } from "./order-claims.queries.js";

/** Maximum number of listed orders; claiming one reveals the next. */
const SHOWN = 20;

/**
 * Guest orders with an account's e-mail address. The address may have been typed by a stranger, so the account's owner must claim
 * them.
 */
export class OrderClaims {
  constructor(private readonly database: DataSource) {}

  /** At most 20 unclaimed orders, newest first. Orders of other accounts are not listed. */
  unclaimed({ visitorId, email }: AccountType): Promise<UnclaimedOrder[]> {
    return withRetry(() => rowsOf(this.database, orderClaimQueries.unclaimed, [visitorId, email, SHOWN]));
  }

  /**
   * Claims an order for the account. It may be repeated.
   * @throws {NotFoundInAccount} without an order with this number and e-mail address, or if another account has it
   */
  claim({ id, visitorId, email }: AccountType, number: string): Promise<AccountType> {
    return inTransaction(this.database, async (manager) => {
      const values = [visitorId, email, number.trim().toUpperCase()];
      const claimed = await rowsOf(manager, orderClaimQueries.claim, values);
      if (claimed.length === 0) throw new NotFoundInAccount("order");
      return accountWithin(manager, id);
    });
  }
}

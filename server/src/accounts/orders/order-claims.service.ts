import type { DataSource } from "typeorm";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { ownedBy, ownerless } from "../../orders/order-owner.js";
import { NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account.queries.js";
import type { AccountType } from "../account/account.types.js";
import type { UnclaimedOrder } from "./account-orders.types.js";

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
    return withRetry(() => this.database.query(UNCLAIMED, [visitorId, email]));
  }

  /**
   * Claims an order for the account. It may be repeated.
   * @throws {NotFoundInAccount} without an order with this number and e-mail address, or if another account has it
   */
  claim({ id, visitorId, email }: AccountType, number: string): Promise<AccountType> {
    return inTransaction(this.database, async (manager) => {
      const [, claimed]: [unknown, number] = await manager.query(CLAIM, [
        visitorId,
        email,
        number.trim().toUpperCase(),
      ]);
      if (claimed === 0) throw new NotFoundInAccount("order");
      return accountWithin(manager, id);
    });
  }
}

const UNCLAIMED = `
  SELECT o.number, o.placed_at AS "placedAt", o.total_pence::float8 AS "totalPence" FROM orders o
  WHERE lower(o.email) = $2 AND o.visitor_id <> $1 AND ${ownerless("o")} ORDER BY o.placed_at DESC, o.number DESC LIMIT ${SHOWN}`;

const CLAIM = `
  UPDATE orders o SET ${ownedBy("$1")}
  WHERE o.number = $3 AND lower(o.email) = $2 AND (o.visitor_id = $1 OR ${ownerless("o")})`;

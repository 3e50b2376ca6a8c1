import type { DataSource } from "typeorm";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { ownedBy, ownerless } from "../../orders/order-owner.js";
import { NotFoundInAccount } from "../account/account.errors.js";
import { accountWithin } from "../account/account-row.js";
import type { AccountType } from "../account/account.types.js";
import type { UnclaimedOrder } from "./account-orders.types.js";

/** So many are shown; claiming one shows the next. */
const SHOWN = 20;

/**
 * Orders that were placed with an account's e-mail address, but not by the account. Anybody can type an address, so they become
 * the account's only once its owner says that they are.
 */
export class OrderClaims {
  constructor(private readonly database: DataSource) {}

  /** Those that nobody has claimed, the newest first, at most 20. An order of another account stays that account's. */
  unclaimed({ visitorId, email }: AccountType): Promise<UnclaimedOrder[]> {
    return withRetry(() => this.database.query(UNCLAIMED, [visitorId, email]));
  }

  /**
   * Makes an order the account's. Again is fine.
   * @throws {NotFoundInAccount} where there is none with this number and the account's address, or it is another account's
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

import type { DataSource } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { withRetry } from "../../kernel/sql/transaction.js";
import type { OrderService } from "../../orders/order.service.js";
import { exportedProject } from "../../projects/exported-project.js";
import type { AccountService } from "../account/account.service.js";
import type { AddressService } from "../addresses/address.service.js";
import type { SignInService } from "../sign-in/sign-in.service.js";
import { ownDataQueries } from "./own-data.queries.js";

/** Exports a customer's data. */
export class AccountDataService {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly addresses: AddressService,
    private readonly signIns: SignInService,
    private readonly orders: OrderService,
  ) {}

  /** All data of the account as a JSON text. @throws {NotSignedIn} if it was deleted in the meantime */
  async download(accountId: string): Promise<string> {
    return JSON.stringify(await withRetry(() => this.dataOf(accountId)), null, 2);
  }

  /**
   * All data of the account except the password hash. Enquiries that others sent with its e-mail address are listed only by kind and
   * time, because their content may concern other people.
   * @throws {NotSignedIn} if it was deleted in the meantime
   */
  async dataOf(accountId: string) {
    const account = await this.accounts.get(accountId);
    const { visitorId, isOnMailingList, ...details } = account;
    const data = {
      account: details,
      addresses: await this.addresses.of(accountId),
      orders: await this.orders.all(visitorId),
      cart: await rowsOf(this.database, ownDataQueries.cart, [visitorId]),
      project: await exportedProject(this.database, visitorId),
      ...(await rowOf(this.database, ownDataQueries.enquiries, [visitorId, account.email])),
      signIns: (await this.signIns.of(accountId, undefined)).map(({ isThisOne: _, ...signIn }) => signIn),
    };
    return { madeAt: new Date(), isOnMailingList, ...data };
  }
}

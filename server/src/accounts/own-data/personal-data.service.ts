import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import type { MailRecipients } from "../../mail/mail-recipients.js";
import { orderQueries, toOrder } from "../../orders/order.queries.js";
import { personalDataForm } from "../../rules/account-forms.js";
import { AccountLinkNotValid } from "../account/account.errors.js";
import type { AccountMail } from "../mail/account-mail.js";
import { eraseOwnData, type Erased } from "./erase-own-data.js";
import { ownDataQueries } from "./own-data.queries.js";
import type { ErasureParts } from "./remove-account.js";

/** Shows guests what the shop holds under their e-mail address, and erases it. A link in an e-mail proves the address. */
export class PersonalDataService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly recipients: MailRecipients,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends the link. The answer does not reveal whether the shop knows the address.
   * @throws {BadInput} {@link RateLimited}
   */
  async request(typed: string, clientIp: string): Promise<void> {
    const { email } = checkedForm(personalDataForm, { email: typed });
    await this.mail.take(email, clientIp);
    await inTransaction(this.database, (manager) => this.mail.add(manager, "personal-data", { email }));
  }

  /**
   * What the shop holds, as a JSON text. The link stays open.
   * @throws {AccountLinkNotValid}
   */
  async read(token: string): Promise<string> {
    const [link] = await withRetry(() => rowsOf(this.database, ownDataQueries.ofLink, [hashOfToken(token)]));
    if (!link) throw new AccountLinkNotValid();
    const text = await withRetry(() => personalDataOf(this.database, link.email));
    this.logger.info("personal data shown by a link");
    return text;
  }

  /**
   * Erases what need not be kept, and confirms it by e-mail. The link ends.
   * @throws {AccountLinkNotValid}
   */
  async erase(token: string): Promise<void> {
    const erased = await inTransaction(this.database, async (manager) => {
      const [link] = await rowsOf(manager, ownDataQueries.useLink, [hashOfToken(token)]);
      if (!link) throw new AccountLinkNotValid();
      return eraseAndConfirm(manager, link.email, { mail: this.mail, recipients: this.recipients });
    });
    this.logger.info({ erased }, "personal data erased by a link");
  }
}

/** What guests left under a lowercased e-mail address. What an account keeps is not in it. */
export async function guestDataOf(database: DataSource, email: string) {
  const orders = await rowsOf(database, orderQueries.ofGuest, [email]);
  const sent = await rowOf(database, ownDataQueries.ofGuest, [email]);
  return { madeAt: new Date(), email, orders: orders.map(toOrder), ...sent };
}

/** The same as a JSON text. */
export const personalDataOf = async (database: DataSource, email: string): Promise<string> =>
  JSON.stringify(await guestDataOf(database, email), null, 2);

/** Erases it, except for the orders, which lose their contact details once they are finished. */
export const erasePersonalData = (manager: EntityManager, email: string, recipients: MailRecipients): Promise<Erased> =>
  eraseOwnData(manager, { visitorId: null, email }, recipients);

/** The same, and queues a confirmation. */
export async function eraseAndConfirm(
  manager: EntityManager,
  email: string,
  { mail, recipients }: ErasureParts,
): Promise<Erased> {
  const erased = await erasePersonalData(manager, email, recipients);
  await mail.add(manager, "personal-data-erased", { email });
  return erased;
}

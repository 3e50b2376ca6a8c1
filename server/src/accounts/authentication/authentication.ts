import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import { type LeftOut, mergeCarts } from "../../cart/merge-carts.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { ownedBy } from "../../orders/order-owner.js";
import type { Visitor } from "../../kernel/requests/visitor.js";
import type { KnownDevices } from "./known-devices.js";
import { accountWithin } from "../account/account-row.js";
import type { SignInPayload } from "./sign-in.payload.js";
import { type ProvenOwner, startSignIn } from "./account-sessions.js";

/** The one way into an account. */
export class Entrance {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Signs a visitor in, in one transaction: a new session, and with it what a guest has: the lines of the cart join the
   * account's, orders and enquiries become its own. From then on the account knows the browser.
   * @param prove what shows, within the transaction, whose account it is
   */
  async enter(visitor: Visitor, prove: (manager: EntityManager) => Promise<ProvenOwner>): Promise<SignInPayload> {
    const isGuest = (await visitor.signedIn()) === undefined;
    const guestId = isGuest ? await visitor.find() : undefined;
    const { session, mark, ...payload } = await inTransaction(this.database, async (manager) => {
      const owner = await prove(manager);
      const next = await startSignIn(manager, visitor, owner);
      const leftOut = guestId === undefined ? [] : await this.bring(manager, guestId, owner.visitorId);
      const account = await accountWithin(manager, owner.accountId);
      const cart = await this.carts.read(owner.visitorId, manager);
      const mark = this.devices.mark(visitor.deviceMark(), owner);
      return { session: next, mark, account, cart, cartNotices: leftOut.map(noticeOf) };
    });
    session.take();
    visitor.markDevice(mark);
    return payload;
  }

  private async bring(manager: EntityManager, guestId: string, visitorId: string): Promise<LeftOut[]> {
    await manager.query(BRING, [guestId, visitorId]);
    return mergeCarts(manager, guestId, visitorId);
  }
}

const noticeOf = ({ name, quantity }: LeftOut): string =>
  `Your cart is full: ${quantity} of ${name ?? "an item that is no longer made"} could not be added to it.`;

/** Of visitor $1 to visitor $2. */
const BRING = `
  WITH quotes AS (
    UPDATE quote_request SET visitor_id = $2 WHERE visitor_id = $1
  ), messages AS (
    UPDATE contact_message SET visitor_id = $2 WHERE visitor_id = $1
  ), samples AS (
    UPDATE sample_request SET visitor_id = $2 WHERE visitor_id = $1
  )
  UPDATE orders o SET ${ownedBy("$2")} WHERE o.visitor_id = $1`;

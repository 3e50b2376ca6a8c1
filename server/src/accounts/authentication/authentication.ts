import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import { mergeCarts, type LeftOut } from "../../cart/merge-carts.js";
import type { Visitor } from "../../kernel/requests/visitor.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { mergeProjects } from "../../projects/merge-projects.js";
import { accountWithin } from "../account/account.queries.js";
import { startSignIn, type VerifiedOwner } from "./account-sessions.js";
import { authenticationQueries } from "./authentication.queries.js";
import type { KnownDevices } from "./known-devices.js";
import type { SignInResult } from "./signed-in.payload.js";

/** Signs visitors in, whichever way they verified their account. */
export class Authentication {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Signs a visitor in, in one transaction: starts a new session, merges the guest's cart and project into the account's, and
   * assigns the guest's orders, quotes and enquiries to the account. From then on the browser is a known device of the account.
   * @param verify verifies the account within the transaction
   * @param cartId a guest's cart that is merged too; any other is ignored
   */
  async signIn(
    visitor: Visitor,
    verify: (manager: EntityManager) => Promise<VerifiedOwner>,
    cartId?: string | null,
  ): Promise<SignInResult> {
    const isGuest = (await visitor.signedIn()) === undefined;
    const guestId = isGuest ? await visitor.find() : undefined;
    const { session, mark, ...payload } = await inTransaction(this.database, async (manager) => {
      const owner = await verify(manager);
      const next = await startSignIn(manager, visitor, owner);
      const leftOut = guestId === undefined ? [] : await this.adopt(manager, guestId, owner.visitorId);
      const named = cartId == null ? undefined : await this.carts.guestOf(manager, cartId);
      if (named !== undefined) leftOut.push(...(await mergeCarts(manager, named, owner.visitorId)));
      const account = await accountWithin(manager, owner.accountId);
      const cart = await this.carts.read(owner.visitorId, manager);
      const mark = this.devices.mark(visitor.deviceMark(), owner);
      return { session: next, mark, account, cart, cartNotices: leftOut.map(noticeOf), tokens: next.tokens };
    });
    session.take();
    visitor.markDevice(mark);
    return payload;
  }

  /**
   * Project and cart come first: a quote request, a kept price or an order in flight holds one of them. So nothing is sent with them after
   * what was sent is assigned.
   */
  private async adopt(manager: EntityManager, guestId: string, visitorId: string): Promise<LeftOut[]> {
    await mergeProjects(manager, guestId, visitorId);
    const leftOut = await mergeCarts(manager, guestId, visitorId);
    await rowsOf(manager, authenticationQueries.adopt, [guestId, visitorId]);
    await rowsOf(manager, authenticationQueries.adoptHeldMeanwhile, [guestId, visitorId]);
    return leftOut;
  }
}

const noticeOf = ({ name, quantity }: LeftOut): string =>
  `Your cart is full: ${quantity} of ${name ?? "an item that is no longer made"} could not be added to it.`;

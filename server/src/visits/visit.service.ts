import type { DataSource, EntityManager } from "typeorm";
import { hashOfToken } from "../kernel/hashing/link-token.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { formatPromise } from "../rules/opening-hours.js";
import { visitPlaceForm } from "../rules/visit-form.js";
import { changeableUntil, isInArea } from "../rules/visit-plan.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { changingVisits, moveVisit } from "./visit-change.js";
import { visitPlanQueries } from "./visit-plan.queries.js";
import { OutsideArea, VisitNotChangeable, VisitNotFound, VisitTooSoon } from "./visit.errors.js";
import { visitQueries, type VisitRow, type VisitTimeRow } from "./visit.queries.js";

/** Shows free times and visits, and moves and cancels visits by the links of their mails. */
export class VisitService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly shop: Pick<ShopProfile, "phone">,
  ) {}

  /** The free times that can still be booked, the earliest first. @throws {BadInput} for an invalid postcode @throws {OutsideArea} */
  async freeTimes(typed: string): Promise<VisitTimeRow[]> {
    const { postcode } = checkedForm(visitPlaceForm, { postcode: typed });
    const plan = await rowOf(this.database, visitPlanQueries.read);
    if (!isInArea(postcode, plan.areas)) throw new OutsideArea();
    return rowsOf(this.database, visitQueries.freeTimes, [earliest(plan)]);
  }

  /** The visit of a link; null for an unknown one. */
  async find(token: string, manager: EntityManager = this.database.manager): Promise<VisitRow | null> {
    const [visit = null] = await rowsOf(manager, visitQueries.byToken, [hashOfToken(token)]);
    return visit;
  }

  /** The visit of an order, whose reader the caller has checked: the booked one, or else the latest; null without one. */
  async ofOrder({ id }: { id: string }): Promise<VisitRow | null> {
    const [visit = null] = await rowsOf(this.database, visitQueries.ofOrder, [id]);
    return visit;
  }

  /**
   * Moves the visit of a link to another free time, and mails it to shopper and shop. The same time again changes nothing.
   * @throws {VisitNotFound} {@link VisitNotChangeable} {@link VisitTooSoon} {@link VisitTimeTaken} {@link RateLimited}
   */
  move(token: string, startsAt: Date): Promise<VisitRow> {
    return changingVisits(this.database, async (manager) => {
      const visit = await this.lockedByToken(manager, token);
      if (visit.state === "BOOKED" && visit.startsAt.getTime() === startsAt.getTime()) return visit;
      this.checkChangeable(visit);
      const plan = await rowOf(manager, visitPlanQueries.read);
      if (startsAt <= earliest(plan)) throw new VisitTooSoon(plan.noticeHours);
      await this.rateLimits.takeWithin(manager, [["visit-changes", visit.id]]);
      await moveVisit(manager, visit.id, startsAt);
      await this.mail.add(manager, visit.id, "visit-moved", "visit-copy");
      return rowOf(manager, visitQueries.byId, [visit.id]);
    });
  }

  /** Cancels the visit of a link, and mails it. Again is fine. @throws {VisitNotFound} {@link VisitNotChangeable} {@link RateLimited} */
  cancel(token: string): Promise<VisitRow> {
    return changingVisits(this.database, async (manager) => {
      const visit = await this.lockedByToken(manager, token);
      if (visit.state === "CANCELLED") return visit;
      this.checkChangeable(visit);
      await this.rateLimits.takeWithin(manager, [["visit-changes", visit.id]]);
      await rowOf(manager, visitQueries.cancel, [visit.id]);
      await this.mail.add(manager, visit.id, "visit-cancelled", "visit-copy");
      return rowOf(manager, visitQueries.byId, [visit.id]);
    });
  }

  /** Read after the lock, because another change may have come first. */
  private async lockedByToken(manager: EntityManager, token: string): Promise<VisitRow> {
    const found = await this.find(token, manager);
    if (!found) throw new VisitNotFound();
    await rowsOf(manager, visitQueries.lock, [found.id]);
    return rowOf(manager, visitQueries.byId, [found.id]);
  }

  private checkChangeable({ state, startsAt, noticeHours }: VisitRow): void {
    const please = `Please call ${this.shop.phone}.`;
    if (state === "CANCELLED")
      throw new VisitNotChangeable("This visit is cancelled. You are welcome to book another one.");
    if (state !== "BOOKED") throw new VisitNotChangeable(`This visit is over. ${please}`);
    const until = changeableUntil(startsAt, { noticeHours });
    if (until < new Date())
      throw new VisitNotChangeable(
        `This visit could be moved or cancelled here until ${formatPromise(until)}. ${please}`,
      );
  }
}

/** Visits that start up to this moment can't be booked any more. */
export const earliest = ({ noticeHours }: { noticeHours: number }): Date =>
  new Date(Date.now() + noticeHours * 60 * 60 * 1000);

import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { holdSignIn } from "../kernel/requests/held-sign-in.js";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { FULFILMENT_NAMES } from "../rules/order-choices.js";
import { visitForm, type VisitFields } from "../rules/visit-form.js";
import { isInArea } from "../rules/visit-plan.js";
import { changingVisits } from "./visit-change.js";
import { visitPlanQueries } from "./visit-plan.queries.js";
import { OrderNotVisited, OutsideArea, VisitBookedAlready, VisitTimeTaken, VisitTooSoon } from "./visit.errors.js";
import { visitQueries, type VisitRow } from "./visit.queries.js";
import { earliest } from "./visit.service.js";

/** A visit as it was asked for. */
export type TypedVisit = VisitFields & { startsAt: Date; idempotencyKey: string };

/** Who books, and for which order that they may read. */
type Booker = { visitor: Visitor; clientIp: string; order: { id: string } | null };

/** Books visits. The unique key of slots decides between shoppers who want the same time. */
export class VisitBookingService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Books a free time and mails it to shopper and shop. A repeated key returns the same visit.
   * @throws {BadInput} with an error for each field, {@link OutsideArea}, {@link VisitTooSoon}, {@link VisitBookedAlready} and {@link OrderNotVisited}
   * @throws {VisitTimeTaken} {@link IdempotencyKeyReused}
   * @throws {RateLimited} above `RATE_LIMIT_VISITS` bookings an hour per sender, or `RATE_LIMIT_IP_ENQUIRIES` tries per IP
   */
  async book({ visitor, clientIp, order }: Booker, typed: TypedVisit): Promise<VisitRow> {
    const { startsAt, idempotencyKey } = typed;
    const form = checkedForm(visitForm, typed);
    const orderId = order?.id ?? null;
    const mark = idempotencyFingerprint(idempotencyKey, { ...form, startsAt, orderId });
    const before = () => this.bookedBefore(this.database.manager, mark);
    const earlier = await before();
    if (earlier) return earlier;
    await this.rateLimits.take("ip-enquiries", clientIp);
    const visitorId = (await visitor.find()) ?? null;
    return changingVisits(this.database, async (manager) => {
      await holdSignIn(manager, visitor);
      await rowsOf(manager, visitQueries.lockKey, [mark.idempotencyKey]);
      const same = await this.bookedBefore(manager, mark);
      if (same) return same;
      const plan = await rowOf(manager, visitPlanQueries.read);
      if (!isInArea(form.postcode, plan.areas)) throw new OutsideArea();
      if (startsAt <= earliest(plan)) throw new VisitTooSoon(plan.noticeHours);
      await (orderId === null ? checkSender(manager, form.email) : checkOrder(manager, orderId));
      // A refusal below or above rolls it back, such as that the time has just been taken.
      await this.rateLimits.takeWithin(manager, [["visits", `${form.email.toLowerCase()} ${clientIp}`]]);
      const { name, email, phone, address, city, postcode, notes } = form;
      const sender = [orderId, visitorId, name, email, phone, address, city, postcode, notes];
      const id = await bookPlace(manager, [startsAt, ...sender, mark.idempotencyKey, mark.requestHash]);
      await this.mail.add(manager, id, "visit-booked", "visit-copy");
      return rowOf(manager, visitQueries.byId, [id]);
    });
  }

  private async bookedBefore(
    manager: EntityManager,
    mark: ReturnType<typeof idempotencyFingerprint>,
  ): Promise<VisitRow | undefined> {
    const [earlier] = await rowsOf(manager, visitQueries.bookedBefore, [mark.idempotencyKey]);
    if (!earlier) return undefined;
    checkSameRequest(earlier, mark);
    return rowOf(manager, visitQueries.byId, [earlier.id]);
  }
}

/** A place may be taken between reading and writing; then another place of the same time is tried. @throws {VisitTimeTaken} */
async function bookPlace(manager: EntityManager, values: readonly [startsAt: Date, ...unknown[]]): Promise<string> {
  for (;;) {
    const [booked] = await rowsOf(manager, visitQueries.book, values);
    if (booked) return booked.id;
    const [free] = await rowsOf(manager, visitQueries.unlockedPlace, [values[0]]);
    if (!free) throw new VisitTimeTaken();
  }
}

/** @throws {VisitBookedAlready} */
async function checkSender(manager: EntityManager, email: string): Promise<void> {
  await rowsOf(manager, visitQueries.lockEmail, [email]);
  const { hasOpen } = await rowOf(manager, visitQueries.hasOpen, [email]);
  if (hasOpen) throw new VisitBookedAlready();
}

/** @throws {OrderNotVisited} */
async function checkOrder(manager: EntityManager, orderId: string): Promise<void> {
  const { fulfilment, status, areSizesSent, hasVisit } = await rowOf(manager, visitQueries.lockOrder, [orderId]);
  if (fulfilment !== "MEASURE_AND_FIT")
    throw new OrderNotVisited(
      `This order is made to your own sizes. We visit for orders with “${FULFILMENT_NAMES.MEASURE_AND_FIT}”.`,
    );
  if (status !== "PROCESSING")
    throw new OrderNotVisited("This order is being made or is cancelled, so there is nothing to measure any more.");
  if (areSizesSent)
    throw new OrderNotVisited(
      "Your windows are measured already. The order’s page shows the sizes that we have measured.",
    );
  if (hasVisit)
    throw new OrderNotVisited("A visit is booked for this order already. The link in its e-mail moves or cancels it.");
}

import { In, type EntityManager } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { VisitSlot } from "../../visits/visit-slot.entity.js";
import { VisitToken } from "../../visits/visit-token.entity.js";
import { Visit } from "../../visits/visit.entity.js";
import { DEMO, DEMO_LINKS, DEMO_VISIT_TIMES } from "./demo-details.js";

const TIMES = [DEMO_VISIT_TIMES.booked, ...DEMO_VISIT_TIMES.free].map((startsAt) => new Date(startsAt));
const TWO_HOURS = 2 * 60 * 60 * 1000;
const endOf = (startsAt: Date) => new Date(startsAt.getTime() + TWO_HOURS);

/** A visit for the demo's order with the link that moves it, and times to move it to. */
export async function insertVisit(manager: EntityManager): Promise<void> {
  const slots = TIMES.map((startsAt) => manager.create(VisitSlot, { startsAt, endsAt: endOf(startsAt), place: 1 }));
  await manager.insert(VisitSlot, slots);
  const startsAt = new Date(DEMO_VISIT_TIMES.booked);
  await manager.insert(Visit, {
    ...{ id: DEMO.visitId, slotId: slots[0]?.id ?? null, startsAt, endsAt: endOf(startsAt) },
    ...{ orderId: DEMO.order.id, visitorId: DEMO.visitorId, name: "Demi Moss", email: DEMO.email },
    ...{ phone: "+442079460018", address: "14 Larch Terrace", city: "Bristol", postcode: "BS6 7QX", notes: null },
    ...{ idempotencyKey: DEMO.visitId, requestHash: "" },
  });
  await manager.insert(VisitToken, { hash: hashOfToken(DEMO_LINKS.visit), visitId: DEMO.visitId });
}

/** Removes the demo's visit, those that examples have booked, and their times. */
export async function removeDemoVisits(manager: EntityManager): Promise<void> {
  const slots = await manager.findBy(VisitSlot, { startsAt: In(TIMES) });
  const ids = slots.map(({ id }) => id);
  await manager.delete(Visit, [{ id: DEMO.visitId }, { slotId: In(ids) }]);
  await manager.delete(VisitSlot, { id: In(ids) });
}

import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import type { OpenDays } from "../rules/opening-hours.js";
import { placesToOffer } from "../rules/visit-places.js";
import { plannedPlaces, type VisitPlace, type VisitPlan } from "../rules/visit-plan.js";
import { visitPlanQueries } from "./visit-plan.queries.js";

/** Postgres refuses to remove a slot that a visit has taken since the statement began. */
const SLOT_TAKEN = "23503";

/** Whether keeping the slots may work at once when it is repeated. */
export const isSlotTaken = ({ code }: { code?: string }): boolean => code === SLOT_TAKEN;

/**
 * Makes the free slots to come those of the plan, within the caller's transaction. What is booked stays, and where the plan no longer has
 * it, its fitter is not offered for another place at that time.
 * @returns how many were added
 */
export async function keepSlots(manager: EntityManager, plan: VisitPlan, shop: OpenDays, now: Date): Promise<number> {
  const planned = plannedPlaces(plan, shop, now);
  await rowsOf(manager, visitPlanQueries.removeUnplanned, columnsOf(planned));
  const taken = await rowsOf(manager, visitPlanQueries.taken, columnsOf(planned));
  const offered = columnsOf(placesToOffer(planned, taken, now));
  await rowsOf(manager, visitPlanQueries.removeUnplanned, offered);
  return (await rowsOf(manager, visitPlanQueries.addPlanned, offered)).length;
}

const columnsOf = (places: readonly VisitPlace[]) => [
  places.map(({ startsAt }) => startsAt),
  places.map(({ endsAt }) => endsAt),
  places.map(({ place }) => place),
];

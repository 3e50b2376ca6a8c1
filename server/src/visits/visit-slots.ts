import type { EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import type { OpenDays } from "../rules/opening-hours.js";
import { plannedPlaces, type VisitPlan } from "../rules/visit-plan.js";
import { visitPlanQueries } from "./visit-plan.queries.js";

/** Postgres refuses to remove a slot that a visit has taken since the statement began. */
const SLOT_TAKEN = "23503";

/** Whether keeping the slots may work at once when it is repeated. */
export const isSlotTaken = ({ code }: { code?: string }): boolean => code === SLOT_TAKEN;

/**
 * Makes the free slots to come those of the plan, within the caller's transaction. What is booked stays.
 * @returns how many were added
 */
export async function keepSlots(manager: EntityManager, plan: VisitPlan, shop: OpenDays, now: Date): Promise<number> {
  const places = plannedPlaces(plan, shop, now);
  const values = [
    places.map(({ startsAt }) => startsAt),
    places.map(({ endsAt }) => endsAt),
    places.map(({ place }) => place),
  ];
  await rowsOf(manager, visitPlanQueries.removeUnplanned, values);
  return (await rowsOf(manager, visitPlanQueries.addPlanned, values)).length;
}

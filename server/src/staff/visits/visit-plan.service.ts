import type { DataSource } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { WEEKDAYS, type OpenDays } from "../../rules/opening-hours.js";
import { visitPlanForm, type VisitPlan } from "../../rules/visit-plan.js";
import { visitPlanQueries, type VisitPlanVersion } from "../../visits/visit-plan.queries.js";
import { isSlotTaken, keepSlots } from "../../visits/visit-slots.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";

/** Reads and changes when and where fitters visit. */
export class VisitPlanService {
  constructor(
    private readonly database: DataSource,
    private readonly shop: OpenDays,
  ) {}

  /** The plan as it is. */
  read(): Promise<VisitPlanVersion> {
    return rowOf(this.database, visitPlanQueries.read);
  }

  /**
   * Replaces the plan, and with it the free times to come. What is booked stays.
   * @throws {BadInput} {@link ChangedInTheMeantime}
   */
  change(
    actor: StaffActor,
    { expectedVersion, ...typed }: VisitPlan & { expectedVersion: number },
  ): Promise<VisitPlanVersion> {
    const plan = checkedForm(visitPlanForm, typed);
    return inTransaction(
      this.database,
      async (manager) => {
        const { version, ...before } = await rowOf(manager, visitPlanQueries.lock);
        if (version !== expectedVersion) throw new ChangedInTheMeantime();
        const { times, areas, noticeHours, weeksAhead } = plan;
        const values = [JSON.stringify(times), areas, noticeHours, weeksAhead];
        const changed = await rowOf(manager, visitPlanQueries.change, values);
        await keepSlots(manager, plan, this.shop, new Date());
        const subject = { type: "VisitPlan", id: "1" } as const;
        await recordChanges(manager, actor, {
          ...{ what: "visit-plan.changed", subject },
          ...{ before: audited(before), after: audited(plan) },
        });
        return changed;
      },
      isSlotTaken,
    );
  }
}

/** The audit holds single values: the times are one text, such as "Mon 09:00–11:00 × 1". */
const audited = ({ times, areas, noticeHours, weeksAhead }: VisitPlan) => ({
  times: times
    .map(({ weekday, starts, ends, fitters }) => `${WEEKDAYS[weekday] ?? ""} ${starts}–${ends} × ${fitters}`)
    .join(", "),
  areas: areas.join(", "),
  ...{ noticeHours, weeksAhead },
});

import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import type { WeeklyVisitTime } from "../rules/visit-plan.js";

/** When and where fitters visit: one row, which staff change. */
@Entity({ name: "visit_plan" })
@Check("visit_plan_one", "id = 1")
@Check("visit_plan_range", "notice_hours BETWEEN 1 AND 336 AND weeks_ahead BETWEEN 1 AND 26")
export class VisitPlanRow {
  @PrimaryColumn("smallint", { default: 1 })
  id!: number;

  @Column("jsonb")
  times!: WeeklyVisitTime[];

  /** Areas and districts of postcodes; none for all. */
  @Column("text", { array: true, default: [] })
  areas!: string[];

  /** Hours before a visit until which it is booked, moved and cancelled. */
  @Column("smallint", { default: 24 })
  noticeHours!: number;

  @Column("smallint", { default: 5 })
  weeksAhead!: number;

  /** Grows with each change. */
  @Column("integer", { default: 1 })
  version!: number;
}

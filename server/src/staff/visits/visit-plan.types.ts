import { Field, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { WeeklyVisitTime } from "../../rules/visit-plan.js";

@ObjectType("WeeklyVisitTime", { description: "A time of every week at which fitters visit, in London." })
class WeeklyVisitTimeType implements WeeklyVisitTime {
  @Field(() => Int, { description: "0 is Monday, 6 is Sunday." })
  weekday!: number;

  @Field(() => String, { description: "Such as 09:00." })
  starts!: string;

  @Field(() => String, { description: "Such as 11:00." })
  ends!: string;

  @Field(() => Int, { description: "How many visits there can be at this time." })
  fitters!: number;
}

@ObjectType("VisitPlan", {
  description: "When and where fitters visit. On closed days and outside the opening hours nobody does.",
})
export class VisitPlanType {
  @Field(() => [WeeklyVisitTimeType], { description: "The times of a week, in order." })
  times!: WeeklyVisitTime[];

  @Field(() => [String], { description: "Areas and districts of postcodes, such as BS and BA1; empty for all." })
  areas!: string[];

  @Field(() => Int, { description: "Hours before a visit until which shoppers book, move and cancel it." })
  noticeHours!: number;

  @Field(() => Int, { description: "Weeks from today that can be booked." })
  weeksAhead!: number;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;
}

@InputType({ description: "A time of every week at which fitters visit, in London." })
export class WeeklyVisitTimeInput implements WeeklyVisitTime {
  @Field(() => Int, { description: "0 is Monday, 6 is Sunday." })
  weekday!: number;

  @Field(() => String, { description: "Such as 09:00." })
  starts!: string;

  @Field(() => String, { description: "Such as 11:00." })
  ends!: string;

  @Field(() => Int, { description: "How many visits there can be at this time, 1 to 20." })
  fitters!: number;
}

@InputType({ description: "The whole plan, in place of the one that was read." })
export class ChangeVisitPlanInput {
  @Field(() => Int, { description: "`version` of the plan as it was read." })
  expectedVersion!: number;

  @Field(() => [WeeklyVisitTimeInput], { description: "At most 70; no two of a day start together." })
  times!: WeeklyVisitTimeInput[];

  @Field(() => [String], { description: "Areas and districts of postcodes, such as BS and BA1; empty for all." })
  areas!: string[];

  @Field(() => Int, { description: "1 to 336." })
  noticeHours!: number;

  @Field(() => Int, { description: "1 to 26." })
  weeksAhead!: number;
}

/** The payload of a change of the plan. */
@ObjectType()
export abstract class VisitPlanPayload extends MutationPayload {
  @Field(() => VisitPlanType, { nullable: true, description: "The plan as it is now." })
  plan?: VisitPlanType;
}

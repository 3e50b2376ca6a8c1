import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import {
  AssignVisitInput,
  CancelBookedVisitInput,
  MoveBookedVisitInput,
  RecordVisitInput,
} from "./staff-visit.inputs.js";
import type { StaffVisitServices } from "./staff-visit.resolver.js";
import { BookedVisitPayload } from "./staff-visit.types.js";
import type { VisitPlanService } from "./visit-plan.service.js";
import { ChangeVisitPlanInput, VisitPlanPayload, VisitPlanType } from "./visit-plan.types.js";

type Context = StaffContext<StaffVisitServices & { visitPlans: VisitPlanService }>;

/** What staff do about visits and their plan. */
@Resolver()
export class VisitChangesResolver {
  @May("visits:change")
  @Fails(
    "NOT_FOUND",
    ["CONFLICT", "shopper or staff were faster, the time is taken, or the visit is over"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(BookedVisitPayload, {
    description: "Moves a visit to a free time and mails it. One that nobody was at home for is booked again by it.",
  })
  async moveBookedVisit(
    @Arg("input", () => MoveBookedVisitInput, { description: "Which one, and to when." }) input: MoveBookedVisitInput,
    @Ctx() context: Context,
  ): Promise<BookedVisitPayload> {
    return { visit: await context.services.staffVisits.move(sessionOf(context), input) };
  }

  @May("visits:change")
  @Fails("NOT_FOUND", ["CONFLICT", "shopper or staff were faster, or it is not booked"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(BookedVisitPayload, { description: "Cancels a visit, mails it, and frees its time." })
  async cancelBookedVisit(
    @Arg("input", () => CancelBookedVisitInput, { description: "Which one." }) input: CancelBookedVisitInput,
    @Ctx() context: Context,
  ): Promise<BookedVisitPayload> {
    return { visit: await context.services.staffVisits.cancel(sessionOf(context), input) };
  }

  @May("visits:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "shopper or staff were faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(BookedVisitPayload, { description: "Says who visits. Shoppers don't see it." })
  async assignVisit(
    @Arg("input", () => AssignVisitInput, { description: "Which one, and who." }) input: AssignVisitInput,
    @Ctx() context: Context,
  ): Promise<BookedVisitPayload> {
    return { visit: await context.services.staffVisits.assign(sessionOf(context), input) };
  }

  @May("visits:change")
  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    ["CONFLICT", "shopper or staff were faster, it is cancelled, or it has not begun"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(BookedVisitPayload, { description: "Keeps how a visit went. Again corrects it." })
  async recordVisit(
    @Arg("input", () => RecordVisitInput, { description: "Which one, and how." }) input: RecordVisitInput,
    @Ctx() context: Context,
  ): Promise<BookedVisitPayload> {
    return { visit: await context.services.staffVisits.record(sessionOf(context), input) };
  }

  @May("visits:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => VisitPlanType, { description: "When and where fitters visit." })
  visitPlan(@Ctx() { services }: Context): Promise<VisitPlanType> {
    return services.visitPlans.read();
  }

  @May("visits:change")
  @Fails("BAD_USER_INPUT", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(VisitPlanPayload, {
    description: "Replaces the plan, and with it the free times to come. What is booked stays.",
  })
  async changeVisitPlan(
    @Arg("input", () => ChangeVisitPlanInput, { description: "The whole plan." }) input: ChangeVisitPlanInput,
    @Ctx() context: Context,
  ): Promise<VisitPlanPayload> {
    return { plan: await context.services.visitPlans.change(sessionOf(context), input) };
  }
}

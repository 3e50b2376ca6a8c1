import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { Day } from "../../kernel/graphql/scalars.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import { VisitFilterInput } from "./staff-visit.inputs.js";
import type { StaffVisitRow } from "./staff-visit.queries.js";
import { MOST_VISITS_A_DAY, type StaffVisitService } from "./staff-visit.service.js";
import { BookedVisitConnection, FreeVisitTime, StaffVisitType } from "./staff-visit.types.js";
import { windowInWords } from "./window-in-words.js";

export type StaffVisitServices = { staffVisits: StaffVisitService };
type Context = StaffContext<StaffVisitServices>;

@Resolver(() => StaffVisitType)
export class StaffVisitResolver {
  @May("visits:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => BookedVisitConnection, {
    complexity: pageCost,
    description: "What is booked, the earliest visit first.",
  })
  async bookedVisits(
    @Arg("filter", () => VisitFilterInput, { nullable: true, description: "Which ones." })
    given: VisitFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 visits." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { staffVisits } }: Context,
  ): Promise<BookedVisitConnection> {
    const filter = given ?? {};
    const page = await staffVisits.page(filter, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => staffVisits.count(filter) };
  }

  @May("visits:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffVisitType, { nullable: true, description: "One of them; null where there is none." })
  bookedVisit(
    @IdArg("id", "BookedVisit", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffVisitRow | null> {
    return services.staffVisits.find(id);
  }

  @May("visits:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffVisitType], {
    description: `The fitters' list of a day: its visits without cancelled ones, the earliest first, at most ${MOST_VISITS_A_DAY}.`,
  })
  visitsOfDay(
    @Arg("day", () => Day, { description: "In London." }) day: string,
    @Ctx() { services }: Context,
  ): Promise<StaffVisitRow[]> {
    return services.staffVisits.ofDay(day);
  }

  @May("visits:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [FreeVisitTime], { description: "The times to come with a free fitter, the earliest first." })
  freeVisitTimes(@Ctx() { services }: Context): Promise<FreeVisitTime[]> {
    return services.staffVisits.freeTimes();
  }

  @FieldResolver(() => [String], {
    description:
      "The lines of the order with the sizes that are to be checked, a sentence each; empty without an order.",
  })
  windows(@Root() { windows }: StaffVisitRow): string[] {
    return windows.map(windowInWords);
  }
}

@Resolver(() => BookedVisitConnection)
export class BookedVisitConnectionResolver {
  @FieldResolver(() => Int, { description: "How many visits the filter leaves." })
  totalCount(@Root() { count }: BookedVisitConnection): Promise<number> {
    return count();
  }
}

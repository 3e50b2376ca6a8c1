import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import { MOST_COUNTED, type QuoteCount } from "./staff-quote-list.queries.js";
import { HeldQuoteFilter, HeldQuoteSort } from "./staff-quote.inputs.js";
import type { StaffQuoteService } from "./staff-quote.service.js";
import { StaffQuoteConnection, StaffQuoteType } from "./staff-quote.types.js";

type StaffQuoteServices = { staffQuotes: StaffQuoteService };
type Context = StaffContext<StaffQuoteServices>;

@Resolver(() => StaffQuoteConnection)
export class StaffQuoteResolver {
  @May("quotes:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => StaffQuoteConnection, {
    complexity: pageCost,
    description: "The quotes of all shoppers whose prices are, or were, held.",
  })
  async heldQuotes(
    @Arg("filter", () => HeldQuoteFilter, { nullable: true, description: "Which of them." })
    filter: HeldQuoteFilter | null,
    @Arg("sort", () => HeldQuoteSort, { defaultValue: HeldQuoteSort.NEWEST, description: "What comes first." })
    sort: HeldQuoteSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 quotes." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { staffQuotes } }: Context,
  ): Promise<StaffQuoteConnection> {
    const chosen = filter ?? {};
    const page = await staffQuotes.page({ filter: chosen, sort }, pageWindow({ first, after: after ?? null }));
    let count: Promise<QuoteCount> | undefined;
    return { ...page, count: () => (count ??= staffQuotes.count(chosen)) };
  }

  @May("quotes:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffQuoteType, { nullable: true, description: "One of them; null where there is none." })
  heldQuote(
    @Arg("number", () => String, { description: "MBQ and its digits." }) number: string,
    @Ctx() { services }: Context,
  ): Promise<StaffQuoteType | null> {
    return services.staffQuotes.find(number);
  }

  @FieldResolver(() => Int, { description: `How many quotes match; ${MOST_COUNTED} where there are more.` })
  async totalCount(@Root() { count }: StaffQuoteConnection): Promise<number> {
    return (await count()).totalCount;
  }

  @FieldResolver(() => Boolean, { description: "Whether there are no more than `totalCount`." })
  async isTotalCountExact(@Root() { count }: StaffQuoteConnection): Promise<boolean> {
    return (await count()).isTotalCountExact;
  }
}

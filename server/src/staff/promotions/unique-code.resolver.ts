import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { StaffPromotionService } from "./staff-promotion.service.js";
import { UniqueCodeState } from "./unique-code-state.js";
import type { UniqueCodeService } from "./unique-code.service.js";
import {
  MakeUniqueCodesInput,
  UniqueCodeConnection,
  UniqueCodesPayload,
  VoidUniqueCodesInput,
} from "./unique-code.types.js";

type UniqueCodeServices = { uniqueCodes: UniqueCodeService; staffPromotions: StaffPromotionService };
type Context = StaffContext<UniqueCodeServices>;

@Resolver()
export class UniqueCodeResolver {
  @May("promotions:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => UniqueCodeConnection, {
    complexity: pageCost,
    description: "The unique codes of a promotion, the latest made first, with the orders that have them.",
  })
  async uniqueCodes(
    @IdArg("promotionId", "Promotion", { description: "Of which promotion." }) promotionId: string,
    @Arg("state", () => UniqueCodeState, { nullable: true, description: "What has become of them." })
    state: UniqueCodeState | null,
    @Arg("search", () => String, { nullable: true, description: "Stands in them, in any case." }) search: string | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 codes." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { uniqueCodes } }: Context,
  ): Promise<UniqueCodeConnection> {
    const filter = { promotionId, state, search };
    const page = await uniqueCodes.page(filter, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => uniqueCodes.count(filter) };
  }

  @May("promotions:change")
  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    ["CONFLICT", "somebody was faster, it is over, or counts without unique codes"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(UniqueCodesPayload, {
    description: "Makes codes for a promotion with unique codes, all or none. Nobody can guess them.",
  })
  async makeUniqueCodes(
    @Arg("input", () => MakeUniqueCodesInput, { description: "How many, for which one." }) input: MakeUniqueCodesInput,
    @Ctx() context: Context,
  ): Promise<UniqueCodesPayload> {
    const codes = await context.services.uniqueCodes.make(sessionOf(context), input);
    return { codes, promotion: await context.services.staffPromotions.find(input.promotionId) };
  }

  @May("promotions:change")
  @Fails(
    ["NOT_FOUND", "also for a code that can't be used any more"],
    ["CONFLICT", "somebody was faster, it is over, or counts without unique codes"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(UniqueCodesPayload, {
    description: "Withdraws a code, or all that can still be used. Carts with them say so; orders keep them.",
  })
  async voidUniqueCodes(
    @Arg("input", () => VoidUniqueCodesInput, { description: "Which ones." }) input: VoidUniqueCodesInput,
    @Ctx() context: Context,
  ): Promise<UniqueCodesPayload> {
    const codes = await context.services.uniqueCodes.void(sessionOf(context), input);
    return { codes, promotion: await context.services.staffPromotions.find(input.promotionId) };
  }
}

@Resolver(() => UniqueCodeConnection)
export class UniqueCodeConnectionResolver {
  @FieldResolver(() => Int, { description: "How many codes the filter leaves." })
  totalCount(@Root() { count }: UniqueCodeConnection): Promise<number> {
    return count();
  }
}

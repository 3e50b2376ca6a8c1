import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { CartLineInput } from "../../cart/cart.types.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { PromotionTestService } from "./promotion-test.service.js";
import type { StaffPromotionRow, TestProductRow } from "./staff-promotion.queries.js";
import type { StaffPromotionService } from "./staff-promotion.service.js";
import {
  CreatePromotionInput,
  EndPromotionInput,
  PromotionTest,
  PromotionTestProduct,
  StaffPromotionPayload,
  StaffPromotionType,
} from "./staff-promotion.types.js";

type StaffPromotionServices = { staffPromotions: StaffPromotionService; promotionTests: PromotionTestService };
type Context = StaffContext<StaffPromotionServices>;

@Resolver(() => StaffPromotionType)
export class StaffPromotionResolver {
  @May("promotions:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffPromotionType], { description: "All promotions, the latest start first." })
  promotions(@Ctx() { services }: Context): Promise<StaffPromotionRow[]> {
    return services.staffPromotions.all();
  }

  @May("promotions:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffPromotionType, { nullable: true, description: "One of them; null where there is none." })
  promotion(
    @IdArg("id", "Promotion", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffPromotionRow | null> {
    return services.staffPromotions.find(id);
  }

  @May("promotions:read")
  @Fails("BAD_USER_INPUT", ["NOT_FOUND", "no such code, or product"], "LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE")
  @Query(() => PromotionTest, {
    description:
      "What a cart would come to with a code, by the rules of carts. One that has not begun counts as if it had.",
  })
  async testPromotion(
    @Arg("code", () => String, { description: "In any case, with spaces and dashes." }) code: string,
    @Arg("lines", () => [CartLineInput], { description: "1 to 50." }) lines: CartLineInput[],
    @Ctx() { services }: Context,
  ): Promise<PromotionTest> {
    const { cart, without } = await services.promotionTests.test(code, lines);
    const { subtotalPence, discountPence, totalPence } = cart.totals;
    return {
      windows: cart.count,
      applied: cart.promotion?.name ?? null,
      notice: cart.promotionNotice,
      subtotalPence,
      discountPence,
      totalPence,
      fullTotalPence: without.totals.totalPence,
    };
  }

  @May("promotions:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [PromotionTestProduct], {
    description: "Products to test promotions with: at most 20, the most popular first.",
  })
  promotionTestProducts(
    @Arg("search", () => String, { defaultValue: "", description: "Stands in their names, in any case." })
    search: string,
    @Ctx() { services }: Context,
  ): Promise<TestProductRow[]> {
    return services.promotionTests.products(search);
  }

  @May("promotions:change")
  @Fails(["BAD_USER_INPUT", "also for a name or code that is taken"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffPromotionPayload, {
    description: "Creates a promotion, which shoppers see within a second of its start. It can be ended, not changed.",
  })
  async createPromotion(
    @Arg("input", () => CreatePromotionInput, { description: "Which one." }) input: CreatePromotionInput,
    @Ctx() context: Context,
  ): Promise<StaffPromotionPayload> {
    return { promotion: await context.services.staffPromotions.create(sessionOf(context), input) };
  }

  @May("promotions:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster, or it is over"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffPromotionPayload, {
    description: "Ends a promotion now: carts with its code say so and cost more. One that has not begun is removed.",
  })
  async endPromotion(
    @Arg("input", () => EndPromotionInput, { description: "Which one." }) input: EndPromotionInput,
    @Ctx() context: Context,
  ): Promise<StaffPromotionPayload> {
    return { promotion: await context.services.staffPromotions.end(sessionOf(context), input) };
  }
}

import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { IdArg } from "../../kernel/graphql/id-fields.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import type { ReviewModerationService } from "./review-moderation.service.js";
import { AnswerReviewInput, DeclineReviewInput, PublishReviewInput, ReviewFilterInput } from "./staff-review.inputs.js";
import type { StaffReviewRow } from "./staff-review.queries.js";
import { StaffReviewConnection, StaffReviewPayload, StaffReviewType } from "./staff-review.types.js";

type ReviewModerationServices = { reviewModeration: ReviewModerationService };
type Context = StaffContext<ReviewModerationServices>;

@Resolver(() => StaffReviewType)
export class StaffReviewResolver {
  @May("reviews:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => StaffReviewConnection, {
    complexity: pageCost,
    description: "Customers' reviews, the newest first; without samples, which the shop wrote.",
  })
  async reviews(
    @Arg("filter", () => ReviewFilterInput, { nullable: true, description: "Which ones." })
    given: ReviewFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 reviews." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services: { reviewModeration } }: Context,
  ): Promise<StaffReviewConnection> {
    const filter = given ?? {};
    const page = await reviewModeration.page(filter, pageWindow({ first, after: after ?? null }));
    return { ...page, count: () => reviewModeration.count(filter) };
  }

  @May("reviews:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffReviewType, { nullable: true, description: "One of them; null where there is none." })
  review(
    @IdArg("id", "Review", { description: "Which one." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<StaffReviewRow | null> {
    return services.reviewModeration.find(id);
  }

  @May("reviews:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffReviewPayload, {
    description: "Shows a review to everybody, within a second; also one that was declined.",
  })
  async publishReview(
    @Arg("input", () => PublishReviewInput, { description: "Which one." }) input: PublishReviewInput,
    @Ctx() context: Context,
  ): Promise<StaffReviewPayload> {
    return { review: await context.services.reviewModeration.publish(sessionOf(context), input) };
  }

  @May("reviews:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffReviewPayload, {
    description: "Shows a review to nobody; one that was published disappears within a second.",
  })
  async declineReview(
    @Arg("input", () => DeclineReviewInput, { description: "Which one, and why." }) input: DeclineReviewInput,
    @Ctx() context: Context,
  ): Promise<StaffReviewPayload> {
    return { review: await context.services.reviewModeration.decline(sessionOf(context), input) };
  }

  @May("reviews:change")
  @Fails("BAD_USER_INPUT", "NOT_FOUND", ["CONFLICT", "somebody was faster"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffReviewPayload, {
    description: "Answers a review. The answer stands below it while it is published, in place of an earlier one.",
  })
  async answerReview(
    @Arg("input", () => AnswerReviewInput, { description: "Which one, and what." }) input: AnswerReviewInput,
    @Ctx() context: Context,
  ): Promise<StaffReviewPayload> {
    const { text = null, ...expected } = input;
    return { review: await context.services.reviewModeration.answer(sessionOf(context), { text, ...expected }) };
  }
}

@Resolver(() => StaffReviewConnection)
export class StaffReviewConnectionResolver {
  @FieldResolver(() => Int, { description: "How many reviews the filter leaves." })
  totalCount(@Root() { count }: StaffReviewConnection): Promise<number> {
    return count();
  }
}

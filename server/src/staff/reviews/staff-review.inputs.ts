import { Field, InputType, Int } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import type { ReviewDecline } from "../../rules/review-declines.js";
import type { ReviewFilter } from "./review-moderation.service.js";
import { ReviewState } from "./review-state.js";
import { ReviewDeclineReason } from "./staff-review.types.js";

@InputType("ReviewFilter", { description: "Which reviews a list has; what is left out filters nothing." })
export class ReviewFilterInput implements ReviewFilter {
  @Field(() => ReviewState, { nullable: true, description: "What has become of them." })
  state?: ReviewState | null;

  @IdOf("Product", { nullable: true, description: "What they are about." })
  productId?: string | null;

  @Field(() => Int, { nullable: true, description: "1 to 5 stars." })
  rating?: number | null;

  @Field(() => String, { nullable: true, description: "Stands in name, town or comment, in any case." })
  search?: string | null;
}

/** Ids are translated by the class that declares them, so each input has its own. */
@InputType()
abstract class ReviewAsRead {
  @Field(() => Int, { description: "`version` of the review as it was read." })
  expectedVersion!: number;
}

@InputType({ description: "A review to be published." })
export class PublishReviewInput extends ReviewAsRead {
  @IdOf("Review", { description: "Which one." })
  id!: string;
}

@InputType({ description: "A review that is not to be shown." })
export class DeclineReviewInput extends ReviewAsRead {
  @IdOf("Review", { description: "Which one." })
  id!: string;

  @Field(() => ReviewDeclineReason, { description: "Why." })
  reason!: ReviewDecline;
}

@InputType({ description: "What the shop says to a review." })
export class AnswerReviewInput extends ReviewAsRead {
  @IdOf("Review", { description: "Which one." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "2 to 2000 characters, in as many lines as wanted; null takes the answer back.",
  })
  text?: string | null;
}

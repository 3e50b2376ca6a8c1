import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Day } from "../../kernel/graphql/scalars.js";
import { REVIEW_DECLINES, type ReviewDecline } from "../../rules/review-declines.js";
import { ReviewState } from "./review-state.js";
import type { StaffReviewRow } from "./staff-review.queries.js";

registerEnumType(ReviewState, {
  name: "ReviewState",
  description: "What has become of a review.",
  valuesConfig: {
    WAITING: { description: "Nobody has decided yet; it is shown nowhere." },
    PUBLISHED: { description: "Shown to everybody, and counted." },
    DECLINED: { description: "Shown nowhere, for a reason." },
  },
});

/** The enum of the reasons, whose descriptions are the words of the shop's page about reviews. */
export const ReviewDeclineReason = Object.fromEntries(Object.keys(REVIEW_DECLINES).map((reason) => [reason, reason]));
registerEnumType(ReviewDeclineReason, {
  name: "ReviewDeclineReason",
  description: "Why a review is not published, as the shop says it in public. Few stars are no reason.",
  valuesConfig: Object.fromEntries(
    Object.entries(REVIEW_DECLINES).map(([reason, words]) => [reason, { description: words }]),
  ),
});

@ObjectType("Review", {
  description: "What a customer says of a product. Nobody changes their words.",
})
export class StaffReviewType implements StaffReviewRow {
  @OwnId("The same as in the shop's API.")
  id!: number;

  @IdOf("Product", { description: "Which product it is about." })
  productId!: number;

  @Field(() => String, { description: "Name of the product." })
  productName!: string;

  @Field(() => String, { description: "Of the product's page: /products/{slug}." })
  productSlug!: string;

  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => String, { description: "In the customer's words, perhaps of several lines." })
  comment!: string;

  @Field(() => String, { description: "Who writes." })
  userName!: string;

  @Field(() => String, { description: "Where they live." })
  userLocation!: string;

  @Field(() => Day, { description: "The day on which it was written." })
  reviewDate!: string;

  @Field(() => Boolean, { description: "Whether it was written by the link that was mailed after a delivery." })
  isBoughtHere!: boolean;

  @Field(() => ReviewState, { description: "What has become of it." })
  state!: ReviewState;

  @Field(() => ReviewDeclineReason, { nullable: true, description: "Why it was declined; null where it was not." })
  declineReason!: ReviewDecline | null;

  @Field(() => String, { nullable: true, description: "What the shop answers below it; null without an answer." })
  answer!: string | null;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;
}

@ObjectType("ReviewConnection", { description: "A page of reviews, the newest first." })
export class StaffReviewConnection extends connectionType<StaffReviewRow>(StaffReviewType, "Review", "reviews") {
  count!: () => Promise<number>;
}

/** The payload of a mutation of a review. */
@ObjectType()
export abstract class StaffReviewPayload extends MutationPayload {
  @Field(() => StaffReviewType, { nullable: true, description: "The review as it is now." })
  review?: StaffReviewRow;
}

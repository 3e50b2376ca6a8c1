import { Field, InputType, ObjectType } from "type-graphql";
import { Review } from "../catalogue/reviews/review.entity.js";
import type { ReviewRow } from "../catalogue/reviews/review.queries.js";
import { ReviewFormInput } from "../catalogue/reviews/review.types.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { LinkInput } from "../kernel/graphql/link.input.js";
import { MutationPayload } from "../kernel/graphql/payload.js";

@ObjectType({ description: "A product of an order that its buyer may review." })
export class InvitedReview {
  productId!: number;

  @Field(() => Boolean, { description: "Whether its review has been handed in." })
  isReviewed!: boolean;
}

@ObjectType("ReviewInvitation", {
  description: "What the link in a mail shows that asks for reviews of an order.",
})
export class ReviewInvitationType {
  @Field(() => String, { description: "MBC and its digits." })
  orderNumber!: string;

  @Field(() => [InvitedReview], { description: "The products of the order that are still made, each once." })
  purchases!: InvitedReview[];
}

@InputType({ description: "The form of a review by who has bought the product." })
export class ReviewPurchaseInput extends ReviewFormInput {
  @Field(() => String, { description: "From the URL of the link in the mail." })
  token!: string;

  @IdOf("Product", { description: "A product of the order." })
  productId!: string;
}

@ObjectType({
  description: "A buyer's review. It is shown once somebody of the shop has read it.",
})
export class ReviewPurchasePayload extends MutationPayload {
  @Field(() => Review, { nullable: true, description: "The review as it will be shown." })
  review?: ReviewRow;
}

@InputType({ description: "The link in a mail that asks for reviews." })
export class DeclineReviewInvitationsInput extends LinkInput {}

import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Review } from "../catalogue/reviews/review.entity.js";
import type { ReviewRow } from "../catalogue/reviews/review.queries.js";
import { IdOf } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";

@ObjectType({ description: "A product of an order that its buyer may review." })
export class InvitedReview {
  productId!: number;

  @Field(() => Boolean, { simple: true, description: "Whether its review has been handed in." })
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
export class ReviewPurchaseInput {
  @Field(() => String, { description: "From the URL of the link in the mail." })
  token!: string;

  @IdOf("Product", { description: "A product of the order." })
  productId!: string;

  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => String, { description: "10 to 2000 characters, in as many lines as wanted." })
  comment!: string;

  @Field(() => String, { description: "Shown beside the review, at most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Town or county, shown beside the name; 2 to 80 characters." })
  location!: string;
}

@ObjectType({
  description: "A buyer's review. It is shown once somebody of the shop has read it.",
})
export class ReviewPurchasePayload extends MutationPayload {
  @Field(() => Review, { nullable: true, description: "The review as it will be shown." })
  review?: ReviewRow;
}

@InputType({ description: "The link in a mail that asks for reviews." })
export class DeclineReviewInvitationsInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;
}

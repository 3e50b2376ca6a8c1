import { Field, InputType, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { describedEnum } from "../../kernel/graphql/described-enum.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Review } from "./review.entity.js";
import type { ReviewCounts, ReviewRow } from "./review.queries.js";

/** Sort orders of reviews. */
export const ReviewSort = describedEnum(
  "ReviewSort",
  "What comes first in a list of reviews. Among equals the newest comes first.",
  { NEWEST: "The latest date.", HIGHEST: "The most stars.", LOWEST: "The fewest stars." },
);
export type ReviewSort = keyof typeof ReviewSort;

@ObjectType({ description: "How many reviews give so many stars." })
export class RatingCount {
  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => Int, { description: "How many reviews." })
  count!: number;
}

@ObjectType({ description: "A page of published reviews." })
export class ReviewConnection extends connectionType<ReviewRow>(Review, "Review", "reviews") {
  counts!: () => Promise<ReviewCounts>;
}

/** What every reviewer fills in. */
@InputType()
export abstract class ReviewFormInput {
  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Field(() => String, { description: "10 to 2000 characters, in as many lines as wanted." })
  comment!: string;

  @Field(() => String, { description: "Shown beside the review, at most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Town or county, shown beside the name; 2 to 80 characters." })
  location!: string;
}

@InputType({ description: "The form of a review." })
export class WriteReviewInput extends ReviewFormInput {
  @IdOf("Product", { description: "The product it is about." })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Made by the client for this review; a UUID will do. The same key again stores no second one.",
  })
  idempotencyKey?: string | null;
}

@ObjectType({
  description:
    "A review that has been handed in. It is shown and counted nowhere until somebody of the shop has read it.",
})
export class WriteReviewPayload extends MutationPayload {
  @Field(() => Review, { nullable: true, description: "The review as it will be shown." })
  review?: ReviewRow;

  @Field(() => Boolean, { nullable: true, description: "False: it waits to be read." })
  isPublished?: boolean;
}

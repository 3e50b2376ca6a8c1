import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Node } from "../../kernel/graphql/node.js";
import { Day } from "../../kernel/graphql/scalars.js";
import { REVIEW_DECLINES, type ReviewDecline } from "../../rules/review-declines.js";
import { Product } from "../products/product.entity.js";

/** Only published reviews are shown and counted. */
@Entity()
@Index(["productId", "reviewDate"])
@Index("review_newest", ["reviewDate", "id"], { where: "is_published" })
@Index("review_unpublished", ["id"], { where: "NOT is_published" })
@Unique("review_once", ["idempotencyKey"])
@Check("review_rating_range", "rating BETWEEN 1 AND 5")
@Check("review_answer_not_empty", "answer <> ''")
@Check("review_published_or_declined", "NOT is_published OR decline_reason IS NULL")
@ObjectType({ implements: Node, description: "What a customer says of a product." })
export class Review {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "ALWAYS" })
  id!: number;

  @Column("integer")
  @ForeignKey(() => Product, { onDelete: "CASCADE" })
  productId!: number;

  @Column("text")
  @Field(() => String, { description: "In the customer's words, perhaps of several lines." })
  comment!: string;

  @Column("smallint")
  @Field(() => Int, { description: "1 to 5 stars." })
  rating!: number;

  @Column("text")
  @Field(() => String, { description: "Who writes." })
  userName!: string;

  @Column("text")
  @Field(() => String, { description: "Where they live." })
  userLocation!: string;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "URL of a picture of them; null shows their initials." })
  userPhotoUrl!: string | null;

  @Column("date")
  @Field(() => Day, { description: "The day on which it was written." })
  reviewDate!: string;

  @Column("boolean", { default: false })
  @Field(() => Boolean, { description: "Written by the shop to fill the demonstration catalogue; say so beside it." })
  isSample!: boolean;

  @Column("boolean", { default: false })
  @Field(() => Boolean, {
    description:
      "Whether its writer has bought the product here: it was written by the link that was mailed after a delivery.",
  })
  isBoughtHere!: boolean;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "What the shop answers, perhaps in several lines; to be shown below. Null where it has not answered.",
  })
  answer!: string | null;

  @Column("boolean", { default: false })
  isPublished!: boolean;

  /** Why the shop does not publish it; null while it waits or is published. */
  @Column("enum", { enum: Object.keys(REVIEW_DECLINES), nullable: true })
  declineReason!: ReviewDecline | null;

  /** Grows with each change by staff. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("text", { nullable: true })
  idempotencyKey!: string | null;

  /** Fingerprint of the request that has written it. */
  @Column("text", { nullable: true })
  requestHash!: string | null;
}

import { Field, Int, ObjectType } from "type-graphql";
import { OwnId } from "../kernel/graphql/id-fields.js";

@ObjectType("SentProjectAnswer", { description: "What the shop has answered to a quote request with a project." })
export class SentProjectAnswer {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "As it was mailed too, perhaps of several lines." })
  text!: string;

  @Field(() => Date, { description: "When." })
  answeredAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The number of the quote that came with it, for `heldQuote`; null without one.",
  })
  quoteNumber!: string | null;
}

@ObjectType("SentProject", { description: "A quote request with which the project was sent to the shop." })
export class SentProject {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Date, { description: "When. The shop has the project as it was then." })
  sentAt!: Date;

  @Field(() => String, { nullable: true, description: "What was written with it; null where nothing was." })
  message!: string | null;

  @Field(() => Date, { description: "Until when the shop will have been in touch, as `QuoteRequest` has it." })
  promisedContactBy!: Date;

  @Field(() => Int, { description: "How many windows were sent." })
  windowCount!: number;

  @Field(() => Int, { description: "How many photos of windows were sent." })
  photoCount!: number;

  @Field(() => [SentProjectAnswer], { description: "The oldest first; empty until the shop has answered." })
  answers!: SentProjectAnswer[];
}

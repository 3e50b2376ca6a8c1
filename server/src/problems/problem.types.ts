import { Field, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../kernel/graphql/described-enum.js";
import { IdOf, IdsOf, OwnId } from "../kernel/graphql/id-fields.js";
import { MutationPayload } from "../kernel/graphql/payload.js";
import { MOST_PROBLEM_PHOTOS, type ProblemKind, type ProblemState } from "../rules/order-problem.js";

export const ProblemKindEnum = describedEnum<ProblemKind>("ProblemKind", "What is wrong with what was ordered.", {
  FAULT: "It has a fault.",
  DAMAGED: "It arrived damaged.",
  WRONG_SIZE: "It is not the size that was ordered.",
  MEASURED_WRONGLY: "It was measured wrongly, by the shopper or by the shop.",
  MISSING: "Something is missing.",
});

export const ProblemStateEnum = describedEnum<ProblemState>("ProblemState", "What has become of a problem.", {
  OPEN: "Nothing is agreed yet.",
  AGREED: "The shop has written down what was agreed.",
  CLOSED: "Nothing is left to do. A message of its shopper opens it again.",
});

@ObjectType("OrderProblemMessage", { description: "What shopper or shop have written about a problem." })
export class OrderProblemMessageType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "Perhaps of several lines." })
  text!: string;

  @Field(() => Boolean, { description: "Whether the shop has written it, else the shopper." })
  isFromShop!: boolean;

  @Field(() => Date, { description: "When." })
  writtenAt!: Date;
}

@ObjectType("OrderProblemPhoto", {
  description: "A photo of a problem. It has no URL, so that only who may read the order sees it.",
})
export class OrderProblemPhotoType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Int, { description: "Pixels of the whole photo." })
  width!: number;

  @Field(() => Int, { description: "Pixels of the whole photo." })
  height!: number;

  @Field(() => String, { description: "A small JPEG of it as a `data:` URL." })
  preview!: string;
}

@ObjectType("OrderProblem", { description: "A problem with an order that was sent, or with one of its lines." })
export class OrderProblemType {
  @OwnId("Opaque.")
  id!: string;

  @IdOf("OrderLine", { nullable: true, description: "The line that it is about; null for the whole order." })
  lineId!: string | null;

  @Field(() => Int, { nullable: true, description: "That line's place in the order, from 1." })
  item!: number | null;

  @Field(() => String, { nullable: true, description: "That line's product." })
  product!: string | null;

  @Field(() => ProblemKindEnum, { description: "What is wrong." })
  kind!: ProblemKind;

  @Field(() => ProblemStateEnum, { description: "What has become of it." })
  state!: ProblemState;

  @Field(() => String, { nullable: true, description: "What was agreed, in the words of the shop." })
  agreed!: string | null;

  @Field(() => Date, { description: "When it was reported." })
  reportedAt!: Date;

  @Field(() => [OrderProblemMessageType], { description: "The report, then what both have written, in order." })
  messages!: OrderProblemMessageType[];
}

@InputType({ description: "What is wrong with an order that was sent." })
export class ReportOrderProblemInput {
  @Field(() => String, { description: "The order: MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address that it was placed with, in any case; not needed for an order of this session.",
  })
  email?: string | null;

  @IdOf("OrderLine", { nullable: true, description: "A line of this order; null for the whole order." })
  lineId?: string | null;

  @Field(() => ProblemKindEnum, { description: "What is wrong." })
  kind!: ProblemKind;

  @Field(() => String, { description: "10 to 2000 characters." })
  text!: string;

  @IdsOf("OrderProblemPhoto", {
    description: `At most ${MOST_PROBLEM_PHOTOS}, as POST /api/problem-photos has answered them to this session within a day.`,
    defaultValue: [],
  })
  photoIds!: string[];

  @Field(() => String, { description: "Made by the client for this one report; a UUID will do." })
  idempotencyKey!: string;
}

@InputType({ description: "A message about a reported problem." })
export class WriteAboutProblemInput {
  @Field(() => String, { description: "The order: MBC and its digits." })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address that it was placed with, in any case; not needed for an order of this session.",
  })
  email?: string | null;

  @IdOf("OrderProblem", { description: "A problem of this order." })
  problemId!: string;

  @Field(() => String, { description: "2 to 2000 characters." })
  text!: string;

  @Field(() => String, { description: "Made by the client for this one message; a UUID will do." })
  idempotencyKey!: string;
}

/** The payload of a mutation of a problem. */
@ObjectType()
export abstract class OrderProblemPayload extends MutationPayload {
  @Field(() => OrderProblemType, { nullable: true, description: "The problem as it is now." })
  problem?: OrderProblemType;
}

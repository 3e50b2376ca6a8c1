import { Field, Int, ObjectType } from "type-graphql";
import { PageInfo } from "../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { ProblemKindEnum, ProblemStateEnum } from "../../problems/problem.types.js";
import type { ProblemKind, ProblemState } from "../../rules/order-problem.js";
import type { ProblemTemplate } from "./problem-templates.js";
import type { StaffProblemRow } from "./staff-problem.queries.js";

@ObjectType({ description: "What shopper or shop have written about a problem." })
export class ProblemMessage {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "Perhaps of several lines." })
  text!: string;

  @Field(() => Boolean, { description: "Whether the shop has written it, else the shopper." })
  isFromShop!: boolean;

  @Field(() => String, { nullable: true, description: "Name of the member of staff; null for the shopper." })
  by!: string | null;

  @Field(() => Date, { description: "When." })
  writtenAt!: Date;
}

@ObjectType({ description: "A photo of a problem." })
export class ProblemPhoto {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Int, { description: "Pixels." })
  width!: number;

  @Field(() => Int, { description: "Pixels." })
  height!: number;

  @Field(() => String, { description: "Its path for staff who are signed in." })
  url!: string;
}

@ObjectType("ProblemTemplate", { description: "A text to begin an answer with." })
export class ProblemTemplateType implements ProblemTemplate {
  @Field(() => String, { description: "Tells it from the others." })
  title!: string;

  @Field(() => String, { description: "With the name of the shopper, in several lines." })
  text!: string;
}

/** Messages and photos are added by StaffProblemResolver. */
@ObjectType("Problem", { description: "A problem that a shopper has reported of an order that was sent." })
export class StaffProblemType {
  @OwnId("Opaque.")
  id!: string;

  @IdOf("Order", { description: "For `order`." })
  orderId!: string;

  @Field(() => String, { description: "MBC and its digits." })
  orderNumber!: string;

  @Field(() => String, { description: "Of who receives the order." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Of the shopper; null once it has been removed." })
  email!: string | null;

  @Field(() => Int, { nullable: true, description: "The line's place in the order, from 1; null for the whole order." })
  item!: number | null;

  @Field(() => String, { nullable: true, description: "The line's product." })
  product!: string | null;

  @Field(() => ProblemKindEnum, { description: "What is wrong." })
  kind!: ProblemKind;

  @Field(() => ProblemStateEnum, { description: "What has become of it." })
  state!: ProblemState;

  @Field(() => String, { nullable: true, description: "What was agreed, in the words of the shop." })
  agreed!: string | null;

  @Field(() => Date, { description: "When it was reported." })
  reportedAt!: Date;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change and each message." })
  version!: number;
}

@ObjectType({ description: "A problem and its cursor." })
export class ProblemEdge {
  @Field(() => StaffProblemType, { description: "The problem." })
  node!: StaffProblemRow;

  @Field(() => String, { description: "Its place in the list." })
  cursor!: string;
}

@ObjectType({ description: "A page of problems, the newest first." })
export class ProblemConnection {
  @Field(() => [ProblemEdge], { description: "The problems with their cursors." })
  edges!: ProblemEdge[];

  @Field(() => [StaffProblemType], { description: "The problems alone." })
  nodes!: StaffProblemRow[];

  @Field(() => PageInfo, { description: "Where the page starts and ends." })
  pageInfo!: PageInfo;

  count!: () => Promise<number>;
}

/** The payload of a mutation of a problem. */
@ObjectType()
export abstract class ProblemPayload extends MutationPayload {
  @Field(() => StaffProblemType, { nullable: true, description: "The problem as it is now." })
  problem?: StaffProblemRow | null;
}

import { Field, Int, ObjectType } from "type-graphql";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { Day } from "../../kernel/graphql/scalars.js";
import { RemakeReason, RemakeStatus } from "../../rules/order-remake.js";
import { LabelledValue, OrderedLength } from "./staff-order-line.types.js";

@ObjectType({ description: "How one of a line was made, or is made again, in the words of the workshop's sheets." })
export class RemadeLine {
  @Field(() => String, { description: "Name, material and colour." })
  product!: string;

  @Field(() => String, { description: "What a drawing of it shows, for who can't see one." })
  drawing!: string;

  @Field(() => String, {
    nullable: true,
    description: "Path of the drawing, a JPEG of 4:3 for who is signed in; null in a shop that draws nothing.",
  })
  picture!: string | null;

  @Field(() => [LabelledValue], { description: "Size, fit, tolerance and dates." })
  facts!: readonly LabelledValue[];

  @Field(() => [OrderedLength], { description: "Made sizes; empty for orders from before they were kept." })
  lengths!: readonly OrderedLength[];

  @Field(() => [LabelledValue], { description: "All choices, chosen or not." })
  choices!: readonly LabelledValue[];

  @Field(() => [LabelledValue], { description: "How a chain or cord is made safe; empty without one." })
  cord!: readonly LabelledValue[];

  @Field(() => String, { description: "The versions of the rules by which it was worked out." })
  rules!: string;
}

@ObjectType("OrderRemake", { description: "A line of an order that the shop makes again, free of charge." })
export class StaffOrderRemake {
  @OwnId("Opaque.")
  id!: string;

  @IdOf("OrderLine", { description: "The line, which stays as it was." })
  lineId!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => Date, { description: "When it was agreed." })
  at!: Date;

  @Field(() => String, { description: "E-mail address of who agreed to it." })
  by!: string;

  @Field(() => RemakeReason, { description: "Why." })
  reason!: RemakeReason;

  @Field(() => Int, { description: "How many of the line." })
  quantity!: number;

  @Field(() => String, { nullable: true, description: "What the shopper reads about it; null without a note." })
  note!: string | null;

  @Field(() => RemakeStatus, { description: "Where it stands." })
  status!: RemakeStatus;

  @Field(() => RemakeStatus, { nullable: true, description: "What it becomes next; null once it is sent." })
  nextStatus!: RemakeStatus | null;

  @Field(() => Day, { description: "The day it is promised for." })
  estimatedDelivery!: string;

  @Field(() => Boolean, { description: "Whether the promised day is over, and it has not been sent." })
  isLate!: boolean;

  @Field(() => Date, { nullable: true, description: "When it was made; null before." })
  madeAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was sent; null before." })
  sentAt!: Date | null;

  @Field(() => RemadeLine, { description: "As it was made first." })
  was!: RemadeLine;

  @Field(() => RemadeLine, { description: "As it is made again." })
  became!: RemadeLine;
}

@ObjectType({ description: "A line as it was made, and as it would be made again." })
export class RemakePreview {
  @Field(() => Boolean, { description: "Whether it would be made just as it was." })
  isSame!: boolean;

  @Field(() => Day, { description: "The day it would be promised for." })
  estimatedDelivery!: string;

  @Field(() => RemadeLine, { description: "As it was made first." })
  was!: RemadeLine;

  @Field(() => RemadeLine, { description: "As it would be made again." })
  became!: RemadeLine;
}

import { Field, Int, ObjectType } from "type-graphql";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { DrawnLine } from "./order-in-words.js";

@ObjectType({ description: "A label with its value, in words." })
export class LabelledValue {
  @Field(() => String, { description: "Such as Tolerance." })
  label!: string;

  @Field(() => String, { description: "Such as ± 2 mm in width." })
  value!: string;
}

@ObjectType({ description: "A length of a part that is made, in words." })
export class OrderedLength {
  @Field(() => String, { description: "Part and side, such as Cloth, width." })
  part!: string;

  @Field(() => String, { description: "As it was measured." })
  measured!: string;

  @Field(() => [String], { description: "What is taken off or added, and what for." })
  adjustments!: readonly string[];

  @Field(() => String, { description: "As it is made; `open` until a visit settles it." })
  made!: string;
}

@ObjectType("OrderLine", {
  description: "A line of an order with what was kept when it was ordered, in the words of the workshop's sheets.",
})
export class StaffOrderLineType implements DrawnLine {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => String, { description: "The product's slug." })
  slug!: string;

  @Field(() => Int, { description: "1 to 99." })
  quantity!: number;

  @Field(() => String, { nullable: true, description: "The room, as the shopper calls it." })
  roomName!: string | null;

  @Field(() => String, { nullable: true, description: "The window in it, as the shopper calls it." })
  windowName!: string | null;

  @Field(() => Pence, { description: "Of one." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Of all." })
  totalPence!: number;

  @Field(() => String, { description: "Name, material and colour." })
  product!: string;

  @Field(() => String, { description: "What a drawing of it shows, for who can't see one." })
  drawing!: string;

  @Field(() => String, {
    nullable: true,
    description: "Path of the drawing, a JPEG of 4:3 for who is signed in; null in a shop that draws nothing.",
  })
  picture!: string | null;

  @Field(() => String, { nullable: true, description: "What must be known before anything is cut." })
  warning!: string | null;

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

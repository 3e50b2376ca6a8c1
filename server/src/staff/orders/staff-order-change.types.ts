import { Field, Int, ObjectType } from "type-graphql";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import { LabelledValue } from "./staff-order-line.types.js";

@ObjectType({
  description: "How a line was to be made, in the words of the workshop's sheets, and what it cost.",
})
export class OrderedConfiguration {
  @Field(() => String, { description: "Name, material and colour." })
  product!: string;

  @Field(() => [LabelledValue], { description: "Size, fit, tolerance and dates." })
  facts!: readonly LabelledValue[];

  @Field(() => [LabelledValue], { description: "All choices, chosen or not." })
  choices!: readonly LabelledValue[];

  @Field(() => String, { description: "The versions of the rules by which it was worked out." })
  rules!: string;

  @Field(() => Pence, { description: "Of one." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Of all." })
  totalPence!: number;
}

@ObjectType("OrderLineChange", {
  description: "A change that the shopper made to a line of a placed order.",
})
export class StaffOrderLineChange {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => Date, { description: "When." })
  at!: Date;

  @Field(() => OrderedConfiguration, { description: "Before." })
  was!: OrderedConfiguration;

  @Field(() => OrderedConfiguration, { description: "After." })
  became!: OrderedConfiguration;

  @Field(() => Pence, { description: "The total of the order before." })
  totalWasPence!: number;

  @Field(() => Pence, { description: "The total of the order after." })
  totalBecamePence!: number;
}

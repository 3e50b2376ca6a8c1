import { Field, InputType, Int } from "type-graphql";
import { CustomizationInput } from "../../catalogue/configuration/configuration.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Inches } from "../../kernel/graphql/scalars.js";
import { RemakeReason, RemakeStatus } from "../../rules/order-remake.js";

/** What is wanted of a remake. The ids of its heirs are their own: decorators of ids are not inherited. */
@InputType()
abstract class RemakeInput {
  @Field(() => RemakeReason, { description: "Why. For MIS_MEASURE something must differ." })
  reason!: RemakeReason;

  @Field(() => Int, { description: "1 to the quantity of the line." })
  quantity!: number;

  @Field(() => Inches, { nullable: true, description: "Within the product's limits; null for as it was." })
  width?: number | null;

  @Field(() => Inches, { nullable: true, description: "Within the product's limits; null for as it was." })
  height?: number | null;

  @Field(() => String, { nullable: true, description: "One of the product's materials; null for as it was." })
  material?: string | null;

  @Field(() => String, { nullable: true, description: "One of the product's colours; null for as it was." })
  color?: string | null;

  @Field(() => [CustomizationInput], {
    nullable: true,
    description: "All that are wanted, at most 20; null for as it was.",
  })
  customizations?: CustomizationInput[] | null;
}

@InputType({ description: "How a line would be made again." })
export class PreviewRemakeInput extends RemakeInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;
}

@InputType({ description: "How a line is made again, free of charge." })
export class RemakeOrderLineInput extends RemakeInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;

  @Field(() => String, {
    nullable: true,
    description: "To the shopper, who reads it in the e-mail and on the order's page; at most 500 characters.",
  })
  note?: string | null;
}

@InputType({ description: "What a remake becomes." })
export class MoveRemakeInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @IdOf("OrderRemake", { description: "A remake of this order." })
  remakeId!: string;

  @Field(() => RemakeStatus, { description: "Its `nextStatus`." })
  to!: RemakeStatus;
}

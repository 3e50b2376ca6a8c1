import { Field, InputType, Int, ObjectType } from "type-graphql";
import { CustomizationInput } from "../../catalogue/configuration/configuration.types.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import { SettlementState } from "../../rules/settled-sizes.js";
import { RemadeLine } from "./order-remake.types.js";

/** What was measured. The ids of its heirs are their own: decorators of ids are not inherited. */
@InputType()
abstract class MeasuresInput {
  @Field(() => Inches, { nullable: true, description: "Within the product's limits; null for as it is." })
  width?: number | null;

  @Field(() => Inches, { nullable: true, description: "Within the product's limits; null for as it is." })
  height?: number | null;

  @Field(() => [CustomizationInput], {
    nullable: true,
    description:
      "All that are wanted, at most 20, such as fit, control side and height from the floor; null for as it is.",
  })
  customizations?: CustomizationInput[] | null;
}

@InputType({ description: "What a line would become by what was measured." })
export class PreviewMeasuresInput extends MeasuresInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;
}

@InputType({ description: "What was measured for a line." })
export class MeasureOrderLineInput extends MeasuresInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @IdOf("OrderLine", { description: "A line of this order." })
  lineId!: string;
}

@InputType({ description: "Measured sizes of all lines, of which the shopper is told." })
export class SettleOrderSizesInput {
  @IdOf("Order", { description: "Which order." })
  id!: string;

  @Field(() => Int, { description: "`version` of the order as it was looked at." })
  expectedVersion!: number;

  @Field(() => Pence, { description: "`measures.totalPence` of the order as it was looked at." })
  expectedTotalPence!: number;
}

@ObjectType({ description: "A line as it was ordered, and as it would become." })
export class MeasuresPreview {
  @Field(() => RemadeLine, { description: "As it was ordered." })
  was!: RemadeLine;

  @Field(() => RemadeLine, { description: "As it was measured." })
  became!: RemadeLine;

  @Field(() => Pence, { description: "Of the line, as it was ordered." })
  lineWasPence!: number;

  @Field(() => Pence, { description: "Of the line, as it was measured." })
  lineBecamePence!: number;

  @Field(() => Pence, { description: "Of the order, as its shopper has agreed to it." })
  totalWasPence!: number;

  @Field(() => Pence, { description: "Of the order, with everything that has been measured." })
  totalBecamePence!: number;
}

@ObjectType("MeasuredLine", { description: "What was measured for a line of an order." })
export class StaffMeasuredLine {
  @IdOf("OrderLine", { description: "The line." })
  lineId!: string;

  @Field(() => Int, { description: "The line's place in the order, from 1." })
  item!: number;

  @Field(() => String, { description: "The product's name." })
  name!: string;

  @Field(() => Date, { description: "When it was entered." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who entered it; null in the demo." })
  by!: string | null;

  @Field(() => RemadeLine, { description: "As it was ordered." })
  was!: RemadeLine;

  @Field(() => RemadeLine, { description: "As it was measured." })
  became!: RemadeLine;

  @Field(() => Pence, { description: "Of the line, as it was ordered." })
  lineWasPence!: number;

  @Field(() => Pence, { description: "Of the line, as it was measured." })
  lineBecamePence!: number;
}

@ObjectType({ description: "The measured sizes of an order that the shop measures and fits." })
export class OrderMeasures {
  @Field(() => [StaffMeasuredLine], { description: "Lines that have been measured, in the order of the cart." })
  lines!: StaffMeasuredLine[];

  @Field(() => Int, { description: "Lines that are left to be measured." })
  left!: number;

  @Field(() => SettlementState, {
    nullable: true,
    description: "Where they stand; null until the shopper has been told of them.",
  })
  state!: SettlementState | null;

  @Field(() => Date, { nullable: true, description: "When the shopper was told of them; null before." })
  proposedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When they became the order's; null before." })
  settledAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the shopper's agreement is late: staff ring then." })
  isLate!: boolean;

  @Field(() => Pence, { description: "Of the order, as its shopper had agreed to it before." })
  totalWasPence!: number;

  @Field(() => Pence, { description: "Of the order with everything that has been measured." })
  totalPence!: number;
}

import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { Making } from "../../rules/fit/making.js";
import { MakingType } from "../products/making.types.js";
import { ConfiguredLineColumns } from "./configured-line.columns.js";

@ObjectType({ description: "A choice made among a product's options." })
export class Customization {
  @Field(() => String, { description: "The option's name." })
  name!: string;

  @Field(() => String, { description: "What was chosen." })
  value!: string;
}

/** How a product is made, without its choices. */
@ObjectType()
export abstract class MadeToMeasure {
  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Field(() => String, { description: "As the product names it." })
  material!: string;

  @Field(() => String, { description: "As the product names it." })
  color!: string;
}

@ObjectType("Choice", { description: "One of the choices that a line is made with, in words." })
export class ChoiceType {
  @Field(() => String, { description: "The option's name." })
  name!: string;

  @Field(() => String, { description: "The option's name as a British shopper reads it." })
  label!: string;

  @Field(() => String, { description: "What was chosen, or is made where nothing was." })
  value!: string;

  @Field(() => String, { description: "The value as a British shopper reads it." })
  valueLabel!: string;

  @Field(() => Boolean, { description: "Whether the product is made so where nothing is chosen." })
  isDefault!: boolean;
}

/** Configuration fields of cart and order lines. */
@ObjectType()
export abstract class ConfiguredLine extends ConfiguredLineColumns {
  @Field(() => [Customization], { description: "What was chosen, in the order of the product's options." })
  customizations!: Customization[];

  @Field(() => [ChoiceType], {
    description:
      "All choices that it is made with, also those that were left out, in the order of the product's options; for a cord or chain its length and safety device too.",
  })
  choices!: readonly ChoiceType[];

  @Field(() => MakingType, {
    nullable: true,
    description:
      "How one is made from the typed size. Null for a product that has been withdrawn, and for orders from before such sizes were kept.",
  })
  making!: Making | null;

  @Field(() => Pence, { description: "The price of one, worked out by the shop." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Unit price times quantity." })
  totalPence!: number;
}

@InputType({ description: "A choice among a product's options." })
export class CustomizationInput {
  @Field(() => String, { description: "An option's name." })
  name!: string;

  @Field(() => String, { description: "One of its values." })
  value!: string;
}

/** What is chosen of a product. */
@InputType()
export abstract class ChosenInput {
  @Field(() => Inches, { description: "Within the product's limits." })
  width!: number;

  @Field(() => Inches, { description: "Within the product's limits." })
  height!: number;

  @Field(() => String, { description: "One of the product's materials." })
  material!: string;

  @Field(() => String, { description: "One of the product's colours." })
  color!: string;

  @Field(() => [CustomizationInput], {
    description:
      'At most 20, from the product\'s options. What is left out is made as the default. A control with a cord or chain needs "height from floor" too: whole millimetres from the floor to the top of the blind, as "2300 mm", or "measured at the visit", where the shop is to measure.',
    defaultValue: [],
  })
  customizations!: CustomizationInput[];
}

/** What is to change of a configuration. What is left out, or null, stays. */
@InputType()
export abstract class ReconfigurationInput {
  @Field(() => Inches, { nullable: true, description: "Within the product's limits." })
  width?: number | null;

  @Field(() => Inches, { nullable: true, description: "Within the product's limits." })
  height?: number | null;

  @Field(() => String, { nullable: true, description: "One of the product's materials." })
  material?: string | null;

  @Field(() => String, { nullable: true, description: "One of the product's colours." })
  color?: string | null;

  @Field(() => [CustomizationInput], { nullable: true, description: "All that are wanted, at most 20." })
  customizations?: CustomizationInput[] | null;
}

/** A configuration of a product, to be added to the cart or priced. */
@InputType()
export abstract class ConfigurationInput extends ChosenInput {
  @Field(() => Int, { defaultValue: 1, description: "1 to 99." })
  quantity!: number;
}

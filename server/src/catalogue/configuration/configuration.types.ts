import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { Making } from "../../rules/fit/making.js";
import { MakingType } from "../products/making.types.js";
import { ConfiguredLineColumns } from "./configured-line.columns.js";

@ObjectType({ simpleResolvers: true, description: "A choice made among a product's options." })
export class Customization {
  @Field(() => String, { description: "The option's name." })
  name!: string;

  @Field(() => String, { description: "What was chosen." })
  value!: string;
}

/** Configuration fields of cart and order lines. */
@ObjectType({ simpleResolvers: true })
export abstract class ConfiguredLine extends ConfiguredLineColumns {
  @Field(() => [Customization], { description: "In the order of the product's options." })
  customizations!: Customization[];

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

  @Field(() => [CustomizationInput], { defaultValue: [], description: "At most 20, from the product's options." })
  customizations!: CustomizationInput[];
}

/** A configuration of a product, to be added to the cart or priced. */
@InputType()
export abstract class ConfigurationInput extends ChosenInput {
  @Field(() => Int, { defaultValue: 1, description: "1 to 99." })
  quantity!: number;
}

import { Field, ObjectType } from "type-graphql";
import { ChoiceType, MadeToMeasure } from "../catalogue/configuration/configuration.types.js";
import { Pence } from "../kernel/graphql/scalars.js";

@ObjectType({ description: "How a line of an order was to be made, and what it cost." })
export class OrderedConfiguration extends MadeToMeasure {
  @Field(() => [ChoiceType], { description: "All choices, as those of a line." })
  choices!: readonly ChoiceType[];

  @Field(() => Pence, { description: "The price of one." })
  unitPricePence!: number;

  @Field(() => Pence, { description: "Unit price times quantity." })
  totalPence!: number;
}

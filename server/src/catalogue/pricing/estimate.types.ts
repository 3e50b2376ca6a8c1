import { ArgsType, Field, ObjectType } from "type-graphql";
import { describedValues } from "../../kernel/graphql/described-enum.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import { FIRST_ESTIMATE, type EstimateType } from "../../rules/estimate.js";

const EstimateTypeName = describedValues<EstimateType>(
  "EstimateType",
  "Kinds of covering that can be estimated without a product.",
  { BLINDS: ["blinds", "Blinds."], SHUTTERS: ["shutters", "Shutters."], CURTAINS: ["curtains", "Curtains."] },
);

@ArgsType()
export class EstimateArgs {
  @Field(() => EstimateTypeName, { defaultValue: FIRST_ESTIMATE.type, description: "The kind of covering." })
  type!: EstimateType;

  @Field(() => Inches, { defaultValue: FIRST_ESTIMATE.size.width, description: "12 to 96." })
  width!: number;

  @Field(() => Inches, { defaultValue: FIRST_ESTIMATE.size.height, description: "12 to 96." })
  height!: number;

  @Field(() => String, {
    defaultValue: FIRST_ESTIMATE.material,
    description: "Any material that a product may be made of.",
  })
  material!: string;

  @Field(() => String, { defaultValue: FIRST_ESTIMATE.color, description: "#RRGGBB. It changes no price." })
  color!: string;
}

@ObjectType("Estimate", {
  description: "A first idea of a price, without a product. What is ordered is priced by its product.",
})
export class EstimatePrice {
  @Field(() => EstimateTypeName, { description: "The kind of covering." })
  type!: EstimateType;

  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Field(() => String, { description: "The material." })
  material!: string;

  @Field(() => String, { description: "#RRGGBB" })
  color!: string;

  @Field(() => Pence, { description: "The estimate for one." })
  pricePence!: number;

  @Field(() => Boolean, { description: "True where nothing but the colour differs from what the shop starts with." })
  isStartingPrice!: boolean;
}

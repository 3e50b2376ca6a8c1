import { Field, InputType, Int, ObjectType } from "type-graphql";
import { describedValues } from "../../kernel/graphql/described-enum.js";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";
import type { PriceLine } from "../../rules/price-breakdown.js";
import type { Unit } from "../../rules/sizes.js";
import { ConfigurationInput } from "../configuration/configuration.types.js";
import { ProductType } from "../products/catalogue.types.js";
import { LengthUnit } from "../products/length-unit.js";

const PriceReason = describedValues<PriceLine["reason"]>("PriceReason", "What a line of a price is paid for.", {
  BASE: ["base", "The product itself."],
  SIZE: ["size", "The size."],
  MATERIAL: ["material", "The material."],
});

@InputType({ description: "A product, by its id or its slug, and one configuration of it." })
export class PriceConfigurationInput extends ConfigurationInput {
  @IdOf("Product", { nullable: true, description: "Id of the product; or give its slug." })
  productId?: string;

  @Field(() => String, { nullable: true, description: "Slug of the product; or give its id." })
  slug?: string;

  @Field(() => LengthUnit, { defaultValue: "mm", description: "In which the notes say the size." })
  unit!: Unit;
}

@ObjectType("PriceLine", { description: "One line of how a price is worked out." })
export class PriceLineType {
  @Field(() => PriceReason, { description: "What is paid for." })
  reason!: PriceLine["reason"];

  @Field(() => String, { description: "How much of it, for people." })
  note!: string;

  @Field(() => Pence, { description: "What it costs, for one." })
  pence!: number;
}

@ObjectType({ description: "What a configuration costs, as it would in the cart." })
export class ConfigurationPrice {
  @Field(() => ProductType, { description: "What is priced." })
  product!: ProductType;

  @Field(() => [PriceLineType], { description: "How the price of one is worked out; to the penny they sum to it." })
  lines!: PriceLineType[];

  @Field(() => Pence, { description: "The price of one." })
  unitPricePence!: number;

  @Field(() => Int, { description: "How many were asked for." })
  quantity!: number;

  @Field(() => Pence, { description: "Unit price times quantity." })
  totalPence!: number;
}

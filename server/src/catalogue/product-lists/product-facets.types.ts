import { Field, ID, Int, ObjectType } from "type-graphql";
import { Pence } from "../../kernel/graphql/scalars.js";

@ObjectType({ description: "One value that a list can be narrowed to." })
export class FacetValue {
  @Field(() => ID, { description: "Opaque; of this value in this list, for caches." })
  id!: string;

  @Field(() => String, { description: "What ProductFilter takes." })
  value!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  @Field(() => Int, {
    description: "How many products the list has with this value alone in its field and the other fields as they are.",
  })
  count!: number;
}

@ObjectType({ description: "What a list can be narrowed to. Each facet is counted without its own selection." })
export class ProductFacets {
  @Field(() => [FacetValue], { description: "All kinds of product." })
  families!: FacetValue[];

  @Field(() => [FacetValue], { description: "All material filters, also those with a count of 0." })
  materials!: FacetValue[];

  @Field(() => [FacetValue], { description: "All colour filters." })
  colors!: FacetValue[];

  @Field(() => [FacetValue], { description: "All rooms." })
  rooms!: FacetValue[];

  @Field(() => [FacetValue], { description: "All features." })
  features!: FacetValue[];

  @Field(() => [FacetValue], { description: "All ways to operate a product easily." })
  easyToOperate!: FacetValue[];

  @Field(() => Pence, { nullable: true, description: "The lowest `fromPricePence`; null where nothing is left." })
  priceMinPence!: number | null;

  @Field(() => Pence, { nullable: true, description: "The highest `fromPricePence`; null where nothing is left." })
  priceMaxPence!: number | null;
}

import { Field, InputType } from "type-graphql";
import { Pence } from "../../kernel/graphql/scalars.js";
import { FeatureEnum, RoomEnum } from "../products/attribute-enums.js";

@InputType("ProductFilter", {
  description:
    "Which products a list holds. What is left out, null or empty does not narrow it; within one field any of the values will do, and every field must fit.",
})
export class ProductFilterInput {
  @Field(() => String, { nullable: true, description: "Its slug; `sale` lists what is reduced now." })
  category?: string | null;

  @Field(() => Pence, { nullable: true, description: "The lowest base price." })
  priceMinPence?: number | null;

  @Field(() => Pence, { nullable: true, description: "The highest base price." })
  priceMaxPence?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: "Ids of material filters (wood, faux-wood …; see `facets`), at most 20. A product has one.",
  })
  materials?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Ids of colour filters (white, brown …), at most 20." })
  colors?: string[] | null;

  @Field(() => [RoomEnum], { nullable: true, description: "At most 20." })
  rooms?: string[] | null;

  @Field(() => [FeatureEnum], { nullable: true, description: "At most 20." })
  features?: string[] | null;

  @Field(() => String, { nullable: true, description: "What `search` takes: at most 100 characters." })
  text?: string | null;
}

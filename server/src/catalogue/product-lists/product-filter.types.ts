import { Field, InputType } from "type-graphql";
import { Pence } from "../../kernel/graphql/scalars.js";
import { EasyOperationEnum, FamilyEnum, FeatureEnum, RoomEnum } from "../products/attribute-enums.js";
import { FitsFilter } from "../window-fits/window-to-fit.types.js";

@InputType("ProductFilter", {
  description:
    "Which products a list holds. What is left out, null or empty does not narrow it; within one field any of the values will do, and every field must fit.",
})
export class ProductFilterInput {
  @Field(() => String, { nullable: true, description: "Its slug; `sale` lists what is reduced now." })
  category?: string | null;

  @Field(() => [FamilyEnum], { nullable: true, description: "Kinds of product, at most 20." })
  families?: string[] | null;

  @Field(() => Pence, { nullable: true, description: "The lowest `fromPricePence`." })
  priceMinPence?: number | null;

  @Field(() => Pence, { nullable: true, description: "The highest `fromPricePence`." })
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

  @Field(() => [EasyOperationEnum], { nullable: true, description: "Ways to operate it easily, at most 20." })
  easyToOperate?: string[] | null;

  @Field(() => FitsFilter, { nullable: true, description: "What they are to a window." })
  fits?: FitsFilter | null;

  @Field(() => String, { nullable: true, description: "What `search` takes: at most 100 characters." })
  text?: string | null;
}

import { Field, ObjectType } from "type-graphql";
import { ProductType } from "../catalogue/products/catalogue.types.js";
import { WindowOptionType } from "../projects/window-option.types.js";

@ObjectType("ProjectSample", {
  description: "A fabric in a colour that a household considers, of which the shop sends a free sample.",
})
export class ProjectSample {
  @Field(() => ProductType, { description: "What is made of it." })
  product!: ProductType;

  @Field(() => String, { description: "As the product names it." })
  material!: string;

  @Field(() => String, { description: "As the product names it." })
  color!: string;

  @Field(() => [WindowOptionType], { description: "The options of it, by room and window; at least one." })
  options!: readonly WindowOptionType[];

  @Field(() => Date, {
    nullable: true,
    description: "When this session or account last asked for it by `requestSamples`; null where it has not.",
  })
  askedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When what was asked for then went into the post; null where it has not yet.",
  })
  sentAt!: Date | null;
}

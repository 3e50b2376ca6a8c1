import { Field, Float, InputType, Int } from "type-graphql";
import { IdOf, IdsOf } from "../../kernel/graphql/id-fields.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { FieldUpdate, ProductUpdate } from "./staff-product.service.js";

@InputType({ description: "What is made where nothing is chosen." })
class OptionDefaultInput {
  @Field(() => String, { description: "An option of the product." })
  name!: string;

  @Field(() => String, { description: "One of its values." })
  defaultValue!: string;
}

@InputType({ description: "A picture of a product." })
class ProductPictureInput {
  @IdOf("Picture", {
    description: "One that the product, its draft or one of its versions has, or an upload that no other product has.",
  })
  id!: string;

  @Field(() => String, { description: "What is seen: 5 to 200 characters." })
  alt!: string;

  @Field(() => Int, { description: "The point that stays in view, in percent from the left." })
  focusX!: number;

  @Field(() => Int, { description: "The same, in percent from the top." })
  focusY!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The colour of `productChoices` in which it shows the product: cards and carts show it for that colour. Null for none that is sold; what is left out stays.",
  })
  shownColor?: string | null;
}

@InputType()
export abstract class ProductFieldsInput implements FieldUpdate {
  @Field(() => String, { nullable: true, description: "2 to 60 characters; no other product has it." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "2 to 90 characters, for a card." })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: "2 or 3 paragraphs parted by an empty line." })
  description?: string | null;

  @Field(() => Pence, { nullable: true, description: "Whole pounds up to £500, without tax." })
  basePricePence?: number | null;

  @Field(() => Pence, { nullable: true, description: "Higher than the price; null ends the reduction." })
  wasPricePence?: number | null;

  @Field(() => Int, { nullable: true, description: "14 to 120." })
  leadTimeDays?: number | null;

  @Field(() => Int, { nullable: true, description: "1 to 10." })
  warrantyYears?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it wears the badge “New”." })
  isNew?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it wears the badge “Bestseller”." })
  isBestSeller?: boolean | null;

  @Field(() => String, { nullable: true, description: "A material filter of `productChoices`." })
  material?: string | null;

  @Field(() => [String], { nullable: true, description: "2 to 6 of `productChoices`; the cheapest comes first." })
  materials?: string[] | null;

  @Field(() => [String], { nullable: true, description: "3 to 8 of `productChoices`; the first is preselected." })
  colors?: string[] | null;

  @Field(() => [String], { nullable: true, description: "Up to 5 of `productChoices`." })
  rooms?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Up to 5 of `productChoices`. What has a cord or chain is neither child-safe nor cordless.",
  })
  features?: string[] | null;

  @Field(() => [OptionDefaultInput], { nullable: true, description: "Only of the options that change." })
  optionDefaults?: OptionDefaultInput[] | null;

  @Field(() => Inches, { nullable: true, description: "In whole inches or whole millimetres." })
  minWidth?: number | null;

  @Field(() => Inches, { nullable: true, description: "Above the least." })
  maxWidth?: number | null;

  @Field(() => Inches, { nullable: true, description: "In whole inches or whole millimetres." })
  minHeight?: number | null;

  @Field(() => Inches, { nullable: true, description: "Above the least." })
  maxHeight?: number | null;

  @Field(() => Float, { nullable: true, description: "0.1 to 999.9 m² of one piece; null takes the limit away." })
  maxArea?: number | null;

  @Field(() => Float, { nullable: true, description: "Inches, 0 or more; null takes the limit away." })
  minWidthBeyondHeight?: number | null;

  @Field(() => [ProductPictureInput], {
    nullable: true,
    description:
      "All its pictures in their order, at most 8, each once; the first is on its card. Those that are left out are taken off.",
  })
  pictures?: ProductPictureInput[] | null;
}

@InputType({ description: "What is to change of a product; what is left out stays." })
export class UpdateProductInput extends ProductFieldsInput implements ProductUpdate {
  @IdOf("Product", { description: "Which one." })
  id!: string;

  @Field(() => Int, { description: "`version` of the product as it was read." })
  expectedVersion!: number;

  @IdsOf("Product", {
    nullable: true,
    description:
      "What its page suggests first, in this order: at most 8, each once. Those that are left out are taken off; an empty list leaves all to be worked out.",
  })
  chosenRelated?: string[] | null;
}

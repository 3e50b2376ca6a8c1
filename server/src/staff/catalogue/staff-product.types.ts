import { Field, Float, Int, ObjectType } from "type-graphql";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { IdOf, OwnId } from "../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { StaffPictureRow } from "./product-pictures.queries.js";
import type { StaffProductRow } from "./staff-product.queries.js";

@ObjectType("ProductOption", { description: "A choice without a price, such as fit." })
class StaffProductOption {
  @Field(() => String, { description: "What is chosen." })
  name!: string;

  @Field(() => String, { description: "What is made where nothing is chosen." })
  defaultValue!: string;

  @Field(() => [String], { description: "What can be chosen." })
  values!: string[];
}

@ObjectType("ProductSpecification", { description: "One line of a product's specifications." })
class StaffProductSpecification {
  @Field(() => String, { description: "What it is about." })
  name!: string;

  @Field(() => String, { description: "How it is." })
  value!: string;
}

@ObjectType("RelatedProduct", { description: "A product that another one's page suggests." })
export class RelatedProduct {
  @IdOf("Product", { description: "For `product`." })
  id!: number;

  @Field(() => String, { description: "What it is called." })
  name!: string;
}

@ObjectType("ChosenProduct", { description: "A product that staff have chosen for another one's page." })
class ChosenProduct extends RelatedProduct {
  @Field(() => SaleState, { description: "Its page shows it while it is on sale." })
  saleState!: SaleState;
}

@ObjectType("Picture", { description: "A picture of a product." })
export class StaffPictureType implements Omit<StaffPictureRow, "widths"> {
  @OwnId("For `pictures` of `updateProduct`.")
  id!: string;

  @Field(() => String, { description: "What is seen, for those who cannot see it; empty until somebody says it." })
  alt!: string;

  @Field(() => Int, { description: "Pixels of the original." })
  width!: number;

  @Field(() => Int, { description: "Pixels of the original." })
  height!: number;

  @Field(() => String, { description: "Dominant colour, #rrggbb." })
  color!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the colour in which it shows its product; null where it shows none that is sold, or any.",
  })
  shownColor!: string | null;

  @Field(() => Boolean, { description: "Whether the shop shows it in every colour of its product." })
  isTintable!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether shoppers may see it: something of the shop shows it, or has. `path` of another is for staff alone.",
  })
  isPublished!: boolean;

  @Field(() => Int, { description: "The point that stays in view where it is cropped, in percent from the left." })
  focusX!: number;

  @Field(() => Int, { description: "The same, in percent from the top." })
  focusY!: number;

  @Field(() => Int, { description: "How many products show it. What is said of it is the same with each." })
  productCount!: number;
}

/** Every field without a resolver is one of the row. */
@ObjectType("Product", { description: "A product with all that people decide of it." })
export class StaffProductType {
  @OwnId("Opaque.")
  id!: number;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change by people." })
  version!: number;

  @Field(() => SaleState, { description: "Whether shoppers can buy it." })
  saleState!: SaleState;

  @Field(() => String, {
    nullable: true,
    description: "The day in London with which it goes on sale; null where none is planned.",
  })
  onSaleFrom!: string | null;

  @Field(() => String, { description: "Its part of the shop's URLs: /products/{slug}. It stays." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "Kind of product, by its id." })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Field(() => String, { description: "Name of its category." })
  categoryName!: string;

  @Field(() => Int, { description: "Its place in the shop's lists, from 0." })
  position!: number;

  @Field(() => Pence, { description: "The price of the included size (36 by 48 inches), without tax." })
  basePricePence!: number;

  @Field(() => Pence, { nullable: true, description: "The same before the reduction that runs now." })
  wasPricePence!: number | null;

  @Field(() => Pence, { description: "The least it can cost: its smallest size in its first material, without tax." })
  fromPricePence!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Until when the price history proves the was-price; null where it does not.",
  })
  wasPriceProvenUntil!: Date | null;

  @Field(() => String, { description: "One or two sentences, for a card." })
  shortDescription!: string;

  @Field(() => String, { description: "Paragraphs parted by an empty line." })
  description!: string;

  @Field(() => String, { description: "Id of the material filter it belongs to." })
  material!: string;

  @Field(() => [String], { description: "Materials, as in `productChoices`; the first one is preselected." })
  materials!: readonly string[];

  @Field(() => [String], { description: "Colours, as in `productChoices`; the first one is preselected." })
  colors!: readonly string[];

  @Field(() => [String], { description: "Rooms it suits, as in `productChoices`." })
  rooms!: readonly string[];

  @Field(() => [String], { description: "What it has or is, as in `productChoices`." })
  features!: readonly string[];

  @Field(() => [StaffPictureType], { description: "Its pictures in order; the first is on its card." })
  pictures!: StaffPictureType[];

  @Field(() => [ChosenProduct], {
    description: "What its page suggests first, in this order; the next ones of its category follow.",
  })
  chosenRelated!: ChosenProduct[];

  @Field(() => [StaffProductOption], { description: "Choices without a price." })
  options!: StaffProductOption[];

  @Field(() => Inches, { description: "The narrowest that is made." })
  minWidth!: number;

  @Field(() => Inches, { description: "The widest that is made." })
  maxWidth!: number;

  @Field(() => Inches, { description: "The shortest drop that is made." })
  minHeight!: number;

  @Field(() => Inches, { description: "The longest drop that is made." })
  maxHeight!: number;

  @Field(() => Float, { nullable: true, description: "Square metres of one piece at most; null without such a limit." })
  maxArea!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Inches by which it has to be wider than high; null without such a limit.",
  })
  minWidthBeyondHeight!: number | null;

  @Field(() => Int, { description: "Years of warranty, where the shop gives one." })
  warrantyYears!: number;

  @Field(() => Int, { description: "Days from order to delivery." })
  leadTimeDays!: number;

  @Field(() => Boolean, { description: "Whether it wears the badge “New”." })
  isNew!: boolean;

  @Field(() => Boolean, { description: "Whether it wears the badge “Bestseller”." })
  isBestSeller!: boolean;

  @Field(() => [StaffProductSpecification], { description: "Facts beside the size limits and the warranty." })
  specifications!: StaffProductSpecification[];

  @Field(() => Float, { nullable: true, description: "Average of its reviews, 1 to 5; null without any." })
  rating!: number | null;

  @Field(() => Int, { description: "How many reviews that is of." })
  reviewCount!: number;

  @Field(() => Date, { description: "When it was last changed, also by a review." })
  changedAt!: Date;
}

/** The payload of a mutation of a product. */
@ObjectType()
export abstract class StaffProductPayload extends MutationPayload {
  @Field(() => StaffProductType, {
    nullable: true,
    description: "The product as it is now, also after CONFLICT; null where it was refused otherwise.",
  })
  product?: StaffProductRow | null;
}

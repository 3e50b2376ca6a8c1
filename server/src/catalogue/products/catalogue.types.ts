import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";

@ObjectType("Picture", { simpleResolvers: true, description: "A picture, served as AVIF and WebP in several widths." })
export class PictureType {
  @Field(() => ID, { description: "Names the files: /images/{id}-{width}.avif and .webp." })
  id!: string;

  @Field(() => String, { description: "What is seen, for those who cannot see it." })
  alt!: string;

  @Field(() => Int, { description: "Pixels of the original." })
  width!: number;

  @Field(() => Int, { description: "Pixels of the original." })
  height!: number;

  @Field(() => [Int], { description: "The widths in which it is served, in pixels, narrowest first." })
  widths!: number[];

  @Field(() => String, { description: "Dominant colour, #rrggbb, to show until the picture arrives." })
  color!: string;

  @Field(() => String, { description: "A 16 pixel preview as a data URI." })
  placeholder!: string;

  @Field(() => String, { description: "Address of one middle width, as WebP." })
  url!: string;
}

@ObjectType("ProductColor", { simpleResolvers: true, description: "A colour that a product is made in." })
export class ProductColor {
  @Field(() => String, { description: "The value to send when adding to the cart." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  @Field(() => String, { description: "#rrggbb, for swatches and drawings." })
  hex!: string;

  @Field(() => String, { description: "Id of the colour filter it belongs to." })
  filter!: string;
}

@ObjectType({ simpleResolvers: true, description: "A material that a product is made of." })
export class ProductMaterial {
  @Field(() => String, { description: "The value to send when adding to the cart." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  @Field(() => String, { description: "In a few words, what it is good for." })
  note!: string;

  @Field(() => String, { description: "Id of the material filter it belongs to." })
  filter!: string;
}

@ObjectType({ simpleResolvers: true, description: "A choice without a price, such as fit or control side." })
export class ProductOption {
  @Field(() => String, { description: "What is chosen." })
  name!: string;

  @Field(() => [String], { description: "What may be chosen." })
  values!: string[];
}

@ObjectType({ simpleResolvers: true, description: "One line of a product's specifications." })
export class Specification {
  @Field(() => String, { description: "What it is about." })
  name!: string;

  @Field(() => String, { description: "How it is." })
  value!: string;
}

@ObjectType("Category", { simpleResolvers: true, description: "A department of the shop." })
export class CategoryType {
  @Field(() => ID, { description: "Opaque." })
  id!: number;

  @Field(() => String, { description: "Its part of the address: /category/{slug}." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "A few words for a tile." })
  tagline!: string;

  @Field(() => String, { description: "A paragraph for its page." })
  description!: string;

  @Field(() => Int, { description: "How many products it lists now." })
  productCount!: number;

  @Field(() => PictureType, { nullable: true, description: "For its tile; null where it has none." })
  picture!: PictureType | null;
}

@ObjectType("Product", { simpleResolvers: true, description: "Something the shop makes to measure." })
export class ProductType {
  @Field(() => ID, { description: "Opaque; what addToCart takes." })
  id!: number;

  @Field(() => String, { description: "Its part of the address: /products/{slug}." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "Kind of product: roller, venetian, wooden, shutter, curtain …" })
  family!: string;

  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  categoryId!: number;

  @Field(() => Pence, { description: "The current price of the included size (36 by 48 inches)." })
  basePricePence!: number;

  @Field(() => Pence, { description: "The least it can cost: its smallest size in its cheapest material." })
  fromPricePence!: number;

  @Field(() => Pence, { nullable: true, description: "The same before the reduction that runs now." })
  wasFromPricePence!: number | null;

  @Field(() => Pence, {
    nullable: true,
    description: "The price before the reduction that runs now. It enters no sum.",
  })
  wasPricePence!: number | null;

  @Field(() => String, { description: "One or two sentences, for a card." })
  shortDescription!: string;

  @Field(() => String, { description: "Paragraphs parted by an empty line." })
  description!: string;

  @Field(() => String, { description: "Id of the material filter it belongs to." })
  material!: string;

  @Field(() => [ProductMaterial], { description: "The materials to choose from; the first is the default." })
  materials!: ProductMaterial[];

  @Field(() => [ProductColor], { description: "The colours to choose from; the first is the default." })
  colors!: ProductColor[];

  @Field(() => [ProductOption], { description: "Choices that a cart line may carry as customizations." })
  options!: ProductOption[];

  @Field(() => [String], { description: "Ids of the rooms it suits." })
  rooms!: string[];

  @Field(() => [String], { description: "Ids of its features." })
  features!: string[];

  @Field(() => Inches, { description: "The narrowest that is made." })
  minWidth!: number;

  @Field(() => Inches, { description: "The widest that is made." })
  maxWidth!: number;

  @Field(() => Inches, { description: "The shortest drop that is made." })
  minHeight!: number;

  @Field(() => Inches, { description: "The longest drop that is made." })
  maxHeight!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Square metres that one piece may have at most, whatever its sides; null without such a limit.",
  })
  maxArea!: number | null;

  @Field(() => Inches, {
    nullable: true,
    description: "How much wider than high it has to be, of an awning than it comes out; null without such a limit.",
  })
  minWidthBeyondHeight!: number | null;

  @Field(() => Int, { description: "Years of warranty." })
  warrantyYears!: number;

  @Field(() => Int, { description: "Days from order to delivery." })
  leadTimeDays!: number;

  @Field(() => Boolean, { description: "Whether it wears the badge “New”." })
  isNew!: boolean;

  @Field(() => Boolean, { description: "Whether it wears the badge “Bestseller”." })
  isBestSeller!: boolean;

  @Field(() => [Specification], { description: "Facts beside the size limits and the warranty." })
  specifications!: Specification[];

  @Field(() => Float, {
    nullable: true,
    description: "Average of its reviews, 1 to 5, two decimals; null without any.",
  })
  rating!: number | null;

  @Field(() => Int, { description: "How many published reviews it has." })
  reviewCount!: number;

  @Field(() => String, { nullable: true, description: "Address of its first picture; null where the shop draws it." })
  imageUrl!: string | null;

  @Field(() => PictureType, { nullable: true, description: "Its first picture; null where the shop draws it." })
  picture!: PictureType | null;

  @Field(() => [PictureType], { description: "All its pictures, at most four." })
  pictures!: PictureType[];

  position!: number;
}

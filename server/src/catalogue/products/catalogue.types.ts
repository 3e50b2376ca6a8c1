import { Field, ID, Int, ObjectType } from "type-graphql";
import { Pence } from "../../kernel/graphql/scalars.js";
import { ProductFields } from "./product.fields.js";

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
  widths!: readonly number[];

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
export class ProductType extends ProductFields {
  @Field(() => Pence, { description: "The least it can cost: its smallest size in its cheapest material." })
  fromPricePence!: number;

  @Field(() => Pence, { nullable: true, description: "The same before the reduction that runs now." })
  wasFromPricePence!: number | null;

  @Field(() => [ProductMaterial], { description: "The materials to choose from; the first is the default." })
  materials!: ProductMaterial[];

  @Field(() => [ProductColor], { description: "The colours to choose from; the first is the default." })
  colors!: ProductColor[];

  @Field(() => String, { nullable: true, description: "Address of its first picture; null where the shop draws it." })
  imageUrl!: string | null;

  @Field(() => PictureType, { nullable: true, description: "Its first picture; null where the shop draws it." })
  picture!: PictureType | null;

  @Field(() => [PictureType], { description: "All its pictures, at most four." })
  pictures!: PictureType[];
}

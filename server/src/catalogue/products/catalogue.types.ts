import { Field, Float, ObjectType } from "type-graphql";
import { SurrogateKey } from "../../kernel/graphql/cache-control.js";
import { Node } from "../../kernel/graphql/node.js";
import { Inches, Pence } from "../../kernel/graphql/scalars.js";
import type { PublishedRules } from "../../rules/published-rules.js";
import { Picture } from "./picture.entity.js";
import { ProductFields } from "./product.fields.js";

@ObjectType("ProductColor", { description: "A colour that a product is made in." })
export class ProductColor {
  @Field(() => String, { description: "The value to send when adding to the cart." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  @Field(() => String, { description: "#rrggbb, for swatches and drawings." })
  hex!: string;

  @Field(() => String, { description: 'How it looks, in words: "Light, warm golden brown".' })
  description!: string;

  @Field(() => String, { description: "Id of the colour filter it belongs to." })
  filter!: string;
}

@ObjectType({ description: "A material that a product is made of." })
export class ProductMaterial {
  @Field(() => String, { description: "The value to send when adding to the cart." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;

  @Field(() => String, { description: "In a few words, what it is good for." })
  note!: string;

  @Field(() => String, {
    description: 'What its surface looks like, to stand behind the description of a colour: "matt cloth".',
  })
  surface!: string;

  @Field(() => String, { description: "Id of the material filter it belongs to." })
  filter!: string;

  @Field(() => Inches, {
    nullable: true,
    description: "The widest that is made in it; null where that is the product's `maxWidth`.",
  })
  maxWidth!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Square metres that one piece in it may have at most; null where that is the product's `maxArea`.",
  })
  maxArea!: number | null;
}

@ObjectType({
  description:
    "What one costs in a size, in the product's first material: its price in the cart under every price policy.",
})
export class SizePrice {
  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Field(() => Pence, { description: "The price of one." })
  pricePence!: number;
}

@SurrogateKey(({ slug }: ProductType) => `product:${slug}`)
@ObjectType("Product", { implements: Node, description: "Something the shop makes to measure." })
export class ProductType extends ProductFields {
  @Field(() => Pence, { nullable: true, description: "`fromPricePence` before the reduction that runs now." })
  wasFromPricePence!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What delivery adds to `fromPricePence`, to stand beside it: “+ £29.99 delivery” or “free delivery”. Null where the price policy shows delivery in the cart.",
  })
  deliveryNote!: string | null;

  @Field(() => [ProductMaterial], { description: "The materials to choose from; the first is the default." })
  materials!: ProductMaterial[];

  @Field(() => [ProductColor], { description: "The colours to choose from; the first is the default." })
  colors!: ProductColor[];

  @Field(() => String, { nullable: true, description: "Path of its first picture; null where the shop draws it." })
  imageUrl!: string | null;

  @Field(() => Picture, { nullable: true, description: "Its first picture; null where the shop draws it." })
  picture!: Picture | null;

  @Field(() => [Picture], { description: "All its pictures, at most eight." })
  pictures!: Picture[];

  /** Those that were in force when it was read. */
  rules!: PublishedRules;
}

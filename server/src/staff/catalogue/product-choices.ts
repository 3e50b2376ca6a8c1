import { Field, Int, ObjectType } from "type-graphql";
import { materialFactor } from "../../rules/line-price.js";
import { COLORS, FEATURES, MATERIAL_FILTERS, MATERIALS } from "../../rules/product-attributes.js";
import { ROOMS } from "../../rules/rooms.js";

@ObjectType({ description: "A name of the catalogue's vocabulary." })
class ProductChoice {
  @Field(() => String, { description: "The value to send." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;
}

@ObjectType({ description: "A material that products are made of." })
class MaterialChoice extends ProductChoice {
  @Field(() => Int, { description: "Its factor in prices, in percent: 120 is a fifth more." })
  factorPercent!: number;

  @Field(() => String, { description: "The material filter it belongs to." })
  filter!: string;
}

@ObjectType({ description: "A colour that products are made in." })
class ColorChoice extends ProductChoice {
  @Field(() => String, { description: "#rrggbb." })
  hex!: string;
}

@ObjectType({ description: "What a product may be made of, and said to be." })
export class ProductChoices {
  @Field(() => [MaterialChoice], { description: "For `materials`." })
  materials!: MaterialChoice[];

  @Field(() => [ColorChoice], { description: "For `colors`." })
  colors!: ColorChoice[];

  @Field(() => [ProductChoice], { description: "For `rooms`." })
  rooms!: ProductChoice[];

  @Field(() => [ProductChoice], { description: "For `features`." })
  features!: ProductChoice[];

  @Field(() => [ProductChoice], { description: "For `material`." })
  materialFilters!: ProductChoice[];
}

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

/** The vocabulary of the catalogue. */
export const PRODUCT_CHOICES: ProductChoices = {
  materials: Object.entries(MATERIALS).map(([name, { label, filter }]) => ({
    ...{ name, label, filter },
    factorPercent: materialFactor(name),
  })),
  colors: Object.entries(COLORS).map(([name, { label, hex }]) => ({ name, label, hex })),
  rooms: labelled(ROOMS),
  features: labelled(FEATURES),
  materialFilters: labelled(MATERIAL_FILTERS),
};

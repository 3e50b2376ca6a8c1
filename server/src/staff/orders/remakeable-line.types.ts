import { Field, Int, ObjectType } from "type-graphql";
import { Inches } from "../../kernel/graphql/scalars.js";
import { LabelledValue } from "./staff-order-line.types.js";

@ObjectType({ description: "An option of a product, with what a line has of it." })
export class RemakeOption {
  @Field(() => String, { description: "The option's name." })
  name!: string;

  @Field(() => String, { description: "The same in words." })
  label!: string;

  @Field(() => String, { nullable: true, description: "What was chosen; null where nothing was." })
  value!: string | null;

  @Field(() => Boolean, { description: "Whether it may be whole millimetres instead, such as `900 mm`." })
  isMeasured!: boolean;

  @Field(() => [LabelledValue], { description: "What can be chosen: its words as label, the value to send as value." })
  values!: readonly LabelledValue[];
}

@ObjectType({ description: "What can be corrected of a line that is made again, by today's product." })
export class RemakeableLine {
  @Field(() => Inches, { description: "Width of one, as it was made." })
  width!: number;

  @Field(() => Inches, { description: "Height (drop) of one, as it was made." })
  height!: number;

  @Field(() => String, { description: "What the height is called in a sentence: drop, height, projection or depth." })
  heightName!: string;

  @Field(() => Int, { description: "As many as were ordered." })
  quantity!: number;

  @Field(() => String, { description: "As it was made." })
  material!: string;

  @Field(() => [LabelledValue], { description: "The product's materials: words as label, what to send as value." })
  materials!: readonly LabelledValue[];

  @Field(() => String, { description: "As it was made." })
  color!: string;

  @Field(() => [LabelledValue], { description: "The product's colours: words as label, what to send as value." })
  colors!: readonly LabelledValue[];

  @Field(() => [RemakeOption], { description: "The product's options; with cords the height from the floor too." })
  options!: readonly RemakeOption[];
}

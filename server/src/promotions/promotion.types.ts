import { Field, Int, ObjectType } from "type-graphql";

@ObjectType("Promotion", { description: "So many percent off the subtotal, for a while." })
export class PromotionType {
  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What shoppers enter; null where it counts by itself." })
  code!: string | null;

  @Field(() => Int, { description: "Percent off the subtotal, 1 to 100." })
  percent!: number;

  @Field(() => Int, { description: "It counts from so many coverings in the cart on." })
  minimumWindows!: number;

  @Field(() => Date, { nullable: true, description: "Its last moment; null while no end is set." })
  endsAt!: Date | null;
}

import { Field, ID, InputType } from "type-graphql";
import { Text } from "../../kernel/graphql/scalars.js";

@InputType({ description: "Who the owner of an account is." })
export class UpdateDetailsInput {
  @Field(() => Text, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => Text, { nullable: true, description: "At most 40 characters; null or empty takes it out." })
  phone?: string | null;
}

@InputType({ description: "What a browser keeps for later." })
export class SavedInput {
  @Field(() => [ID], { defaultValue: [], description: "Ids of products, the one saved last first, at most 100." })
  productIds!: string[];

  @Field(() => [ID], { defaultValue: [], description: "Ids of inspirations, the one saved last first, at most 100." })
  inspirationIds!: string[];
}

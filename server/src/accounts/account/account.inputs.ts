import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Who the owner of an account is." })
export class UpdateDetailsInput {
  @Field(() => String, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => String, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "At most 40 characters; null or empty takes it out." })
  phone?: string | null;
}

@InputType({ description: "What a browser keeps for later." })
export class SavedInput {
  @Field(() => [ID], { defaultValue: [], description: "Ids of products, the one saved last first, at most 100." })
  productIds!: string[];

  @Field(() => [ID], { defaultValue: [], description: "Ids of inspirations, the one saved last first, at most 100." })
  inspirationIds!: string[];
}

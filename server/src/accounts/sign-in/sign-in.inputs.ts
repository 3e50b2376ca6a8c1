import { Field, InputType } from "type-graphql";
import { Text } from "../../kernel/graphql/scalars.js";

@InputType({ description: "Who signs in." })
export class SignInInput {
  @Field(() => Text, { description: "Of the account, in any case." })
  email!: string;

  @Field(() => Text, { description: "Of the account." })
  password!: string;
}

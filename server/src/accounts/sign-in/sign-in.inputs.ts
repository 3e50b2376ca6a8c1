import { Field, InputType } from "type-graphql";

@InputType({ description: "Who signs in." })
export class SignInInput {
  @Field(() => String, { description: "Of the account, in any case." })
  email!: string;

  @Field(() => String, { description: "Of the account." })
  password!: string;
}

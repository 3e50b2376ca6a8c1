import { Field, InputType } from "type-graphql";
import { Text } from "../../kernel/graphql/scalars.js";
import { NEW_PASSWORD } from "../authentication/new-password.js";

@InputType({ description: "The link for a new password, and the password." })
export class ResetPasswordInput {
  @Field(() => Text, { description: "From the address of the link." })
  token!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "The password as it is, and as it is to be." })
export class ChangePasswordInput {
  @Field(() => Text, { description: "The password as it is." })
  current!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "Another e-mail address for an account." })
export class ChangeEmailInput {
  @Field(() => Text, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => Text, { description: "Of the account." })
  password!: string;
}

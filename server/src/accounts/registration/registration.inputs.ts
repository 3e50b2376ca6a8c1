import { Field, InputType } from "type-graphql";
import { Text } from "../../kernel/graphql/scalars.js";
import { NEW_PASSWORD } from "../authentication/new-password.js";

@InputType({ description: "Who wants an account." })
export class RegisterInput {
  @Field(() => Text, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => Text, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => Text, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "An order of this session whose shopper wants an account." })
export class RegisterFromOrderInput {
  @Field(() => Text, { description: "MBC and its digits." })
  orderNumber!: string;

  @Field(() => Text, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "The link of a registration, and the password that was chosen." })
export class ConfirmRegistrationInput {
  @Field(() => Text, { description: "From the address of the link." })
  token!: string;

  @Field(() => Text, { description: "As it was chosen." })
  password!: string;
}

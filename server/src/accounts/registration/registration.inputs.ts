import { Field, InputType } from "type-graphql";
import { NEW_PASSWORD } from "../../kernel/passwords/new-password.js";
import { JoiningCart, WithTokensInput } from "../authentication/with-tokens.input.js";

@InputType({ description: "Who wants an account." })
export class RegisterInput {
  @Field(() => String, { description: "At least 2 characters." })
  firstName!: string;

  @Field(() => String, { description: "At least 2 characters." })
  lastName!: string;

  @Field(() => String, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "An order of this session whose shopper wants an account." })
export class RegisterFromOrderInput {
  @Field(() => String, { description: "MBC and its digits." })
  orderNumber!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "The link of a registration, and the password that was chosen." })
export class ConfirmRegistrationInput extends WithTokensInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;

  @Field(() => String, { description: "As it was chosen." })
  password!: string;

  @JoiningCart()
  cartId?: string | null;
}

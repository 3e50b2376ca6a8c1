import { Field, InputType } from "type-graphql";
import { LinkInput } from "../../kernel/graphql/link.input.js";
import { NEW_PASSWORD } from "../../kernel/passwords/new-password.js";
import { JoiningCart, WithTokensInput } from "../authentication/with-tokens.input.js";

@InputType({ description: "The link for a new password, and the password." })
export class ResetPasswordInput extends WithTokensInput {
  @Field(() => String, { description: "From the URL of the link." })
  token!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;

  @JoiningCart()
  cartId?: string | null;
}

@InputType({ description: "The password as it is, and as it is to be." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password as it is." })
  current!: string;

  @Field(() => String, { description: NEW_PASSWORD })
  password!: string;
}

@InputType({ description: "Another e-mail address for an account." })
export class ChangeEmailInput {
  @Field(() => String, { description: "Where the link that confirms it goes." })
  email!: string;

  @Field(() => String, { description: "Of the account." })
  password!: string;
}

@InputType({ description: "The link that was mailed to the new address." })
export class ConfirmNewEmailInput extends LinkInput {}

@InputType({ description: "Whose password has been forgotten." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "Of the account." })
  email!: string;
}

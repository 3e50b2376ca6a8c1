import { Field, InputType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { JoiningCart, WithTokensInput } from "../authentication/with-tokens.input.js";

@InputType({ description: "Who signs in." })
export class SignInInput extends WithTokensInput {
  @Field(() => String, { description: "Of the account, in any case." })
  email!: string;

  @Field(() => String, { description: "Of the account." })
  password!: string;

  @JoiningCart()
  cartId?: string | null;
}

@InputType({ description: "What signs in again." })
export class RefreshTokensInput {
  @Field(() => String, { description: "The latest of this sign-in." })
  refreshToken!: string;
}

@InputType({ description: "A sign-in that is to end." })
export class EndSignInInput {
  @IdOf("SignIn", { description: "Of one of `Account.signIns`." })
  id!: string;
}

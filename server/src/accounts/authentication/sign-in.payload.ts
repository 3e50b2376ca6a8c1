import { Field, ObjectType } from "type-graphql";
import { CartType } from "../../cart/cart.types.js";
import { AccountType } from "../account/account.types.js";
import { SessionTokensType } from "./session-tokens.type.js";

@ObjectType({ simpleResolvers: true, description: "Who has signed in, and the cart that they have now." })
export class SignInPayload {
  @Field(() => AccountType, { description: "The account." })
  account!: AccountType;

  @Field(() => CartType, { description: "The account's cart, with what was in the cart of this session." })
  cart!: CartType;

  @Field(() => [String], {
    description: "What of the session's cart the account's did not take, a sentence each; mostly empty.",
  })
  cartNotices!: string[];

  @Field(() => SessionTokensType, { nullable: true, description: "Null unless asked for: then a cookie signs in." })
  tokens!: SessionTokensType | null;
}

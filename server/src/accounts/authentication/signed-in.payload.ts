import { Field, ObjectType } from "type-graphql";
import { CartType } from "../../cart/cart.types.js";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import { AccountType } from "../account/account.types.js";
import { SessionTokensType } from "./session-tokens.type.js";

/** The payload of a mutation that signs in: who has signed in, and the cart that they have now. */
@ObjectType()
export abstract class SignedInPayload extends MutationPayload {
  @Field(() => AccountType, { nullable: true, description: "The account; null where nobody has signed in." })
  account?: AccountType;

  @Field(() => CartType, {
    nullable: true,
    description: "The account's cart, with what was in the cart of this session.",
  })
  cart?: CartType;

  @Field(() => [String], {
    nullable: true,
    description: "What of the session's cart the account's did not take, a sentence each; mostly empty.",
  })
  cartNotices?: string[];

  @Field(() => SessionTokensType, { nullable: true, description: "Null unless asked for: then a cookie signs in." })
  tokens?: SessionTokensType | null;
}

/** What signing in leads to. */
export type SignInResult = Required<Omit<SignedInPayload, "errors">>;

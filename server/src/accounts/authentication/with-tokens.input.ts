import { Field, InputType } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";

/** The choice between a cookie and tokens, in every input that signs in. */
@InputType()
export abstract class WithTokensInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "For clients without cookies: the payload has tokens, no cookie is set, and a session cookie of the request is ignored.",
  })
  withTokens?: boolean;
}

/** A cart without a cookie, in every input that signs in; each declares it, because fields of a super class lose their kind of id. */
export const JoiningCart = (): PropertyDecorator =>
  IdOf("Cart", {
    nullable: true,
    description:
      "A guest's cart without a cookie, which joins the account's. An account's, or one that has joined another, is left alone.",
  });

/** From now on the request's visitor is the one that signs in by tokens, if the input asks for them. */
export function chooseTokens(context: RequestContext, { withTokens }: WithTokensInput): void {
  if (withTokens) context.visitor = context.visitor.withTokens();
}

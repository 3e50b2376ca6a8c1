import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { SESSION_DAYS, SESSION_LONGEST_DAYS } from "../../rules/retention-periods.js";
import { MANY_WRONG_PASSWORDS } from "../account/account.errors.js";
import { AccountPayload } from "../account/account.payloads.js";
import { AccountType } from "../account/account.types.js";
import { requireSignIn } from "../account/require-sign-in.js";
import { SignedInPayload } from "../authentication/signed-in.payload.js";
import { chooseTokens } from "../authentication/with-tokens.input.js";
import { SignIn } from "./sign-in.entity.js";
import { EndSignInInput, RefreshTokensInput, SignInInput } from "./sign-in.inputs.js";
import { RefreshTokensPayload } from "./sign-in.payloads.js";
import type { SignInRow } from "./sign-in.queries.js";
import type { SignInService } from "./sign-in.service.js";

export type SignInServices = { signIns: SignInService };

@Resolver(() => AccountType)
export class SignInResolver {
  @FieldResolver(() => [SignIn], {
    description: "Where it is signed in: this one first, then the one that was used last.",
  })
  async signIns(
    @Root() { id }: AccountType,
    @Ctx() { services, visitor }: RequestContext<SignInServices>,
  ): Promise<SignInRow[]> {
    return services.signIns.of(id, (await visitor.signedIn())?.signInId);
  }

  @Fails("BAD_USER_INPUT", "WRONG_CREDENTIALS", MANY_WRONG_PASSWORDS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(SignedInPayload, {
    description:
      "Signs in. The session gets a new id; what is in its cart joins the account's. The answer, and the time it takes, is the same for a wrong password and an unknown address.",
  })
  signIn(
    @Arg("input", () => SignInInput, { description: "Who signs in." }) input: SignInInput,
    @Ctx() context: RequestContext<SignInServices>,
  ): Promise<SignedInPayload> {
    chooseTokens(context, input);
    return context.services.signIns.signIn(context, input);
  }

  @Fails(
    ["UNAUTHENTICATED", "the refresh token is not the latest; if it was one, its sign-in has ended"],
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => RefreshTokensPayload, {
    description: `Exchanges a refresh token for new tokens. A sign-in that is not refreshed for ${SESSION_DAYS} days ends, and ${SESSION_LONGEST_DAYS} days after it began.`,
  })
  async refreshTokens(
    @Arg("input", () => RefreshTokensInput, { description: "What signs in again." }) input: RefreshTokensInput,
    @Ctx() { services, visitor }: RequestContext<SignInServices>,
  ): Promise<RefreshTokensPayload> {
    return { tokens: await services.signIns.refresh(visitor, input.refreshToken) };
  }

  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: "Signs this browser out and ends its session; a guest stays one.",
  })
  async signOut(@Ctx() { services, visitor }: RequestContext<SignInServices>): Promise<MutationPayload> {
    await services.signIns.signOut(visitor);
    return {};
  }

  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: "Signs the account out in every browser, this one too.",
  })
  async signOutEverywhere(@Ctx() { services, visitor }: RequestContext<SignInServices>): Promise<MutationPayload> {
    await services.signIns.signOutEverywhere(visitor, await requireSignIn(visitor));
    return {};
  }

  @Fails("NOT_SIGNED_IN", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description: "Signs the account out in another browser; this one is for `signOut`.",
  })
  async endSignIn(
    @Arg("input", () => EndSignInInput, { description: "Which sign-in." }) { id }: EndSignInInput,
    @Ctx() { services, visitor }: RequestContext<SignInServices>,
  ): Promise<AccountPayload> {
    return { account: await services.signIns.end(await requireSignIn(visitor), id) };
  }
}

import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { KeepSavedInput, RemoveSavedInput, SetMailingListInput, UpdateDetailsInput } from "./account.inputs.js";
import { AccountPayload } from "./account.payloads.js";
import type { AccountService } from "./account.service.js";
import { AccountType } from "./account.types.js";
import { requireSignIn } from "./require-sign-in.js";

export type AccountServices = { accounts: AccountService };

/** Account details and saved products. */
@Resolver(() => AccountType)
export class AccountResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => AccountType, {
    nullable: true,
    description: "The account that is signed in; null for a guest.",
  })
  async me(@Ctx() { services, visitor }: RequestContext<AccountServices>): Promise<AccountType | null> {
    const signedIn = await visitor.signedIn();
    return signedIn ? services.accounts.find(signedIn.accountId) : null;
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description: "Sets name and phone number.",
  })
  async updateDetails(
    @Arg("input", () => UpdateDetailsInput, { description: "Who the owner is." }) input: UpdateDetailsInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountPayload> {
    return { account: await services.accounts.updateDetails((await requireSignIn(visitor)).accountId, input) };
  }

  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description:
      "Joins the mailing list with the account's address, or leaves it. The address is confirmed already: no mail follows.",
  })
  async setMailingList(
    @Arg("input", () => SetMailingListInput, { description: "Whether news are wanted." })
    { isWanted }: SetMailingListInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountPayload> {
    return { account: await services.accounts.setMailingList((await requireSignIn(visitor)).accountId, isWanted) };
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description:
      "Adds to what the account keeps for later; again is fine. Products that are not made are left out; of more than 200 the latest stay.",
  })
  async keepSaved(
    @Arg("input", () => KeepSavedInput, { description: "What to keep." }) input: KeepSavedInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountPayload> {
    return { account: await services.accounts.keepSaved((await requireSignIn(visitor)).accountId, input) };
  }

  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description: "Takes out of what the account keeps for later; again is fine.",
  })
  async removeSaved(
    @Arg("input", () => RemoveSavedInput, { description: "What not to keep." }) input: RemoveSavedInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountPayload> {
    return { account: await services.accounts.removeSaved((await requireSignIn(visitor)).accountId, input) };
  }
}

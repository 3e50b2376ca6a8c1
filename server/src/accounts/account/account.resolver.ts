import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { SavedInput, UpdateDetailsInput } from "./account.inputs.js";
import type { AccountService } from "./account.service.js";
import { AccountType } from "./account.types.js";
import { requireSignIn } from "./require-sign-in.js";

export type AccountServices = { accounts: AccountService };

/** Account details and saved products. Each mutation returns the changed account. */
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
  @Mutation(() => AccountType, {
    description: "Sets name and phone number.",
  })
  async updateDetails(
    @Arg("input", () => UpdateDetailsInput, { description: "Who the owner is." }) input: UpdateDetailsInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountType> {
    return services.accounts.updateDetails((await requireSignIn(visitor)).accountId, input);
  }

  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @Mutation(() => AccountType, {
    description:
      "Joins the mailing list with the account's address, or leaves it. The address is confirmed already: no mail follows.",
  })
  async setMailingList(
    @Arg("isWanted", () => Boolean, { description: "Whether news are wanted." }) isWanted: boolean,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountType> {
    return services.accounts.setMailingList((await requireSignIn(visitor)).accountId, isWanted);
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @Mutation(() => AccountType, {
    description:
      "Adds to what the account keeps for later; again is fine. Products that are not made are left out; of more than 200 the latest stay.",
  })
  async keepSaved(
    @Arg("input", () => SavedInput, { description: "What to keep." }) input: SavedInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountType> {
    return services.accounts.keepSaved((await requireSignIn(visitor)).accountId, input);
  }

  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @Mutation(() => AccountType, {
    description: "Takes out of what the account keeps for later; again is fine.",
  })
  async removeSaved(
    @Arg("input", () => SavedInput, { description: "What not to keep." }) input: SavedInput,
    @Ctx() { services, visitor }: RequestContext<AccountServices>,
  ): Promise<AccountType> {
    return services.accounts.removeSaved((await requireSignIn(visitor)).accountId, input);
  }
}

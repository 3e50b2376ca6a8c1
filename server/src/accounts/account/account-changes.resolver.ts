import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { ShopContext } from "../../graphql/context.js";
import { Text } from "../../kernel/graphql/scalars.js";
import { SaveAddressInput, SavedInput, UpdateDetailsInput } from "./account.inputs.js";
import { AccountType } from "./account.types.js";
import { signedInOf } from "./signed-in.js";

/** What an account's owner changes about it. Each answers the account as it then is. */
@Resolver()
export class AccountChangesResolver {
  @Mutation(() => AccountType, {
    description: "Sets name and phone number. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, SERVICE_UNAVAILABLE.",
  })
  async updateDetails(
    @Arg("input", () => UpdateDetailsInput, { description: "Who the owner is." }) input: UpdateDetailsInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.accounts.updateDetails((await signedInOf(visitor)).accountId, input);
  }

  @Mutation(() => AccountType, {
    description:
      "Keeps an address, or changes one that is kept. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, NOT_FOUND, LIMIT_EXCEEDED, SERVICE_UNAVAILABLE.",
  })
  async saveAddress(
    @Arg("input", () => SaveAddressInput, { description: "The address." }) input: SaveAddressInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.addresses.save((await signedInOf(visitor)).accountId, input);
  }

  @Mutation(() => AccountType, {
    description:
      "Removes an address. Where it was the default one, the newest of the others becomes it. Fails with NOT_SIGNED_IN, NOT_FOUND, SERVICE_UNAVAILABLE.",
  })
  async removeAddress(
    @Arg("id", () => ID, { description: "Of one of `Account.addresses`." }) id: string,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.addresses.remove((await signedInOf(visitor)).accountId, id);
  }

  @Mutation(() => AccountType, {
    description:
      "Joins the mailing list with the account's address, or leaves it. The address is confirmed already: no mail follows. Fails with NOT_SIGNED_IN, SERVICE_UNAVAILABLE.",
  })
  async setMailingList(
    @Arg("isWanted", () => Boolean, { description: "Whether news are wanted." }) isWanted: boolean,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.accounts.setMailingList((await signedInOf(visitor)).accountId, isWanted);
  }

  @Mutation(() => AccountType, {
    description:
      "Adds to what the account keeps for later; again is fine. Products that are not made are left out; of more than 200 the latest stay. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, SERVICE_UNAVAILABLE.",
  })
  async keepSaved(
    @Arg("input", () => SavedInput, { description: "What to keep." }) input: SavedInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.accounts.keepSaved((await signedInOf(visitor)).accountId, input);
  }

  @Mutation(() => AccountType, {
    description:
      "Takes out of what the account keeps for later; again is fine. Fails with NOT_SIGNED_IN, SERVICE_UNAVAILABLE.",
  })
  async removeSaved(
    @Arg("input", () => SavedInput, { description: "What not to keep." }) input: SavedInput,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    return services.accounts.removeSaved((await signedInOf(visitor)).accountId, input);
  }

  @Mutation(() => AccountType, {
    description:
      "Makes one of the `unclaimedOrders` the account's own; again is fine. Fails with NOT_SIGNED_IN, NOT_FOUND, SERVICE_UNAVAILABLE.",
  })
  async claimOrder(
    @Arg("number", () => Text, { description: "MBC and its digits." }) number: string,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<AccountType> {
    const { accountId } = await signedInOf(visitor);
    return services.orderClaims.claim(await services.accounts.get(accountId), number);
  }

  @Mutation(() => String, {
    description:
      "All that the shop keeps of the account's owner, as the text of a JSON file. Fails with NOT_SIGNED_IN, SERVICE_UNAVAILABLE.",
  })
  async downloadMyData(@Ctx() { services, visitor }: ShopContext): Promise<string> {
    return services.accountData.download((await signedInOf(visitor)).accountId);
  }

  @Mutation(() => Boolean, {
    description:
      "Deletes the account with all that it keeps and all that was sent to the shop with its e-mail address, leaves the mailing list, and signs out everywhere. Its orders stay, without the account, for as long as the law asks; those that are done lose e-mail address and phone number. A mail confirms. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, WRONG_CREDENTIALS, RATE_LIMITED (the wait grows with every wrong password), SERVICE_UNAVAILABLE.",
  })
  async deleteAccount(
    @Arg("password", () => Text, { description: "Of the account." }) password: string,
    @Ctx() { services, visitor }: ShopContext,
  ): Promise<boolean> {
    await services.accountRemoval.remove(visitor, await signedInOf(visitor), password);
    return true;
  }
}

import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { AccountType, SavedAddress } from "../account/account.types.js";
import { signedInOf } from "../account/signed-in.js";
import { SaveAddressInput } from "./address.inputs.js";
import type { AddressService } from "./address.service.js";

export type AddressServices = { addresses: AddressService };

@Resolver(() => AccountType)
export class AddressResolver {
  @FieldResolver(() => [SavedAddress], { description: "The default one first, then the newest; at most 20." })
  async addresses(
    @Root() { id, addresses }: AccountType,
    @Ctx() { services }: RequestContext<AddressServices>,
  ): Promise<SavedAddress[]> {
    return addresses ?? services.addresses.of(id);
  }

  @Mutation(() => AccountType, {
    description:
      "Keeps an address, or changes one that is kept. Fails with BAD_USER_INPUT, NOT_SIGNED_IN, NOT_FOUND, LIMIT_EXCEEDED, SERVICE_UNAVAILABLE.",
  })
  async saveAddress(
    @Arg("input", () => SaveAddressInput, { description: "The address." }) input: SaveAddressInput,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<AccountType> {
    return services.addresses.save((await signedInOf(visitor)).accountId, input);
  }

  @Mutation(() => AccountType, {
    description:
      "Removes an address. Where it was the default one, the newest of the others becomes it. Fails with NOT_SIGNED_IN, NOT_FOUND, SERVICE_UNAVAILABLE.",
  })
  async removeAddress(
    @Arg("id", () => ID, { description: "Of one of `Account.addresses`." }) id: string,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<AccountType> {
    return services.addresses.remove((await signedInOf(visitor)).accountId, id);
  }
}

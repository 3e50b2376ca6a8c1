import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { AccountType } from "../account/account.types.js";
import { requireSignIn } from "../account/require-sign-in.js";
import { SavedAddress, type SavedAddressRow } from "../account/saved-address.entity.js";
import { RemoveAddressInput, SaveAddressInput } from "./address.inputs.js";
import { RemoveAddressPayload, SaveAddressPayload } from "./address.payloads.js";
import type { AddressService } from "./address.service.js";

export type AddressServices = { addresses: AddressService };

@Resolver(() => AccountType)
export class AddressResolver {
  @FieldResolver(() => [SavedAddress], { description: "The default one first, then the newest; at most 20." })
  async addresses(
    @Root() { id, addresses }: AccountType,
    @Ctx() { services }: RequestContext<AddressServices>,
  ): Promise<SavedAddressRow[]> {
    return addresses ?? services.addresses.of(id);
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "NOT_FOUND", "LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE")
  @Mutation(() => SaveAddressPayload, {
    description: "Keeps an address, or changes one that is kept.",
  })
  async saveAddress(
    @Arg("input", () => SaveAddressInput, { description: "The address." }) input: SaveAddressInput,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<SaveAddressPayload> {
    return { account: await services.addresses.save((await requireSignIn(visitor)).accountId, input) };
  }

  @Fails("NOT_SIGNED_IN", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Mutation(() => RemoveAddressPayload, {
    description: "Removes an address. Where it was the default one, the newest of the others becomes it.",
  })
  async removeAddress(
    @Arg("input", () => RemoveAddressInput, { description: "Which address." }) { id }: RemoveAddressInput,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<RemoveAddressPayload> {
    return { account: await services.addresses.remove((await requireSignIn(visitor)).accountId, id) };
  }
}

import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { AccountPayload } from "../account/account.payloads.js";
import { AccountType } from "../account/account.types.js";
import { requireSignIn } from "../account/require-sign-in.js";
import { SavedAddress, type SavedAddressRow } from "../account/saved-address.entity.js";
import { RemoveAddressInput, SaveAddressInput } from "./address.inputs.js";
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

  @Fails(
    "BAD_USER_INPUT",
    "NOT_SIGNED_IN",
    "NOT_FOUND",
    "LIMIT_EXCEEDED",
    "IDEMPOTENCY_KEY_REUSED",
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(AccountPayload, {
    description: "Keeps an address, or changes one that is kept.",
  })
  async saveAddress(
    @Arg("input", () => SaveAddressInput, { description: "The address." }) input: SaveAddressInput,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<AccountPayload> {
    return { account: await services.addresses.save((await requireSignIn(visitor)).accountId, input) };
  }

  @Fails("NOT_SIGNED_IN", "NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(AccountPayload, {
    description: "Removes an address. Where it was the default one, the newest of the others becomes it.",
  })
  async removeAddress(
    @Arg("input", () => RemoveAddressInput, { description: "Which address." }) { id }: RemoveAddressInput,
    @Ctx() { services, visitor }: RequestContext<AddressServices>,
  ): Promise<AccountPayload> {
    return { account: await services.addresses.remove((await requireSignIn(visitor)).accountId, id) };
  }
}

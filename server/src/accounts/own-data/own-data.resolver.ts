import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { requireSignIn } from "../account/require-sign-in.js";
import type { AccountDataService } from "./account-data.service.js";
import type { AccountRemovalService } from "./account-removal.service.js";
import { DeleteAccountInput, DownloadMyDataPayload } from "./own-data.types.js";

export type OwnDataServices = { accountData: AccountDataService; accountRemoval: AccountRemovalService };

@Resolver()
export class OwnDataResolver {
  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @Mutation(() => DownloadMyDataPayload, {
    description: "All that the shop keeps of the account's owner, as the text of a JSON file.",
  })
  async downloadMyData(@Ctx() { services, visitor }: RequestContext<OwnDataServices>): Promise<DownloadMyDataPayload> {
    return { data: await services.accountData.download((await requireSignIn(visitor)).accountId) };
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_SIGNED_IN",
    "WRONG_CREDENTIALS",
    ["RATE_LIMITED", "the wait grows with every wrong password"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(MutationPayload, {
    description:
      "Deletes the account with all that it keeps and all that was sent to the shop with its e-mail address, leaves the mailing list, and signs out everywhere. Its orders stay, without the account, for as long as the law asks; those that are done lose e-mail address and phone number. A mail confirms.",
  })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput, { description: "The password." }) { password }: DeleteAccountInput,
    @Ctx() { services, visitor }: RequestContext<OwnDataServices>,
  ): Promise<MutationPayload> {
    await services.accountRemoval.remove(visitor, await requireSignIn(visitor), password);
    return {};
  }
}

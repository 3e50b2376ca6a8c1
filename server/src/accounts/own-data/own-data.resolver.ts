import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import { MANY_MAILS, MANY_WRONG_PASSWORDS } from "../account/account.errors.js";
import { requireSignIn } from "../account/require-sign-in.js";
import type { AccountDataService } from "./account-data.service.js";
import type { AccountRemovalService } from "./account-removal.service.js";
import {
  DataPayload,
  DeleteAccountInput,
  ErasePersonalDataInput,
  ReadPersonalDataInput,
  RequestPersonalDataInput,
} from "./own-data.types.js";
import type { PersonalDataService } from "./personal-data.service.js";

export type OwnDataServices = {
  accountData: AccountDataService;
  accountRemoval: AccountRemovalService;
  personalData: PersonalDataService;
};

@Resolver()
export class OwnDataResolver {
  @Fails("NOT_SIGNED_IN", "SERVICE_UNAVAILABLE")
  @PayloadMutation(DataPayload, {
    description: "All that the shop keeps of the account's owner, as the text of a JSON file.",
  })
  async downloadMyData(@Ctx() { services, visitor }: RequestContext<OwnDataServices>): Promise<DataPayload> {
    return { data: await services.accountData.download((await requireSignIn(visitor)).accountId) };
  }

  @Fails("BAD_USER_INPUT", "NOT_SIGNED_IN", "WRONG_CREDENTIALS", MANY_WRONG_PASSWORDS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Deletes the account with all that it keeps, the problems reported of its orders, the reviews that were written by the links mailed for its orders, and all that was sent to the shop with its e-mail address, leaves the mailing list, and signs out everywhere. Its orders stay, without the account, for as long as the law asks; those that are done lose e-mail address and phone number. A mail confirms.",
  })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput, { description: "The password." }) { password }: DeleteAccountInput,
    @Ctx() { services, visitor }: RequestContext<OwnDataServices>,
  ): Promise<MutationPayload> {
    await services.accountRemoval.remove(visitor, await requireSignIn(visitor), password);
    return {};
  }

  @Fails("BAD_USER_INPUT", MANY_MAILS, "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Sends an e-mail address a link to what guests left under it: orders, problems with and reviews of these, requests, messages, samples, visits, quotes whose prices are held and the mailing list. The answer is the same for every address.",
  })
  async requestPersonalData(
    @Arg("input", () => RequestPersonalDataInput, { description: "The e-mail address." })
    { email }: RequestPersonalDataInput,
    @Ctx() { services, clientIp }: RequestContext<OwnDataServices>,
  ): Promise<MutationPayload> {
    await services.personalData.request(email, clientIp);
    return {};
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(DataPayload, {
    description: `What that link is for, as the text of a JSON file. The link works for ${ACCOUNT_LINK_MINUTES} minutes, as often as it is wanted. What an account keeps is not in it.`,
  })
  async readPersonalData(
    @Arg("input", () => ReadPersonalDataInput, { description: "The link." }) { token }: ReadPersonalDataInput,
    @Ctx() { services }: RequestContext<OwnDataServices>,
  ): Promise<DataPayload> {
    return { data: await services.personalData.read(token) };
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Erases what that link is for, and ends the link. Orders stay for as long as the law asks; those that are done lose e-mail address and phone number. A mail confirms.",
  })
  async erasePersonalData(
    @Arg("input", () => ErasePersonalDataInput, { description: "The link." }) { token }: ErasePersonalDataInput,
    @Ctx() { services }: RequestContext<OwnDataServices>,
  ): Promise<MutationPayload> {
    await services.personalData.erase(token);
    return {};
  }
}

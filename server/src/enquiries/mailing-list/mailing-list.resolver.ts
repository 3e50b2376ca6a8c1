import { Arg, Ctx, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { CONFIRM_DAYS } from "../../rules/retention-periods.js";
import type { MailingListService } from "./mailing-list.service.js";
import { ConfirmSubscriptionInput, SubscribeInput, UnsubscribeInput } from "./mailing-list.types.js";

export type MailingListServices = { mailingList: MailingListService };

@Resolver()
export class MailingListResolver {
  @Fails("BAD_USER_INPUT", ["RATE_LIMITED", "too many in an hour from one sender or IP address"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Signs an address up to the mailing list; a link in a mail confirms it. The answer is the same for one that is on the list.",
  })
  async subscribe(
    @Arg("input", () => SubscribeInput, { description: "Who wants news." }) { email }: SubscribeInput,
    @Ctx() { services, clientIp }: RequestContext<MailingListServices>,
  ): Promise<MutationPayload> {
    await services.mailingList.subscribe(email, clientIp);
    return {};
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: `Confirms an address with the token of the link that was mailed to it. It works once, for ${CONFIRM_DAYS} days.`,
  })
  async confirmSubscription(
    @Arg("input", () => ConfirmSubscriptionInput, { description: "The link." }) { token }: ConfirmSubscriptionInput,
    @Ctx() { services }: RequestContext<MailingListServices>,
  ): Promise<MutationPayload> {
    await services.mailingList.confirm(token);
    return {};
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description:
      "Takes an e-mail address off the mailing list, with the token of the link in a mail of the list. Again is fine.",
  })
  async unsubscribe(
    @Arg("input", () => UnsubscribeInput, { description: "The link." }) { token }: UnsubscribeInput,
    @Ctx() { services }: RequestContext<MailingListServices>,
  ): Promise<MutationPayload> {
    await services.mailingList.unsubscribe(token);
    return {};
  }
}

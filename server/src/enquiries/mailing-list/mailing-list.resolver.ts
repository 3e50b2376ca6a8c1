import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { CONFIRM_DAYS } from "../../rules/retention-periods.js";
import type { MailingListService } from "./mailing-list.service.js";

export type MailingListServices = { mailingList: MailingListService };

@Resolver()
export class MailingListResolver {
  @Fails("BAD_USER_INPUT", ["RATE_LIMITED", "too many in an hour from one sender or address"], "SERVICE_UNAVAILABLE")
  @Mutation(() => Boolean, {
    description:
      "Signs an address up to the mailing list; a link in a mail confirms it. The answer is the same for one that is on the list.",
  })
  async subscribe(
    @Arg("email", () => String, { description: "Where news should go." }) email: string,
    @Ctx() { services, clientIp }: RequestContext<MailingListServices>,
  ): Promise<boolean> {
    await services.mailingList.subscribe(email, clientIp);
    return true;
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Mutation(() => Boolean, {
    description: `Confirms an address with the token of the link that was mailed to it. It works once, for ${CONFIRM_DAYS} days.`,
  })
  async confirmSubscription(
    @Arg("token", () => String, { description: "From the address of the link." }) token: string,
    @Ctx() { services }: RequestContext<MailingListServices>,
  ): Promise<boolean> {
    await services.mailingList.confirm(token);
    return true;
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @Mutation(() => Boolean, {
    description:
      "Takes an address off the mailing list, with the token of the link in a mail of the list. Again is fine.",
  })
  async unsubscribe(
    @Arg("token", () => String, { description: "From the address of the link." }) token: string,
    @Ctx() { services }: RequestContext<MailingListServices>,
  ): Promise<boolean> {
    await services.mailingList.unsubscribe(token);
    return true;
  }
}

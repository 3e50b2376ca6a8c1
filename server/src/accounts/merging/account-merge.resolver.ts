import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../../kernel/graphql/payload.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { MERGE_PROPOSAL_DAYS } from "../../rules/retention-periods.js";
import type { AccountMergeService } from "./account-merge.service.js";
import {
  AccountMergeType,
  ConfirmAccountMergeInput,
  ConfirmedMergePayload,
  RefuseAccountMergeInput,
} from "./account-merge.types.js";

type Context = RequestContext<{ accountMerges: AccountMergeService }>;

@Resolver()
export class AccountMergeResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => AccountMergeType, {
    nullable: true,
    description:
      "What the link in a mail asks about two e-mail addresses; null where it was answered, has ended, or the shop knows no such link.",
  })
  accountMerge(
    @Arg("token", () => String, { description: "Of the link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<AccountMergeType | null> {
    return services.accountMerges.find(token);
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(ConfirmedMergePayload, {
    description: `Says that the other address is the same person's. Once both have said so, all of both is in one account, and nobody can sign in to the other one any more. The link works once, for ${MERGE_PROPOSAL_DAYS} days.`,
  })
  async confirmAccountMerge(
    @Arg("input", () => ConfirmAccountMergeInput, { description: "The link." }) { token }: ConfirmAccountMergeInput,
    @Ctx() { services }: Context,
  ): Promise<ConfirmedMergePayload> {
    return { isMerged: await services.accountMerges.confirm(token) };
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: "Says that the other address is somebody else's. Nothing is merged, and neither link works any more.",
  })
  async refuseAccountMerge(
    @Arg("input", () => RefuseAccountMergeInput, { description: "The link." }) { token }: RefuseAccountMergeInput,
    @Ctx() { services }: Context,
  ): Promise<MutationPayload> {
    await services.accountMerges.refuse(token);
    return {};
  }
}

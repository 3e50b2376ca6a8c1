import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Fails } from "../kernel/graphql/fails.js";
import { PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { HeldQuoteShareService } from "./held-quote-share.service.js";
import {
  AgreeToSharedQuoteInput,
  HeldQuotePayload,
  SharedQuoteLinkPayload,
  SharedQuotePayload,
  SharedQuoteType,
  ShareHeldQuoteInput,
  StopSharingHeldQuoteInput,
} from "./held-quote.types.js";

type Context = RequestContext<{ heldQuoteShares: HeldQuoteShareService }>;

@Resolver()
export class HeldQuoteShareResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => SharedQuoteType, {
    nullable: true,
    description: "The quote that a link of its owner shows. Null for an unknown link, and for one that has ended.",
  })
  sharedQuote(
    @Arg("token", () => String, { description: "From the URL of the link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<SharedQuoteType | null> {
    return services.heldQuoteShares.find(token);
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(SharedQuoteLinkPayload, {
    description:
      "Makes a link by which others see a quote of this session or account, and can agree to it. It works until it is ended, another is made, or the quote is removed. The shop keeps only a hash of its token.",
  })
  async shareHeldQuote(
    @Arg("input", () => ShareHeldQuoteInput, { description: "Which quote." }) { number }: ShareHeldQuoteInput,
    @Ctx() { services, visitor }: Context,
  ): Promise<SharedQuoteLinkPayload> {
    return services.heldQuoteShares.share(await visitor.find(), number ?? null);
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(HeldQuotePayload, {
    description: "Ends the link of a quote of this session or account. An agreement stays. Again is fine.",
  })
  async stopSharingHeldQuote(
    @Arg("input", () => StopSharingHeldQuoteInput, { description: "Which quote." })
    { number }: StopSharingHeldQuoteInput,
    @Ctx() { services, visitor }: Context,
  ): Promise<HeldQuotePayload> {
    return { heldQuote: await services.heldQuoteShares.stopSharing(await visitor.find(), number ?? null) };
  }

  @Fails(
    "BAD_USER_INPUT",
    "NOT_FOUND",
    ["CONFLICT", "the quote's time is over, or it was ordered"],
    ["RATE_LIMITED", "too many in an hour for one quote"],
    "SERVICE_UNAVAILABLE",
  )
  @PayloadMutation(SharedQuotePayload, {
    description:
      "Says that somebody who has the link of a quote agrees to it. Another agreement takes the place of the one before. Mailed to who has the quote.",
  })
  async agreeToSharedQuote(
    @Arg("input", () => AgreeToSharedQuoteInput, { description: "The link, and who agrees." })
    input: AgreeToSharedQuoteInput,
    @Ctx() { services }: Context,
  ): Promise<SharedQuotePayload> {
    return { sharedQuote: await services.heldQuoteShares.agree(input) };
  }
}

import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { ProductType } from "../catalogue/products/catalogue.types.js";
import type { ProductLoaders } from "../catalogue/products/product.loaders.js";
import { Fails } from "../kernel/graphql/fails.js";
import { MutationPayload, PayloadMutation } from "../kernel/graphql/payload.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { INVITATION_DAYS } from "../rules/retention-periods.js";
import type { ReviewInvitationService } from "./review-invitation.service.js";
import {
  DeclineReviewInvitationsInput,
  InvitedReview,
  ReviewInvitationType,
  ReviewPurchaseInput,
  ReviewPurchasePayload,
} from "./review-invitation.types.js";

type ReviewInvitationServices = { reviewInvitations: ReviewInvitationService };
type Context = RequestContext<ReviewInvitationServices, ProductLoaders>;

@Resolver(() => InvitedReview)
export class ReviewInvitationResolver {
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => ReviewInvitationType, {
    nullable: true,
    description: `What a mail's link shows that asks for reviews of an order; it works for ${INVITATION_DAYS} days. Null for an unknown or expired link.`,
  })
  reviewInvitation(
    @Arg("token", () => String, { description: "From the URL of the link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<ReviewInvitationType | null> {
    return services.reviewInvitations.open(token);
  }

  @FieldResolver(() => ProductType, { description: "What was bought." })
  product(@Root() { productId }: InvitedReview, @Ctx() { loaders }: Context): Promise<ProductType> {
    return loaders.product.load(productId);
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE")
  @Mutation(() => ReviewPurchasePayload, {
    description:
      "Hands in a review of a product of an order, marked as bought here. Each product of an order is reviewed once; another text is refused.",
  })
  async reviewPurchase(
    @Arg("input", () => ReviewPurchaseInput, { description: "The link and the review." }) input: ReviewPurchaseInput,
    @Ctx() { services }: Context,
  ): Promise<ReviewPurchasePayload> {
    return { review: await services.reviewInvitations.review(input) };
  }

  @Fails("NOT_FOUND", "SERVICE_UNAVAILABLE")
  @PayloadMutation(MutationPayload, {
    description: "Ends invitations to review orders with the e-mail address of the link's order. Again is fine.",
  })
  async declineReviewInvitations(
    @Arg("input", () => DeclineReviewInvitationsInput, { description: "The link." })
    { token }: DeclineReviewInvitationsInput,
    @Ctx() { services }: Context,
  ): Promise<MutationPayload> {
    await services.reviewInvitations.decline(token);
    return {};
  }
}

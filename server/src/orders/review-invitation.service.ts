import type { DataSource } from "typeorm";
import type { ReviewRow } from "../catalogue/reviews/review.queries.js";
import type { ReviewService } from "../catalogue/reviews/review.service.js";
import { hashOfToken } from "../kernel/hashing/link-token.js";
import { IdempotencyKeyReused } from "../kernel/requests/idempotency.js";
import { rowsOf } from "../kernel/sql/query.js";
import { purchaseOf } from "./purchase.js";
import { AlreadyReviewed, InvitationNotValid, NotBought } from "./review-invitation.errors.js";
import { reviewInvitationQueries } from "./review-invitation.queries.js";
import type { ReviewInvitationType, ReviewPurchaseInput } from "./review-invitation.types.js";

/** Reviews of delivered orders, by the links that their buyers get. */
export class ReviewInvitationService {
  constructor(
    private readonly database: DataSource,
    private readonly reviews: ReviewService,
  ) {}

  /** The order of a link and what of it is reviewed; null if the link is unknown or expired. */
  async open(token: string): Promise<ReviewInvitationType | null> {
    const invitation = await this.find(token);
    if (!invitation) return null;
    const { orderId, orderNumber, productIds } = invitation;
    const reviewed = await this.reviews.reviewedOf(productIds.map((productId) => purchaseOf(orderId, productId)));
    const purchases = productIds.map((productId) => ({
      productId,
      isReviewed: reviewed.has(purchaseOf(orderId, productId)),
    }));
    return { orderNumber, purchases };
  }

  /**
   * Stores a review of a product of the link's order, marked as bought here. The same text again returns the same review.
   * @throws {InvitationNotValid} {@link NotBought} {@link AlreadyReviewed}
   * @throws {BadInput} with an error for each field
   */
  async review({ token, ...review }: ReviewPurchaseInput): Promise<ReviewRow> {
    const invitation = await this.find(token);
    if (!invitation) throw new InvitationNotValid();
    const { orderId, productIds } = invitation;
    if (!productIds.includes(Number(review.productId))) throw new NotBought();
    try {
      return await this.reviews.writeOfBuyer(review, purchaseOf(orderId, Number(review.productId)));
    } catch (error) {
      throw error instanceof IdempotencyKeyReused ? new AlreadyReviewed() : error;
    }
  }

  /**
   * Ends the invitations to the e-mail address of the link's order. It may be repeated.
   * @throws {InvitationNotValid}
   */
  async decline(token: string): Promise<void> {
    const [declined] = await rowsOf(this.database, reviewInvitationQueries.decline, [hashOfToken(token)]);
    if (!declined) throw new InvitationNotValid();
  }

  private async find(token: string) {
    const [invitation] = await rowsOf(this.database, reviewInvitationQueries.open, [hashOfToken(token)]);
    return invitation;
  }
}

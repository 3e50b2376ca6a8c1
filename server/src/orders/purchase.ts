import { BUYERS_KEY } from "../catalogue/reviews/review.service.js";

/** Names a product of an order, which is reviewed once. */
export const purchaseOf = (orderId: string, productId: number): string => `${orderId}:${productId}`;

/** SQL: the idempotency key with which the review of an order line, aliased `l`, is stored. */
export const REVIEW_KEY = `'${BUYERS_KEY}' || l.order_id || ':' || l.product_id`;

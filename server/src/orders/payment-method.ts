/** The payment method's label in the checkout form. Nothing is charged yet. */
export const PaymentMethod = { CREDIT_CARD: "credit_card", PAYPAL: "paypal" } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

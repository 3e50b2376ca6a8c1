/** How the shopper means to pay, in the words of the checkout form. Nothing is taken yet. */
export const PaymentMethod = { CREDIT_CARD: "credit_card", PAYPAL: "paypal" } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

import "../../../lib/zod-setup";
import { type CheckoutFields, PAYMENT_METHODS } from "@rules/checkout-form";
import { z } from "zod";
import { tabStorage } from "../../../lib/tab-storage";

const KEY = "checkout-draft";

const text = z.string().catch("");

/** What is typed, however far. Agreeing is not: it belongs to the order that is about to be placed. */
const draft = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  paymentMethod: z.enum(PAYMENT_METHODS).catch("credit_card"),
});

/** What an account knows of who orders and where it goes. */
export type KnownShopper = Partial<Omit<z.infer<typeof draft>, "paymentMethod">>;

/**
 * What was last typed in this tab; else what is known of the shopper, or an empty form. It outlives a failure, a reload and an
 * expired session.
 */
export function readDraft(known: KnownShopper = {}): CheckoutFields {
  const { paymentMethod, ...typed } = draft.catch(draft.parse({})).parse(tabStorage.read(KEY));
  const isUntouched = Object.values(typed).every((text) => text === "");
  return { ...typed, ...(isUntouched && known), paymentMethod, agreeToTerms: false };
}

export function keepDraft(fields: CheckoutFields): void {
  tabStorage.write(KEY, draft.parse(fields));
}

export function forgetDraft(): void {
  tabStorage.forget(KEY);
}

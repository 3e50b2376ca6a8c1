import { z } from "zod";
import { PAYMENT_METHODS, type CheckoutFields } from "@rules/checkout-form";
import { tabStorage } from "../../../lib/tab-storage";

const KEY = "checkout-draft";

const text = z.string().catch("");

/** What was typed so far. Agreement to the terms is not stored: it belongs to one order. */
const draft = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  address: text,
  addressLine2: text,
  city: text,
  state: text,
  zipCode: text,
  paymentMethod: z.enum(PAYMENT_METHODS).catch("credit_card"),
});

/** Fields that the account fills in. */
export type KnownShopper = Partial<Omit<z.infer<typeof draft>, "paymentMethod">>;

/**
 * The draft of this tab, otherwise the account's data or an empty form. The draft survives a failure, a reload and an
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

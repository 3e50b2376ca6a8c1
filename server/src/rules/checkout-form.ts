import { z } from "zod";
import { emailAddress, line, required } from "./form-fields.js";
import { fullName } from "./person-name.js";

export const PAYMENT_METHODS = ["credit_card", "paypal"] as const;

const TERMS = "You must agree to the terms and conditions";

/** Checkout form with its error messages, used by browser and server. */
export const checkoutForm = z.object({
  ...fullName,
  email: emailAddress(),
  phoneNumber: line("Phone number", { min: 0, max: 40, short: "Phone number must be text" })
    .nullish()
    .transform((number) => number || undefined),
  address: required("Address", 5, 200),
  addressLine2: line("Flat, floor or building", { min: 0, max: 200, short: "Flat, floor or building must be text" })
    .nullish()
    .transform((typed) => typed || undefined),
  city: required("City", 2, 100),
  state: required("State", 2, 100),
  zipCode: required("Zip code", 4, 20),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: "Please choose how you would like to pay" }),
  agreeToTerms: z.boolean({ error: TERMS }).refine((agreed) => agreed, { error: TERMS }),
});

/** Field values while the form is being filled in. */
export type CheckoutFields = z.input<typeof checkoutForm>;
/** The valid form: trimmed, without what is optional and empty. */
export type CheckoutForm = z.output<typeof checkoutForm>;

import { z } from "zod";
import { emailAddress, line, required } from "./form-fields.js";
import { fullName } from "./person-name.js";

export const PAYMENT_METHODS = ["credit_card", "paypal"] as const;

const TERMS = "You must agree to the terms and conditions";

/** What a shopper must give to order, and the sentence for each rule. Serves the form in the browser and the server. */
export const checkoutForm = z.object({
  ...fullName,
  email: emailAddress(),
  phoneNumber: line("Phone number", { min: 0, max: 40, short: "Phone number must be text" })
    .nullish()
    .transform((number) => number || undefined),
  address: required("Address", 5, 200),
  city: required("City", 2, 100),
  state: required("State", 2, 100),
  zipCode: required("Zip code", 4, 20),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: "Please choose how you would like to pay" }),
  agreeToTerms: z.boolean({ error: TERMS }).refine((agreed) => agreed, { error: TERMS }),
});

/** What stands in the fields while the form is filled in. */
export type CheckoutFields = z.input<typeof checkoutForm>;
/** The form once it is valid: trimmed, an empty phone number left out. */
export type CheckoutForm = z.output<typeof checkoutForm>;

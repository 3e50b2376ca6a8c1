import { z } from "zod";

export const PAYMENT_METHODS = ["credit_card", "paypal"] as const;

const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

/** Characters as a reader counts them, so that an accent or a family emoji is one; stops counting above `atMost`. */
function lengthUpTo(atMost: number, text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) if (++length > atMost) break;
  return length;
}

/** Control characters and lone surrogates: no field of one line needs them, and Postgres refuses NUL. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** Text of one line. `short` is what it says when there are fewer than `min` characters. */
function line(label: string, { min, max, short }: { min: number; max: number; short: string }) {
  return z
    .string({ error: short })
    .trim()
    .refine((text) => !UNSTORABLE.test(text), {
      error: `${label} contains a character that can't be used`,
      abort: true,
    })
    .refine((text) => lengthUpTo(min, text) >= min, { error: short })
    .refine((text) => lengthUpTo(max, text) <= max, { error: `${label} must be at most ${max} characters` });
}

/** A required line, in the words that the shop uses for all of them. */
function required(label: string, min: number, max: number) {
  return line(label, { min, max, short: `${label} must be at least ${min} characters` });
}

const EMAIL = "Please enter a valid email address";
const TERMS = "You must agree to the terms and conditions";

/** What a shopper must give to order, and the sentence for each rule. Serves the form in the browser and the server. */
export const checkoutForm = z.object({
  firstName: required("First name", 2, 100),
  lastName: required("Last name", 2, 100),
  // The length first: no pattern looks at more than an address can have.
  email: z
    .string({ error: EMAIL })
    .trim()
    .max(254, { error: EMAIL, abort: true })
    .pipe(z.email({ error: EMAIL })),
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

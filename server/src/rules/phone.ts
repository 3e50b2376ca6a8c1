import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const SENTENCE = "Please enter a phone number we can ring, for example 020 7946 0123";
const EXTENSION = "Please enter the number without its extension; you can name that in the message";

/**
 * A phone number in any usual spelling, British where no country is given; its value is E.164 ("+442079460123"). Whether
 * the number is in service nobody asks: the reserved ranges of a numbering plan change too often to turn a shopper away.
 */
export const phoneNumber = z
  .string({ error: SENTENCE })
  .trim()
  .max(40, { error: SENTENCE, abort: true })
  .transform((typed, context) => {
    const number = parsePhoneNumberFromString(typed, { defaultCountry: "GB", extract: false });
    const problem = !number?.isPossible() ? SENTENCE : number.ext === undefined ? undefined : EXTENSION;
    if (number && problem === undefined) return String(number.number);
    context.addIssue({ code: "custom", message: problem ?? SENTENCE });
    return z.NEVER;
  });

/** "+44 20 7946 0123" for the E.164 of it. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

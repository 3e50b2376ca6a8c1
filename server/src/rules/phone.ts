import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const SENTENCE = "Please enter a phone number we can ring, for example 020 7946 0123";
const EXTENSION = "Please enter the number without its extension; you can name that in the message";

/**
 * A phone number in any usual spelling, British by default; its value is E.164 ("+442079460123"). Ranges that are not in service
 * are accepted, because numbering plans change too often to refuse a shopper.
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

/** Formats E.164 as "+44 20 7946 0123". */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

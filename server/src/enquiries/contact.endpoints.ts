import { z } from "zod";
import { visitorCall } from "../kernel/rest/endpoint.js";
import type { EnquiryServices } from "./enquiry.resolver.js";

/** A value that is not text counts as missing, so that the form's own error applies. */
const text = z.string().catch("");

const quoteBody = z.object({
  type: z.literal("quote", { error: 'must be "quote"' }).default("quote"),
  name: text,
  email: text,
  phone: text,
  postcode: text,
  message: text,
  website: text.meta({ isHoneypot: true }),
  startedAt: z.coerce.date().optional().catch(undefined),
});

const call = visitorCall<EnquiryServices>();

export const contactEndpoints = [
  call({
    method: "POST",
    path: "/contact",
    input: { body: quoteBody },
    response: z.object({ success: z.literal(true) }),
    hasJsonErrors: true,
    examples: [
      {
        body: {
          ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "020 7946 0018", postcode: "BS6 7QX" },
          ...{ message: "Two bay windows.", type: "quote" },
        },
        answer: "`{success: true}`; a failure is JSON too: `{success: false, error}` with the sentence.",
      },
    ],
    async run({ body: { type: _, ...input } }, { services, visitor, clientIp }) {
      await services.enquiries.requestQuote({ visitor, clientIp }, input);
      return { success: true as const };
    },
  }),
];

import { createHash } from "node:crypto";
import type { Visitor } from "../kernel/requests/visitor.js";
import type { EnquiryServices } from "./enquiry.resolver.js";

/** The fields of a form that a browser posts without scripts; all are text. */
type Fields = Readonly<Record<string, string>>;

type Sender = { services: EnquiryServices; visitor: Visitor; clientIp: string };

/** The forms of quotes and messages as plain HTML forms, by the path to which they are posted. */
export const enquiryForms = [
  {
    path: "/quote",
    async send({ services, ...enquirer }: Sender, fields: Fields): Promise<void> {
      const { name = "", email = "", phone = "", postcode = "", message, website } = fields;
      const form = { name, email, phone, postcode, message, website };
      await services.enquiries.requestQuote(enquirer, { ...form, idempotencyKey: keyOf(form) });
    },
  },
  {
    path: "/contact",
    async send({ services, ...enquirer }: Sender, fields: Fields): Promise<void> {
      const { name = "", email = "", phone = "", message = "", inspirationId, website } = fields;
      const form = { name, email, phone, message, ...(inspirationId && { inspirationId }), website };
      await services.enquiries.sendMessage(enquirer, { ...form, idempotencyKey: keyOf(form) });
    },
  },
];

/** The idempotency key of a form without one: the same contents on the same day are the same enquiry. */
function keyOf(form: object): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, form]))
    .digest("hex");
}

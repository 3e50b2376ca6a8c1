import {
  emailTo,
  facts,
  heading,
  link,
  list,
  paragraph,
  quotation,
  smallPrint,
  type Block,
  type Email,
  type EmailContext,
} from "../mail/email.js";
import { cancellationForm } from "../rules/cancellation-form.js";
import { LAW } from "../rules/consumer-law.js";
import { formatDay } from "../rules/delivery-date.js";
import { lastHeldDay } from "../rules/held-quote.js";
import { formatPromise } from "../rules/opening-hours.js";
import { formatPhone } from "../rules/phone.js";
import type { ContactMessage } from "./contact-message.entity.js";
import type { MailedAnswer } from "./enquiry.queries.js";
import type { QuoteRequest } from "./quote-request.entity.js";
import { sampleInWords } from "./sample-in-words.js";
import type { Sample, SampleRequest } from "./sample-request.entity.js";

// A form may name a stranger's e-mail address. Mails to it therefore repeat no free text, which could be spam. The shop's copy
// has everything.

/** Number of last digits of a phone number in mails: its owner recognises it, others can't call it. */
const PHONE_END = 3;

/** To the sender of a quote request: the promised reply time. */
export function quoteReceived(request: QuoteRequest, { shop }: EmailContext): Email {
  return emailTo(request.email, "We have your quote request", [
    paragraph(`Thank you for asking us. We will be in touch by ${formatPromise(request.promisedContactBy)}.`),
    facts({ Phone: `number ending in ${request.phone.slice(-PHONE_END)}`, Postcode: request.postcode }),
    paragraph(`Is one of these wrong? Please answer this mail or call ${shop.phone}.`),
    paragraph(shop.quoteDays === null ? "A quote is free." : `A quote is free and holds for ${shop.quoteDays} days.`),
  ]);
}

/** To the shop: contact details and the promised reply time. */
export function quoteCopy(request: QuoteRequest, { shop }: EmailContext): Email {
  return {
    to: { address: shop.email },
    replyTo: { name: request.name, address: request.email },
    subject: `Quote request from ${request.postcode}`,
    title: `Please call by ${formatPromise(request.promisedContactBy)}`,
    blocks: [
      facts({
        Name: request.name,
        Phone: formatPhone(request.phone),
        Email: request.email,
        Postcode: request.postcode,
      }),
      ...(request.message === null ? [] : [heading("Message"), quotation(request.message)]),
    ],
  };
}

/** To the sender of a message. */
export function contactReceived(message: ContactMessage, { shop }: EmailContext): Email {
  return emailTo(message.email, "We have your message", [
    paragraph(`Thank you for writing to us. We will answer as soon as we can.`),
    paragraph(`Is it urgent? Please call ${shop.phone}.`),
  ]);
}

/** To the shop: the message. */
export function contactCopy(message: ContactMessage, { shop }: EmailContext): Email {
  return {
    to: { address: shop.email },
    replyTo: { name: message.name, address: message.email },
    subject: "Message from the contact form",
    title: "Message from the contact form",
    blocks: [
      facts({
        Name: message.name,
        Email: message.email,
        Phone: message.phone && formatPhone(message.phone),
        Inspiration: message.inspirationId,
      }),
      quotation(message.message),
    ],
  };
}

/** To the sender of a sample request: its samples. */
export function samplesReceived({ email, postcode, samples }: SampleRequest, { shop, terms }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your free samples",
    title: "Your samples are being cut",
    blocks: [
      paragraph(`Thank you. We will post these to ${postcode}, free of charge:`),
      samplesBlock(samples),
      paragraph(`Is something wrong? Please answer this mail or call ${shop.phone}.`),
      smallPrint("If you change your mind", [
        `You may cancel within ${LAW.cancelDays} days of receiving the samples, without giving a reason. They are free and yours to keep, so there is nothing to send or pay back. This form may be used, but need not.`,
        { list: [...cancellationForm(terms)] },
      ]),
    ],
  };
}

/** To the shop: samples and postal address. */
export function samplesCopy(request: SampleRequest, { shop }: EmailContext): Email {
  return {
    to: { address: shop.email },
    replyTo: { name: request.name, address: request.email },
    subject: `Samples for ${request.postcode}`,
    title: "Please cut these samples",
    blocks: [
      samplesBlock(request.samples),
      facts({
        "Send to": [request.name, request.address, request.city, request.postcode].join("\n"),
        Email: request.email,
      }),
    ],
  };
}

/** To the sender of an enquiry: what staff have written. It repeats nothing of the enquiry. */
export function enquiryAnswer({ email, form, text, ...quote }: MailedAnswer, context: EmailContext): Email {
  const { shop } = context;
  return emailTo(email, `Our answer to your ${form}`, [
    ...text.split(/\n+/).map(paragraph),
    ...quoteBlocks(quote, context),
    paragraph(`Is there anything else? Please answer this mail or call ${shop.phone}.`),
  ]);
}

/** Where the quote is that comes with an answer; nothing without one. */
function quoteBlocks(
  { quoteNumber, heldUntil }: Pick<MailedAnswer, "quoteNumber" | "heldUntil">,
  { linkTo }: EmailContext,
): Block[] {
  if (quoteNumber === null || heldUntil === null) return [];
  const until = formatDay(lastHeldDay(heldUntil));
  return [
    paragraph(`With it comes quote ${quoteNumber}. Its prices are held until the end of ${until}.`),
    link("See your quote", linkTo("held-quote", quoteNumber)),
    paragraph("It is shown in the browser in which you asked, or in your account, and at your project."),
  ];
}

const samplesBlock = (samples: readonly Sample[]) => list(samples.map(sampleInWords));

import { facts, heading, type Email, type EmailContext, list, paragraph, quotation } from "../mail/email.js";
import { formatPromise } from "../rules/opening-hours.js";
import { formatPhone } from "../rules/phone.js";
import { colorLabel, materialLabel } from "../rules/vocabulary.js";
import type { ContactMessage } from "./contact-message.entity.js";
import type { QuoteRequest } from "./quote-request.entity.js";
import type { Sample, SampleRequest } from "./sample-request.entity.js";

// Anybody can name anybody's address in a form. So what goes to that address repeats nothing that was typed freely: the
// shop would carry a stranger's words. Its own copy has all of them.

/** Digits of a phone number by which its owner knows it and nobody can be rung. */
const PHONE_END = 3;

/** To whoever asked for a quote: by when they will hear of us. */
export function quoteReceived(request: QuoteRequest, { shop }: EmailContext): Email {
  return {
    to: { address: request.email },
    subject: "We have your quote request",
    title: "We have your quote request",
    blocks: [
      paragraph(`Thank you for asking us. We will be in touch by ${formatPromise(request.promisedContactBy)}.`),
      facts({ Phone: `number ending in ${request.phone.slice(-PHONE_END)}`, Postcode: request.postcode }),
      paragraph(`Is one of these wrong? Please answer this mail or call ${shop.phone}.`),
      paragraph(`A quote is free and holds for ${shop.quoteDays} days.`),
    ],
  };
}

/** To the shop: whom to call until when. */
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

/** To whoever wrote to the shop. */
export function contactReceived(message: ContactMessage, { shop }: EmailContext): Email {
  return {
    to: { address: message.email },
    subject: "We have your message",
    title: "We have your message",
    blocks: [
      paragraph(`Thank you for writing to us. We will answer as soon as we can.`),
      paragraph(`Is it urgent? Please call ${shop.phone}.`),
    ],
  };
}

/** To the shop: what somebody wrote. */
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

/** To whoever asked for samples: which ones are on their way. */
export function samplesReceived({ email, postcode, samples }: SampleRequest, { shop }: EmailContext): Email {
  return {
    to: { address: email },
    subject: "Your free samples",
    title: "Your samples are being cut",
    blocks: [
      paragraph(`Thank you. We will post these to ${postcode}, free of charge:`),
      samplesBlock(samples),
      paragraph(`Is something wrong? Please answer this mail or call ${shop.phone}.`),
    ],
  };
}

/** To the shop: what to cut and where it goes. */
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

const samplesBlock = (samples: readonly Sample[]) =>
  list(samples.map(({ name, material, color }) => `${name}: ${materialLabel(material)} in ${colorLabel(color)}`));

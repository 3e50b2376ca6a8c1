import { inertText } from "../../mail/inert-text.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { EnquiryKind } from "./enquiry-kind.js";

/** A text to begin an answer with. */
export type AnswerTemplate = { title: string; text: string };

type Enquiry = { kind: EnquiryKind; name: string };
type Shop = Pick<ShopProfile, "name" | "phone" | "quoteDays">;

/** The texts that fit an enquiry, with its sender's name. A name is typed text: nothing in it becomes a link. */
export function answerTemplates({ kind, name }: Enquiry, shop: Shop): AnswerTemplate[] {
  const letter = (title: string, ...paragraphs: string[]): AnswerTemplate => ({
    title,
    text: [`Dear ${inertText(name)},`, ...paragraphs, `Kind regards,\n${shop.name}`].join("\n\n"),
  });
  const more = letter(
    "Ask for more",
    "Thank you for writing to us. To answer well we need to know a little more:",
    `Please answer this mail, or call us on ${shop.phone}.`,
  );
  const quoted = shop.quoteDays === null ? "It is free." : `It is free and holds for ${shop.quoteDays} days.`;
  const byKind: Readonly<Record<EnquiryKind, AnswerTemplate[]>> = {
    [EnquiryKind.QUOTE]: [
      letter("Quote", "Thank you for asking us. Here is our quote:", quoted),
      letter("Could not reach", `We have tried to ring you about your quote. Please call us on ${shop.phone}.`),
    ],
    [EnquiryKind.MESSAGE]: [letter("Answer", "Thank you for writing to us.")],
    [EnquiryKind.SAMPLES]: [
      letter("Sent", "Your samples are on their way."),
      letter("Out of stock", "One of your samples is out of stock. We will send it as soon as we have it again:"),
    ],
  };
  return [...byKind[kind], more];
}

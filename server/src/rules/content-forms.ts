import { z } from "zod";
import { bannerFields } from "./banner-facts.js";
import { claimFields } from "./claim-facts.js";
import { contactFields } from "./contact-facts.js";
import { faqFields } from "./faq-facts.js";
import { legalFields } from "./legal-facts.js";
import { openingFields } from "./opening-facts.js";

/** The documents that the facts of the shop are edited and published in, each with its form. A fact is in one of them. */
export const CONTENT_FORMS = {
  CONTACT: z.strictObject(contactFields),
  OPENING: z.strictObject(openingFields),
  BANNER: z.strictObject(bannerFields),
  FAQ: z.strictObject(faqFields),
  CLAIMS: z.strictObject(claimFields),
  LEGAL: z.strictObject(legalFields),
} as const;

/** Which document. */
export type ContentKind = keyof typeof CONTENT_FORMS;

/** All of them, in the order to show. */
export const CONTENT_KINDS = Object.keys(CONTENT_FORMS) as readonly ContentKind[];

/** The facts of a document. */
export type ContentOf<Kind extends ContentKind> = z.output<(typeof CONTENT_FORMS)[Kind]>;

/** The facts of any of them. */
export type Content = { [Kind in ContentKind]: ContentOf<Kind> }[ContentKind];

/** The names of a document's facts. */
export const factsOf = (kind: ContentKind): readonly string[] => Object.keys(CONTENT_FORMS[kind].shape);

import { z } from "zod";
import { FAQ_CATEGORIES, type FaqCategoryId } from "./faq-categories.js";
import { FAQ_QUESTIONS } from "./faq-questions.js";
import { lines, required } from "./form-fields.js";

const ID = "Please enter 2 to 40 small letters, digits and hyphens, such as blackout-lining";
const TAKEN = "This is the link of a subject. Please choose another one, such as blackout-lining";
const SUBJECT = "Please choose a subject";
const TARGET = "A link leads to a page of the shop, such as (/guides), or to https://, mailto: or tel:";

const MARKED_LINK = /\]\(([^)]*)\)/g;
const SAFE_TARGET = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S+$/;

const areLinksSafe = (text: string): boolean =>
  [...text.matchAll(MARKED_LINK)].every(([, target = ""]) => target === "/" || SAFE_TARGET.test(target));

/** A question of staff. One with the id of a question that comes with the shop takes its place. */
const question = z.strictObject({
  /** Part of its URL: never change it. */
  id: z
    .string({ error: ID })
    .regex(/^[a-z\d][a-z\d-]{1,39}$/, { error: ID })
    // Subjects stand on the same page, each with its id.
    .refine((id) => !Object.hasOwn(FAQ_CATEGORIES, id), { error: TAKEN }),
  category: z.enum(Object.keys(FAQ_CATEGORIES) as [FaqCategoryId, ...FaqCategoryId[]], { error: SUBJECT }),
  question: required("A question", 5, 150),
  /** Paragraphs with empty lines between them. `[text](path)` is a link, `**text**` is bold. */
  answer: lines("An answer", { min: 5, max: 2000, short: "An answer must be at least 5 characters" })
    .transform((text) => text.replaceAll(/\r\n?/g, "\n"))
    .refine(areLinksSafe, { error: TARGET }),
});

const PLACED_TWICE = "A question that comes with the shop is named twice";
const UNKNOWN = "There is no such question among those that come with the shop";
const BUILT_IN: ReadonlySet<string> = new Set(FAQ_QUESTIONS.map(({ id }) => id));

/** Questions and answers besides those that come with the shop, and how these are shown. */
export const faqFields = {
  questions: z
    .array(question)
    .max(100, { error: "At most 100 questions can stand here" })
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: "Two questions have the same part of their links",
    }),
  /** The order of the questions that come with the shop, and which are hidden. Those not named follow as they come. */
  builtInQuestions: z
    .array(
      z.strictObject({ id: z.string().refine((id) => BUILT_IN.has(id), { error: UNKNOWN }), isShown: z.boolean() }),
    )
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: PLACED_TWICE }),
};

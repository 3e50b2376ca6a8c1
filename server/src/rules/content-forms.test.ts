import { describe, expect, it } from "vitest";
import { CONTENT_FORMS, CONTENT_KINDS, factsOf, type ContentKind } from "./content-forms.js";

/** The sentence for each fact of a document that is refused, by its path. */
function refusals(kind: ContentKind, facts: object): Record<string, string> {
  const partial = CONTENT_FORMS[kind].partial().safeParse(facts);
  return Object.fromEntries((partial.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

const QUESTION = {
  id: "vouchers",
  category: "pricing",
  question: "Do you sell vouchers?",
  answer: "Yes: [ask](/contact).",
};
const HOURS = { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" };

it("a fact is in one document", () => {
  const names = CONTENT_KINDS.flatMap(factsOf);
  expect(new Set(names).size).toBe(names.length);
});

describe("a form refuses, with a sentence at its place,", () => {
  it.each<[ContentKind, object, string, RegExp]>([
    ["CONTACT", { phone: "ring us" }, "phone", /such as 020 7946 0123/],
    ["CONTACT", { email: "hello" }, "email", /valid email/],
    ["CONTACT", { socialProfiles: [{ name: "X", url: "http://x.example" }] }, "socialProfiles.0.url", /https/],
    ["OPENING", { hours: [] }, "hours", /one day at least/],
    ["OPENING", { hours: [{ ...HOURS, opens: "9am" }] }, "hours.0.opens", /such as 09:00/],
    ["OPENING", { hours: [{ ...HOURS, closes: "08:00" }] }, "hours.0.closes", /open before it closes/],
    ["OPENING", { hours: [HOURS, { ...HOURS, from: "Fri", to: "Sat" }] }, "hours", /hours once/],
    ["OPENING", { closedDays: [{ date: "24/12/2026", name: "Christmas Eve" }] }, "closedDays.0.date", /2026-12-24/],
    ["OPENING", { closedDays: [{ date: "2026-12-24", name: " " }] }, "closedDays.0.name", /at least 2/],
    ["BANNER", { notice: { text: "Hi", path: null, lastDay: null } }, "notice.text", /at least 3/],
    [
      "BANNER",
      { notice: { text: "Sale now", path: "//evil.example", lastDay: null } },
      "notice.path",
      /such as \/sales/,
    ],
    ["BANNER", { notice: { text: "Sale now", path: "javascript:x", lastDay: null } }, "notice.path", /such as \/sales/],
    [
      "FAQ",
      { builtInQuestions: [], questions: [{ ...QUESTION, id: "With space" }] },
      "questions.0.id",
      /such as blackout-lining/,
    ],
    [
      "FAQ",
      { builtInQuestions: [], questions: [{ ...QUESTION, id: "pricing" }] },
      "questions.0.id",
      /the link of a subject/,
    ],
    [
      "FAQ",
      { builtInQuestions: [], questions: [{ ...QUESTION, category: "else" }] },
      "questions.0.category",
      /subject/,
    ],
    [
      "FAQ",
      { builtInQuestions: [], questions: [{ ...QUESTION, answer: "[x](javascript:alert)" }] },
      "questions.0.answer",
      /A link leads/,
    ],
    [
      "FAQ",
      { builtInQuestions: [], questions: [{ ...QUESTION, answer: "[x](//evil.example)" }] },
      "questions.0.answer",
      /A link leads/,
    ],
    ["FAQ", { builtInQuestions: [], questions: [QUESTION, QUESTION] }, "questions", /same part/],
    ["CLAIMS", { quoteDays: 0 }, "quoteDays", /from 1 to 365/],
    ["CLAIMS", { fittingWeeks: { from: 3, to: 2 } }, "fittingWeeks", /smaller one first/],
    ["CLAIMS", { financeFromPence: 5 }, "financeFromPence", /from £1/],
    ["LEGAL", { name: "x" }, "name", /at least 2/],
    ["LEGAL", { vatPercent: 20.5 }, "vatPercent", /whole number/],
    ["LEGAL", { changeWorkingDays: 31 }, "changeWorkingDays", /from 1 to 30/],
    ["LEGAL", { companyNumber: "123" }, "companyNumber", /8 characters/],
  ])("%s %j", (kind, facts, place, sentence) => {
    expect(refusals(kind, facts)).toEqual({ [place]: expect.stringMatching(sentence) as string });
  });

  it("a fact of another document", () => {
    expect(CONTENT_FORMS.BANNER.safeParse({ notice: null, phone: "020 7946 0123" }).success).toBe(false);
  });

  it("characters that the database can't keep", () => {
    expect(refusals("BANNER", { notice: { text: "Sale\0now", path: null, lastDay: null } })).toHaveProperty([
      "notice.text",
    ]);
  });
});

it("a banner leads to pages of the shop", () => {
  for (const path of ["/sales", "/terms#returns", "/category/blinds?feature=child-safe", null])
    expect(refusals("BANNER", { notice: { text: "Sale now", path, lastDay: "2026-12-24" } })).toEqual({});
});

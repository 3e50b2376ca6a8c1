import { expect, it } from "vitest";
import type { FaqCategory } from "./content";
import { withOwnQuestions } from "./own-questions";

const CATEGORIES: readonly FaqCategory[] = [
  { id: "general", title: "General", questions: [{ id: "visit", question: "Do you come?", answer: ["Yes."] }] },
  { id: "pricing", title: "Pricing", questions: [{ id: "pay", question: "When do I pay?", answer: ["Later."] }] },
];
const anOwn = (changes: object) => ({
  ...{
    anchor: "vouchers",
    category: "pricing",
    question: "Do you sell vouchers?",
    answer: "Yes.\n\nBy [phone](/contact).",
  },
  ...changes,
});

it("adds those of staff at the end of their subject, in their order, with paragraphs", () => {
  const own = [anOwn({}), anOwn({ anchor: "cash", question: "Do you take cash?" })];
  const [general, pricing] = withOwnQuestions(CATEGORIES, own, []);
  expect(general).toEqual(CATEGORIES[0]);
  expect(pricing?.questions.map(({ id }) => id)).toEqual(["pay", "vouchers", "cash"]);
  expect(pricing?.questions[1]?.answer).toEqual(["Yes.", "By [phone](/contact)."]);
});

it("one with the id of a question of the shop takes its place, whatever its subject", () => {
  const [general, pricing] = withOwnQuestions(CATEGORIES, [anOwn({ anchor: "visit" })], []);
  expect(general?.questions).toEqual([
    { id: "visit", question: "Do you sell vouchers?", answer: ["Yes.", "By [phone](/contact)."] },
  ]);
  expect(pricing).toEqual(CATEGORIES[1]);
});

it("without any they are the shop's", () => {
  expect(withOwnQuestions(CATEGORIES, [], [])).toBe(CATEGORIES);
});

const [, PRICING] = CATEGORIES;
const THREE = [
  {
    ...{ id: "pricing", title: "Pricing" },
    questions: [...(PRICING?.questions ?? []), { id: "codes", question: "Codes?", answer: ["In the cart."] }],
  },
];

it("those of the shop stand in the order of staff within their subject, and hidden ones nowhere", () => {
  const [moved] = withOwnQuestions(THREE, [anOwn({})], [{ anchor: "codes", isShown: true }]);
  expect(moved?.questions.map(({ id }) => id)).toEqual(["codes", "pay", "vouchers"]);
  const [hidden] = withOwnQuestions(THREE, [anOwn({ anchor: "pay" })], [{ anchor: "pay", isShown: false }]);
  expect(hidden?.questions.map(({ id }) => id)).toEqual(["codes"]);
});

it("a subject whose questions are all hidden is left out, unless staff answer one of their own in it", () => {
  const hidden = [{ anchor: "pay", isShown: false }];
  expect(withOwnQuestions(CATEGORIES, [], hidden).map(({ id }) => id)).toEqual(["general"]);
  const [, pricing] = withOwnQuestions(CATEGORIES, [anOwn({})], hidden);
  expect(pricing?.questions.map(({ id }) => id)).toEqual(["vouchers"]);
});

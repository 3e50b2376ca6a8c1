import { expect, it } from "vitest";
import { FAQ_CATEGORIES } from "./faq-categories.js";
import { faqFields } from "./faq-facts.js";
import { askedWith, FAQ_QUESTIONS, inPlaces, isHiddenIn } from "./faq-questions.js";

const [one, two, three] = [{ id: "one" }, { id: "two" }, { id: "three" }];

it("puts what is named first, in its order, and leaves the others in theirs", () => {
  const placed = [
    { id: "three", isShown: true },
    { id: "gone", isShown: true },
    { id: "one", isShown: false },
  ];
  expect(inPlaces([one, two, three], placed)).toEqual([three, one, two]);
  expect(inPlaces([one, two, three], [])).toEqual([one, two, three]);
  expect(["one", "two", "three"].filter((id) => isHiddenIn(placed, id))).toEqual(["one"]);
});

it("asks how long a quote holds only where the shop says so", () => {
  const asked = (quoteDays: number | null) => FAQ_QUESTIONS.map((each) => askedWith(each, { quoteDays }));
  expect(asked(30)).toContain("What does a quote cost, and how long does it hold?");
  expect(asked(null).filter((question) => question.includes("quote"))).toEqual(["What does a quote cost?"]);
});

it("each question that comes with the shop has an id of its own, which no subject has", () => {
  const ids = FAQ_QUESTIONS.map(({ id }) => id);
  expect(new Set([...ids, ...Object.keys(FAQ_CATEGORIES)]).size).toBe(ids.length + Object.keys(FAQ_CATEGORIES).length);
});

it.each([
  ["an unknown question", [{ id: "no-such-question", isShown: true }]],
  [
    "one that is named twice",
    [
      { id: "pay", isShown: true },
      { id: "pay", isShown: false },
    ],
  ],
])("refuses %s", (_what, placed) => {
  expect(faqFields.builtInQuestions.safeParse(placed).success).toBe(false);
});

it("takes any order of what there is", () => {
  const placed = FAQ_QUESTIONS.map(({ id }) => ({ id, isShown: id !== "pay" })).toReversed();
  expect(faqFields.builtInQuestions.parse(placed)).toEqual(placed);
});

import { expect, it } from "vitest";
import { CONTENT_KINDS, factsOf } from "@rules/content-forms";
import { FACTS } from "./facts";
import { wordsOfFact } from "./words-of-fact";

it.each(CONTENT_KINDS)("the form of %s has every fact once", (kind) => {
  expect(FACTS[kind].map(({ name }) => name).toSorted()).toEqual([...factsOf(kind)].toSorted());
});

const factOf = (name: string) => {
  const fact = Object.values(FACTS)
    .flat()
    .find((each) => each.name === name);
  if (!fact) throw new Error(`There is no fact ${name}.`);
  return fact;
};

it.each<[string, unknown, string]>([
  ["phone", "020 7946 0123", "020 7946 0123"],
  ["quoteDays", 30, "30"],
  ["quoteDays", null, "none"],
  ["fittedFromPence", 5050, "£50.50"],
  ["isFamilyRun", false, "no"],
  ["fittingWeeks", { from: 2, to: 3 }, "2–3"],
  ["hours", [{ from: "Mon", to: "Fri", opens: "09:00", closes: "17:30" }], "Mon–Fri 9am–5.30pm"],
  ["closedDays", [{ date: "2026-12-24", name: "Christmas Eve" }], "24 Dec 2026, Christmas Eve"],
  ["closedDays", [], "none"],
  [
    "questions",
    [{ id: "pay", category: "pricing", question: "When?", answer: "Now." }],
    "Pricing & Payment, pay, When?, Now.",
  ],
  ["builtInQuestions", [], "as they come"],
  [
    "address",
    { lines: ["2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "UK" },
    "2 Loom Street\nLeeds\nLS1 4AB\nUK",
  ],
  ["notice", { text: "Sale", path: "/sales", lastDay: "2026-12-24" }, "Sale\nleads to /sales\nuntil 24 Dec 2026"],
])("%s %j in words", (name, value, words) => {
  expect(wordsOfFact(factOf(name), value)).toBe(words);
});

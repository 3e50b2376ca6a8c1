import { describe, expect, it } from "vitest";
import type { FaqCategory } from "./content";
import { findQuestions } from "./find-questions";

const CATEGORIES: readonly FaqCategory[] = [
  {
    id: "pricing",
    title: "Pricing & Payment",
    questions: [
      { id: "pay", question: "When do I pay?", answer: ["A deposit of **50%**, the balance on completion."] },
      { id: "codes", question: "How do I use a code?", answer: ["In the [cart](/basket-address)."] },
    ],
  },
  {
    id: "care",
    title: "Care",
    questions: [{ id: "clean", question: "How do I clean it?", answer: [{ list: ["Wood: don’t wet it."] }] }],
  },
];

const found = (query: string) =>
  findQuestions(CATEGORIES, query).map(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

describe("findQuestions", () => {
  it.each([
    ["DEPOSIT", [["pricing", "pay"]]],
    [
      "how do i",
      [
        ["pricing", "codes"],
        ["care", "clean"],
      ],
    ],
    ["completion when", [["pricing", "pay"]]],
    ["clea", [["care", "clean"]]],
    ["don't", [["care", "clean"]]],
    ["50%", [["pricing", "pay"]]],
    ["pay code", []],
    ["velvet", []],
  ])("for “%s”", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("returns everything without a query", () => {
    expect(findQuestions(CATEGORIES, " –  ")).toBe(CATEGORIES);
  });

  it("searches the visible text, not URLs and markup", () => {
    expect(found("basket-address")).toEqual([]);
  });
});

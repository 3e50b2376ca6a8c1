import { expect, it } from "vitest";
import { describeVisit, isWithinBudgets, medianVisit, type Visit } from "./visit-budgets.ts";

const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  scores: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
  ...{ scriptKilobytes: 190, shift: 0.019, complaints: [] },
  ...changes,
});
const withScores = (changes: Partial<Visit["scores"]>) => aVisit({ scores: { ...aVisit().scores, ...changes } });

it("a visit on its limits is within the budgets", () => {
  expect(isWithinBudgets("/", aVisit())).toBe(true);
});

it.each([
  ["a lower performance", withScores({ performance: 94 })],
  ["an accessibility below 100", withScores({ accessibility: 99 })],
  ["larger scripts on Home", aVisit({ scriptKilobytes: 190.1 })],
  ["more layout shift", aVisit({ shift: 0.02 })],
])("%s exceeds them", (_, visit) => {
  expect(isWithinBudgets("/", visit)).toBe(false);
});

it("limits the scripts of any product", () => {
  expect(isWithinBudgets("/products/curtains", aVisit({ scriptKilobytes: 215 }))).toBe(true);
  expect(isWithinBudgets("/products/curtains", aVisit({ scriptKilobytes: 215.1 }))).toBe(false);
});

it("limits no scripts of other pages", () => {
  expect(isWithinBudgets("/cart", aVisit({ scriptKilobytes: 400 }))).toBe(true);
  expect(isWithinBudgets("/products", aVisit({ scriptKilobytes: 400 }))).toBe(true);
});

it("takes the visit with the median performance", () => {
  const visits = [99, 90, 95].map((performance) => withScores({ performance }));
  expect(medianVisit(visits).scores.performance).toBe(95);
});

it("refuses to take one of none", () => {
  expect(() => medianVisit([])).toThrow("There was no visit.");
});

it("describes the figures and what cost points", () => {
  const visit = { ...withScores({ performance: 80 }), complaints: ["Reduce unused JavaScript"] };
  expect(describeVisit("/", visit)).toEqual([
    "missed /: performance 80, accessibility 100, best-practices 100, seo 100, scripts 190.0 kB, layout shift 0.019",
    "         Reduce unused JavaScript",
  ]);
});

import { describe, expect, it } from "vitest";
import { isReportable, reopenedState, stateAfterMessage } from "./order-problem.js";
import { OrderStatus } from "./order-progress.js";
import { problemForm, problemMessageForm } from "./problem-form.js";

it("a problem may be reported of what has been sent, and of nothing else", () => {
  expect(Object.values(OrderStatus).filter(isReportable)).toEqual(["SHIPPED", "DELIVERED"]);
});

it.each([
  ["OPEN", "OPEN"],
  ["AGREED", "AGREED"],
  ["CLOSED", "OPEN"],
] as const)("a message of its shopper makes a problem that is %s %s", (state, after) => {
  expect(stateAfterMessage(state)).toBe(after);
});

it("what is taken up again is as agreed where something was agreed", () => {
  expect([reopenedState(null), reopenedState("A new one.")]).toEqual(["OPEN", "AGREED"]);
});

describe("the report", () => {
  const aReport = (changes: object = {}) => ({ kind: "FAULT", text: "The chain slips.", photoIds: [], ...changes });
  const sentencesOf = (report: object) => problemForm.safeParse(report).error?.issues.map(({ message }) => message);

  it("takes every kind and a description", () => {
    expect(problemForm.parse(aReport({ text: "  The chain slips.\nAlways. " }))).toEqual({
      ...aReport(),
      text: "The chain slips.\nAlways.",
    });
  });

  it.each([
    ["no kind", { kind: null }, "Please choose what is wrong"],
    ["another kind", { kind: "toString" }, "Please choose what is wrong"],
    ["too few words", { text: "  slips  " }, "Please describe the problem in at least 10 characters"],
    ["too many words", { text: "x".repeat(2001) }, "Description must be at most 2000 characters"],
    ["a seventh photo", { photoIds: ["1", "2", "3", "4", "5", "6", "7"] }, "At most 6 photos"],
  ])("refuses %s", (_case, changes, sentence) => {
    expect(sentencesOf(aReport(changes))).toEqual([sentence]);
  });

  it("is followed by messages of some words", () => {
    expect(problemMessageForm.safeParse({ text: " " }).success).toBe(false);
    expect(problemMessageForm.parse({ text: " Yes. " })).toEqual({ text: "Yes." });
  });
});

import { beforeEach, expect, it } from "vitest";
import { tabStorage } from "../../../../lib/tab-storage";
import { EMPTY, keepDraft, readDraft, readingProblem, readingsOf, shownReading } from "./measuring-draft";

beforeEach(() => sessionStorage.clear());

const typed = (text: string, unit: "mm" | "cm" | "in" = "mm") => ({ step: 1, typed: { widthTop: { text, unit } } });

it("keeps what was typed, for each product and fit", () => {
  keepDraft("1", "recess", typed("1204"));
  expect(readDraft("1", "recess")).toEqual(typed("1204"));
  expect(readDraft("1", "exact")).toEqual(EMPTY);
  expect(readDraft("2", "recess")).toEqual(EMPTY);
});

it.each([null, 7, "x", { step: -1, typed: 3 }, { step: "1", typed: { widthTop: { text: 1, unit: "mm" }, other: 1 } }])(
  "is empty where the storage has %j",
  (value) => {
    tabStorage.write("measured-window 1 recess", value);
    expect(readDraft("1", "recess")).toEqual(EMPTY);
  },
);

it.each([
  [typed("1204"), "mm", "1204"],
  [typed("1204"), "cm", "120.4"],
  [typed("47 1/4", "in"), "in", "47 1/4"],
  [typed("47 1/4", "in"), "mm", "1200.2"],
  [typed("wide"), "cm", "wide"],
  [EMPTY, "mm", ""],
] as const)("shows a reading in the unit of the page", (draft, unit, text) => {
  expect(shownReading(draft, "widthTop", unit)).toBe(text);
});

it.each(["wide", "0", "-4", "99999999", "120 0000000"])("asks for a plain figure instead of %j", (text) => {
  expect(readingProblem(typed(text), "widthTop", "mm")).toBe(
    "Please enter a plain figure in mm, as it stands on the tape.",
  );
  expect(readingsOf(typed(text))).toEqual({});
});

it("takes a figure in inches, and nothing where nothing was typed", () => {
  expect(readingsOf(typed("47 1/4", "in"))).toEqual({ widthTop: 47.25 });
  expect(readingProblem(typed(" "), "widthTop", "mm")).toBeUndefined();
  expect(readingsOf(typed(""))).toEqual({});
});

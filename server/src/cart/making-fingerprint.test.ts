import { expect, it } from "vitest";
import { makingFingerprint } from "./making-fingerprint.js";

type Line = Parameters<typeof makingFingerprint>[0][number];
type Making = NonNullable<Line["making"]>;

const length = (madeMm: number | null, reason = "for the brackets") => ({
  ...{ measuredMm: 1185, madeMm },
  adjustments: [{ mm: madeMm === null ? null : madeMm - 1185, reason }],
});

const making = (changes: Partial<Making> = {}): Making => ({
  fit: "recess",
  parts: [{ name: "cloth", width: length(1147), height: null }],
  tolerance: { width: 2, height: 5 },
  ...changes,
});

const printOf = (changes: Partial<Making> = {}, choice: Line["choices"][number] = { name: "fit", value: "recess" }) =>
  makingFingerprint([{ id: "1", choices: [choice], making: making(changes) }]);

it.each<[string, Partial<Making>]>([
  ["another fit", { fit: "exact" }],
  ["another made size", { parts: [{ name: "cloth", width: length(1146), height: null }] }],
  ["a size that no figure gives", { parts: [{ name: "cloth", width: length(null), height: null }] }],
  ["a part without that size", { parts: [{ name: "cloth", width: null, height: null }] }],
  ["another part", { parts: [{ name: "blind", width: length(1147), height: null }] }],
  ["another tolerance", { tolerance: { width: 3, height: 5 } }],
  ["no tolerance", { tolerance: null }],
])("is another with %s", (_, changes) => {
  expect(printOf(changes)).not.toBe(printOf());
});

it("is another with another choice, and with none of the making", () => {
  expect(printOf({}, { name: "fit", value: "exact" })).not.toBe(printOf());
  expect(makingFingerprint([{ id: "1", choices: [], making: null }])).not.toBe(printOf());
});

it("is the same after the words of a reason were corrected", () => {
  const corrected = [{ name: "cloth", width: length(1147, "for the two brackets"), height: null }];
  expect(printOf({ parts: corrected })).toBe(printOf());
});

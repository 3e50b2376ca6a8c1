import { expect, it } from "vitest";
import { toInches } from "@rules/sizes";
import { StaffError } from "../../api/staff-error";
import type { RemakeableLine } from "./remake-changes";
import { shownMm, typedRemake } from "./typed-remake";

const LINE: RemakeableLine = {
  ...{ width: 36.0001, height: 48, heightName: "drop", quantity: 2 },
  ...{ material: "Polyester", color: "White", materials: [], colors: [] },
  options: [
    { name: "control", label: "Control", value: "chain", isMeasured: false, values: [] },
    { name: "height from floor", label: "Height from floor", value: null, isMeasured: true, values: [] },
  ],
};

const SHOWN = {
  ...{ reason: "MIS_MEASURE", quantity: "1", width: shownMm(LINE.width), height: shownMm(LINE.height) },
  ...{ material: "Polyester", color: "White", "option.control": "chain", "option.height-from-floor": " " },
};

it("leaves lengths as they were where nothing else was typed", () => {
  expect(typedRemake(LINE, SHOWN)).toEqual({
    ...{ reason: "MIS_MEASURE", quantity: 1, width: null, height: null, material: "Polyester", color: "White" },
    customizations: [{ name: "control", value: "chain" }],
  });
});

it("sends corrected lengths in inches, and what was measured", () => {
  const typed = { ...SHOWN, width: "1200.5", "option.height-from-floor": "2300 mm" };
  expect(typedRemake(LINE, typed)).toMatchObject({
    ...{ width: toInches(1200.5, "mm"), height: null },
    customizations: [
      { name: "control", value: "chain" },
      { name: "height from floor", value: "2300 mm" },
    ],
  });
});

it.each(["", "wide", "-5", "0", "10000"])("refuses %j as a width", (width) => {
  expect(() => typedRemake(LINE, { ...SHOWN, width })).toThrow(StaffError);
});

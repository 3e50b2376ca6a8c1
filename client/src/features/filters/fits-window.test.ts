import { WindowKind, WindowOpening } from "@rules/project/window-kinds";
import { expect, it } from "vitest";
import { readFits, writeFits, type FitsWindow } from "./fits-window";

const KITCHEN: FitsWindow = {
  name: "Kitchen, left",
  window: {
    kind: "CASEMENT",
    widths: [47.2441, 47.3],
    drops: [55.1181],
    depth: 3.937,
    heightFromFloorMm: 2300,
    opening: "INWARD",
  },
};

const WINDOWS: readonly FitsWindow[] = [
  KITCHEN,
  { name: "Loft", window: { kind: "ROOF", roofWindow: "VELUX M04" } },
  { name: "Bay", window: { kind: "BAY", bayWidths: [23.622, 35.4331], drops: [51], sealMm: 0 } },
];

it.each(WINDOWS)("reads back what it wrote: $name", (fits) => {
  expect(readFits(writeFits(fits))).toEqual(fits);
});

it.each(Object.values(WindowKind))("reads back a window of the kind %s", (kind) => {
  const window = { kind, widths: [47.2441], drops: [55.1181] };
  expect(readFits(writeFits({ name: "Kitchen", window }))?.window).toEqual(window);
});

it.each(Object.values(WindowOpening))("reads back a window that opens %s", (opening) => {
  const window = { kind: "CASEMENT", opening } as const;
  expect(readFits(writeFits({ name: "Kitchen", window }))?.window).toEqual(window);
});

it("keeps a name from being read as figures", () => {
  expect(readFits(writeFits({ name: "A*kind_ROOF", window: { kind: "DOOR" } }))).toEqual({
    name: "A kind_ROOF",
    window: { kind: "DOOR" },
  });
});

it.each([
  null,
  "",
  "Kitchen",
  "Kitchen*kind_HOUSE",
  "Kitchen*widths_47",
  "x*kind_toString",
  "x*__proto__*constructor_1",
])("names no window: %s", (text) => {
  expect(readFits(text)).toBeNull();
});

it.each([
  "widths_0",
  "widths_1001",
  "widths_1-2-3-4",
  "widths_NaN",
  "bayWidths_20",
  "depth_-3",
  "sealMm_31",
  "sealMm_2.5",
  "heightFromFloorMm_299",
  "opening_UP",
  "price_3",
])("leaves out what no window has: %s", (figure) => {
  expect(readFits(`Kitchen*kind_DOOR*${figure}`)).toEqual({ name: "Kitchen", window: { kind: "DOOR" } });
});

it("cuts a name that is longer than names are", () => {
  expect(readFits(`${"x".repeat(99)}*kind_DOOR`)?.name).toHaveLength(40);
});

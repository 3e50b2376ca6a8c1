import { expect, it } from "vitest";
import { WindowKind, WindowOpening } from "@rules/project/window-kinds";
import type { WindowToFit } from "../../gql/graphql";
import { readFits, writeFits } from "./fits-window";

const WINDOWS: readonly WindowToFit[] = [
  {
    kind: "CASEMENT",
    widths: [47.2441, 47.3],
    drops: [55.1181],
    depth: 3.937,
    heightFromFloorMm: 2300,
    opening: "INWARD",
  },
  { kind: "ROOF", roofWindow: "VELUX M04" },
  { kind: "BAY", bayWidths: [23.622, 35.4331], drops: [51], sealMm: 0 },
];

it.each(WINDOWS)("reads back what it wrote: $kind", (window) => {
  expect(readFits(writeFits(window))).toEqual(window);
});

it.each(Object.values(WindowKind))("reads back a window of the kind %s", (kind) => {
  const window = { kind, widths: [47.2441], drops: [55.1181] };
  expect(readFits(writeFits(window))).toEqual(window);
});

it.each(Object.values(WindowOpening))("reads back a window that opens %s", (opening) => {
  const window = { kind: "CASEMENT", opening } as const;
  expect(readFits(writeFits(window))).toEqual(window);
});

it("leaves out the name that links once had", () => {
  expect(readFits("Kitchen, left*kind_DOOR")).toEqual({ kind: "DOOR" });
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
  expect(readFits(`kind_DOOR*${figure}`)).toEqual({ kind: "DOOR" });
});

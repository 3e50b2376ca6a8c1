import { expect, it } from "vitest";
import { CORD_FIGURES } from "./cord-rules.js";
import { INSTALLED_DEDUCTIONS } from "./deductions-form.js";
import type { Deductions } from "./fit/fit.types.js";
import { guideFigures } from "./guide-figures.js";

const withDeductions = ({ figures, tolerances }: Partial<Deductions>) =>
  guideFigures({
    DEDUCTIONS: {
      version: 1,
      content: {
        figures: { ...INSTALLED_DEDUCTIONS.figures, ...figures },
        tolerances: { ...INSTALLED_DEDUCTIONS.tolerances, ...tolerances },
      },
    },
  });

it("names the installed figures where none are published", () => {
  expect(guideFigures({})).toEqual({
    deviceHeightMm: 1500,
    recessDeductions: [
      { construction: "roller", widthMm: 38, heightMm: 0 },
      { construction: "venetian", widthMm: 10, heightMm: 5 },
      { construction: "vertical", widthMm: 12, heightMm: null },
      { construction: "roman", widthMm: 10, heightMm: 10 },
      { construction: "pleated", widthMm: 10, heightMm: 0 },
      { construction: "hinged shutter", widthMm: 10, heightMm: 10 },
    ],
    exactClothMm: 38,
    outsideFrameMm: 50,
    blindToleranceMm: { from: 5, to: 5 },
    frameToleranceMm: { from: 2, to: 2 },
    curtainToleranceMm: 10,
  });
});

it("names the height of the device that is published", () => {
  const cords = { ...CORD_FIGURES, deviceHeightMm: 1650 };
  expect(guideFigures({ CORDS: { version: 1, content: cords } }).deviceHeightMm).toBe(1650);
});

it("names what is published to come off, each where it holds", () => {
  const { recessDeductions, exactClothMm, outsideFrameMm } = withDeductions({
    figures: {
      "roller / recess / cloth / width / 1": { mm: -41, reason: "for the brackets" },
      "roller / exact / cloth / width / 1": { mm: -43, reason: "for the brackets" },
      "hinged shutter / outside / width of the frame / width / 1": { mm: 91, reason: "for the frame" },
    },
  });
  expect(recessDeductions[0]).toEqual({ construction: "roller", widthMm: 41, heightMm: 0 });
  expect([exactClothMm, outsideFrameMm]).toEqual([43, 45]);
});

it("has no figure where staff have published that none holds", () => {
  const figures = { "roman / recess / blind / width / 1": { mm: null, reason: "We settle it with you." } };
  const { recessDeductions } = withDeductions({ figures });
  expect(recessDeductions[3]).toEqual({ construction: "roman", widthMm: null, heightMm: 10 });
});

it("spans what is published as tolerances of a kind", () => {
  const { blindToleranceMm, frameToleranceMm, curtainToleranceMm } = withDeductions({
    tolerances: { roman: { width: 4, height: 7 }, curtain: { width: 5, height: 15 } },
  });
  expect([blindToleranceMm, frameToleranceMm, curtainToleranceMm]).toEqual([
    { from: 4, to: 7 },
    { from: 2, to: 2 },
    15,
  ]);
});

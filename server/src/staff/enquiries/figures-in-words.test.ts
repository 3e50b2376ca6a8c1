import { expect, it } from "vitest";
import { figureRows } from "../../rules/figure-rows.js";
import { UNMEASURED } from "../../rules/project-window.js";
import { figuresInWords } from "./figures-in-words.js";

const window = { ...UNMEASURED, name: "left", kind: "CASEMENT" } as const;

it("says what is known of a window, each with its unit", () => {
  const measured = { ...window, widthTop: 40, widthBottom: 30, heightFromFloorMm: 2100, substrate: "WOOD" } as const;
  expect(figuresInWords(figureRows(measured))).toEqual([
    "Width: top 1016 mm; bottom 762 mm",
    "Around it: floor to its top 2100 mm; screwed to Wood",
  ]);
});

it("says the angles of a bay, and goes on without a label where a row does", () => {
  const part = (width: number, angle: number | null) => ({ width, angle });
  const parts = [part(10, 135), part(20, 135), part(20, 180), part(20, 135), part(20, 135), part(10, null)];
  expect(figuresInWords(figureRows({ ...window, kind: "BAY", bayParts: parts }))).toEqual([
    "Bay: part 1 254 mm; part 2 508 mm; part 3 508 mm; part 4 508 mm; part 5 508 mm",
    "part 6 254 mm",
    "Angles: 1 to 2 135°; 2 to 3 135°; 3 to 4 180°; 4 to 5 135°; 5 to 6 135°",
  ]);
});

it("says nothing of a window that is not measured", () => {
  expect(figuresInWords(figureRows(window))).toEqual([]);
});

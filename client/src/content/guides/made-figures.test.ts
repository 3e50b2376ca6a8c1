import { describe, expect, it } from "vitest";
import { guideFigures, type GuideFigures } from "@rules/guide-figures";
import { madeWithin, pastTheRecess, whatComesOff } from "./made-figures";

const havingFigures = (changed: Partial<GuideFigures>) => ({ guideFigures: { ...guideFigures({}), ...changed } });

describe("with the installed rules", () => {
  it("names every kind that comes off a recess", () => {
    expect(whatComesOff(havingFigures({}))).toMatchObject([
      {
        rows: [
          ["Roller, cloth", "38", "0"],
          ["Venetian, wooden, faux wood", "10", "5"],
          ["Vertical with a wand", "12", "see its page"],
          ["Roman", "10", "10"],
          ["Pleated and cellular", "10", "0"],
          ["Shutters", "10", "10"],
        ],
      },
    ]);
  });

  it("names frames and tolerances", () => {
    expect(pastTheRecess(havingFigures({}))).toBe("50 mm past the recess on each side");
    expect(madeWithin(havingFigures({}))).toBe(
      "A blind is made within 5 mm, a perfect fit frame or a shutter within 2 mm, and the drop of a curtain within 10 mm.",
    );
  });
});

it("says so where tolerances differ by kind", () => {
  expect(madeWithin(havingFigures({ blindToleranceMm: { from: 4, to: 7 } }))).toMatch(
    /^A blind is made within 4–7 mm, by its kind, a/,
  );
});

it("leaves to a product's page what no figure is known of", () => {
  expect(whatComesOff(havingFigures({ recessDeductions: [] }))).toEqual([]);
  expect(pastTheRecess(havingFigures({ outsideFrameMm: null }))).toBe("past the recess on each side");
  expect(madeWithin(havingFigures({ frameToleranceMm: null }))).toBe(
    "The page of each product says how closely it is made.",
  );
});

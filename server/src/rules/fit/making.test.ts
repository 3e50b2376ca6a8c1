import { describe, expect, it } from "vitest";
import type { Choice, FittedProduct } from "./fit.types.js";
import { fitsOf } from "./fits.js";
import { makingOf } from "./making.js";

const FIT = { name: "fit", values: ["recess", "exact"] };
const FACE_OR_REVEAL = { name: "fixing", values: ["face", "reveal"] };
const FRAME = { name: "frame", values: ["L frame", "Z frame", "outside frame"] };

const aProduct = (family: string, fields: Partial<FittedProduct> = {}): FittedProduct => ({
  ...{ family, variant: null, options: [FIT], specifications: [] },
  ...fields,
});
const fixedBy = (fixing: string) => ({ specifications: [{ name: "Fixing", value: fixing }] });
const words = (product: FittedProduct, chosen: Record<string, string> = {}) =>
  makingOf(product, choices(chosen), { width: 1185, height: 1200 }).summary;
const choices = (chosen: Record<string, string>): Choice[] =>
  Object.entries(chosen).map(([name, value]) => ({ name, value }));

describe("the made sizes of a blind", () => {
  it.each([
    [
      aProduct("roller"),
      {},
      "Your recess is 1185 × 1200 mm. We make the bracket-to-bracket width 1185 mm and the cloth 1147 × 1200 mm (38 mm off the width for the brackets).",
    ],
    [
      aProduct("DAY_NIGHT", fixedBy("Top or face, closed cassette")),
      {},
      "Your recess is 1185 × 1200 mm. We make the bracket-to-bracket width 1185 mm and the cloth 1137 × 1200 mm (48 mm off the width for the brackets).",
    ],
    [
      aProduct("roller", { ...fixedBy("Pressure feet, inside a recess only"), options: [] }),
      {},
      "Your recess is 1185 × 1200 mm. We make the bracket-to-bracket width 1185 mm and the cloth 1200 mm in drop. Our workshop cuts the cloth to the pressure feet, and no fixed figure holds for them.",
    ],
    [
      aProduct("wooden"),
      { fit: "recess" },
      "Your recess is 1185 × 1200 mm. We make the blind 1175 × 1195 mm (10 mm off the width to move freely, 5 mm off the drop to clear the sill).",
    ],
    [
      aProduct("venetian"),
      { fit: "exact" },
      "Your finished size is 1185 × 1200 mm. We make the blind exactly so; nothing is taken off.",
    ],
    [
      aProduct("vertical"),
      { stack: "split" },
      "Your recess is 1185 × 1200 mm. We make the headrail width 1165 mm (20 mm off the width to move freely). Our workshop sets the drop of the vanes so that they end 5 to 15 mm clear of the foot.",
    ],
    [
      aProduct("shutter", { options: [FIT, FRAME] }),
      { frame: "Z frame" },
      "Your recess is 1185 × 1200 mm. We make the frame 1175 × 1190 mm (10 mm off the width for the shadow gap, 10 mm off the height for the shadow gap).",
    ],
    [
      aProduct("shutter", { options: [FIT, FRAME] }),
      { frame: "outside frame" },
      "Your opening is 1185 × 1200 mm. We make the width of the frame 1285 mm (100 mm more in width for 50 mm of frame on each side). We settle with you how far the frame goes above and below the opening.",
    ],
    [
      aProduct("shutter", { variant: "tracked", options: [] }),
      {},
      "Your opening is 1185 × 1200 mm. We make the height of the panels 1162 mm (25 mm off the height for the head track, 13 mm off the height for the floor guide). Our workshop sets the width of each panel by their number and how they overlap.",
    ],
    [
      aProduct("outdoor", { variant: "zip-screen", options: [FACE_OR_REVEAL] }),
      { fixing: "reveal" },
      "Your reveal is 1185 × 1200 mm. We make the screen 1180 × 1200 mm (5 mm off the width to slide between the reveals).",
    ],
    [
      aProduct("pergola", { options: [] }),
      {},
      "Your pergola, as a guide, is 1185 × 1200 mm. Our surveyor looks at the ground, the fall and the wall before anything is made. Its depth is settled on the same visit.",
    ],
  ])("%o with %o", (product, chosen, sentence) => {
    expect(words(product, chosen)).toBe(sentence);
  });

  it("keep the tenths of a size that was typed in inches", () => {
    const { parts } = makingOf(aProduct("roller"), [], { width: 585.8, height: 1219 });
    expect(parts.at(-1)).toMatchObject({ width: { measuredMm: 585.8, madeMm: 547.8 }, height: { madeMm: 1219 } });
  });

  it("refuse a family that is unknown", () => {
    expect(() => makingOf(aProduct("carpet"), [], { width: 1000, height: 1000 })).toThrow("carpet is not a family");
  });
});

describe("the fits of a product", () => {
  it("are those of its options, the recess first", () => {
    const ids = (product: FittedProduct) => fitsOf(product).map(({ id }) => id);
    expect(ids(aProduct("roller"))).toEqual(["recess", "exact"]);
    expect(ids(aProduct("shutter", { options: [FIT, FRAME] }))).toEqual(["recess", "exact", "outside"]);
    expect(ids(aProduct("perfect-fit", { options: [] }))).toEqual(["glass"]);
    expect(ids(aProduct("outdoor", { variant: "zip-screen", options: [] }))).toEqual(["unsettled"]);
    expect(ids(aProduct("outdoor", { variant: "zip-screen", options: [FACE_OR_REVEAL] }))).toEqual(["exact", "recess"]);
  });

  it("never stand on the wall for a finished size", () => {
    const shutter = aProduct("shutter", { options: [FIT, FRAME] });
    expect(
      makingOf(shutter, choices({ fit: "exact", frame: "outside frame" }), { width: 1000, height: 1000 }).fit,
    ).toBe("exact");
  });
});

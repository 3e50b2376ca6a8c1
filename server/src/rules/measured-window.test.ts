import { describe, expect, it } from "vitest";
import type { Choice, FittedProduct } from "./fit/fit.types.js";
import { measuredWindow } from "./measured-window.js";
import { measuringPlan, type MeasuringPlan } from "./measuring-plan.js";
import { READING_NAMES, type ReadingName, type Readings } from "./measuring/readings.js";
import { toInches } from "./sizes.js";

const FIT = { name: "fit", values: ["recess", "exact"] };
const FRAME = { name: "frame", values: ["L frame", "Z frame", "outside frame"] };

const aProduct = (family: string, fields: Partial<FittedProduct> = {}): FittedProduct => ({
  ...{ family, variant: null, options: [FIT], specifications: [] },
  ...fields,
});
const deep = (value: string) => ({ specifications: [{ name: "Recess depth", value }] });
const chosen = (choices: Record<string, string>): Choice[] =>
  Object.entries(choices).map(([name, value]) => ({ name, value }));

function planOf(product: FittedProduct, choices: Record<string, string> = {}): MeasuringPlan {
  const plan = measuringPlan(product, chosen(choices));
  if (!plan) throw new Error("It isn't measured.");
  return plan;
}
/** Readings in mm. */
const inMm = (lengths: Partial<Record<ReadingName, number>>): Readings =>
  Object.fromEntries(Object.entries(lengths).map(([name, mm]) => [name, toInches(mm, "mm")]));
const widths = (...[widthTop, widthMiddle, widthBottom]: number[]) => ({
  ...(widthTop !== undefined && { widthTop }),
  ...(widthMiddle !== undefined && { widthMiddle }),
  ...(widthBottom !== undefined && { widthBottom }),
});
const drops = (dropLeft: number, dropCentre: number, dropRight: number) => ({ dropLeft, dropCentre, dropRight });

const RECESS = planOf(aProduct("wooden", deep("65 to 70 mm")));
const sentences = (plan: MeasuringPlan, lengths: Partial<Record<ReadingName, number>>) =>
  measuredWindow(plan, inMm(lengths), "mm").findings.map(({ kind, sentence }) => [kind, sentence]);

describe("what is measured", () => {
  it("is everything in a recess", () => {
    expect(RECESS.readings).toEqual(READING_NAMES);
    expect(RECESS.taken).toBe("smallest");
  });

  it("is no depth where the product names none", () => {
    expect(planOf(aProduct("roman")).readings).not.toContain("depth");
  });

  it.each([
    [aProduct("roller"), { fit: "exact" }, "largest"],
    [aProduct("perfect-fit", { options: [] }), {}, "smallest"],
    [aProduct("shutter", { options: [FIT, FRAME] }), { frame: "outside frame" }, "largest"],
    [aProduct("OUTDOOR", { variant: "patio-roller", options: [] }), {}, "largest"],
  ])("is widths and drops elsewhere", (product, choices, taken) => {
    const plan = planOf(product, choices);
    expect([plan.taken, plan.readings]).toEqual([taken, READING_NAMES.slice(0, 6)]);
  });

  it.each([
    aProduct("skylight", { options: [] }),
    aProduct("curtain", { options: [] }),
    aProduct("curtain", { variant: "pelmet", options: [] }),
    aProduct("outdoor", { variant: "awning", options: [] }),
    aProduct("shutter", { variant: "bay", options: [] }),
    aProduct("pergola", { options: [] }),
  ])("is nothing where a code, a pole or a visit says the size", (product) => {
    expect(measuringPlan(product, [])).toBeNull();
  });
});

describe("the size to order", () => {
  it("is the smallest of a recess, and says so", () => {
    const { width, height } = measuredWindow(
      RECESS,
      inMm({ ...widths(1204, 1200, 1202), ...drops(1403, 1402, 1402) }),
      "mm",
    );
    expect(width).toEqual({
      inches: toInches(1200, "mm"),
      sentence: "Width: 1200 mm, the smallest of 1204, 1200 and 1202 mm.",
    });
    expect(height?.sentence).toBe("Drop: 1402 mm, the smallest of 1403, 1402 and 1402 mm.");
  });

  it("is the largest of a finished size", () => {
    const plan = planOf(aProduct("wooden"), { fit: "exact" });
    const { width } = measuredWindow(plan, inMm(widths(1350, 1352, 1351)), "mm");
    expect(width?.sentence).toBe("Width: 1352 mm, the largest of 1350, 1352 and 1351 mm.");
  });

  it.each([
    [widths(1200), "Width: 1200 mm, your only reading."],
    [widths(1200, 1200), "Width: 1200 mm, the same both times."],
    [widths(1200, 1200, 1200), "Width: 1200 mm, the same all three times."],
    [widths(1200, 1201), "Width: 1200 mm, the smallest of 1200 and 1201 mm."],
  ])("is taken of what there is", (lengths, sentence) => {
    expect(measuredWindow(RECESS, inMm(lengths), "mm").width?.sentence).toBe(sentence);
  });

  it("is missing where nothing was read", () => {
    expect(measuredWindow(RECESS, {}, "mm")).toEqual({ width: null, height: null, findings: [] });
  });

  it("is exactly what was typed, in its unit", () => {
    const { width, findings } = measuredWindow(RECESS, { widthTop: 47.25, widthMiddle: 47.5 }, "in");
    expect(width).toEqual({ inches: 47.25, sentence: "Width: 47.25 in, the smallest of 47.25 and 47.5 in." });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      "Your widths are 0.25 in apart. Please measure them again. If they stay, the smallest is the one to order.",
    ]);
  });

  it("calls the second length of a shutter its height", () => {
    const { height } = measuredWindow(planOf(aProduct("shutter")), inMm(drops(900, 900, 901)), "mm");
    expect(height?.sentence).toBe("Height: 900 mm, the smallest of 900, 900 and 901 mm.");
  });
});

const UNEVEN = "we suggest “Exact size, outside the recess”.";

describe("readings that differ", () => {
  it.each([0, 4.9, 5])("by %s mm are as good as a tape is", (mm) => {
    expect(sentences(RECESS, widths(1200 + mm, 1200))).toEqual([]);
  });

  it.each([5.1, 20])("by %s mm are taken again", (mm) => {
    expect(sentences(RECESS, widths(1200 + mm, 1200))).toEqual([
      [
        "again",
        `Your widths are ${mm} mm apart. Please measure them again. If they stay, the smallest is the one to order.`,
      ],
    ]);
  });

  it("by more than 20 mm want another fit", () => {
    expect(sentences(RECESS, drops(1400, 1420.1, 1410))).toEqual([
      [
        "uneven",
        `Your drops are 20.1 mm apart. Please measure them again. If that is so, the opening is very uneven: ${UNEVEN}`,
      ],
    ]);
  });

  it("by more than 20 mm want a call where there is no other fit", () => {
    const [[, sentence] = []] = sentences(planOf(aProduct("perfect-fit", { options: [] })), widths(900, 930));
    expect(sentence).toMatch(/very uneven: please call us before you order\.$/);
  });

  it("need no other fit on the wall", () => {
    const plan = planOf(aProduct("roller"), { fit: "exact" });
    expect(sentences(plan, widths(900, 930)).map(([kind]) => kind)).toEqual(["again"]);
  });
});

describe("diagonals", () => {
  it("may differ by 5 mm", () => {
    expect(sentences(RECESS, { diagonalDown: 1840, diagonalUp: 1845 })).toEqual([]);
    expect(sentences(RECESS, { diagonalDown: 1840 })).toEqual([]);
  });

  it("that differ by more want another fit", () => {
    expect(sentences(RECESS, { diagonalDown: 1840, diagonalUp: 1845.1 })).toEqual([
      ["uneven", `The diagonals are 5.1 mm apart, so the recess is not square: ${UNEVEN}`],
    ]);
  });

  it("that differ by more want another frame of a shutter", () => {
    const [[, sentence] = []] = sentences(planOf(aProduct("shutter", { options: [FIT, FRAME] })), {
      diagonalDown: 1840,
      diagonalUp: 1850,
    });
    expect(sentence).toBe(
      "The diagonals are 10 mm apart, so the recess is not square: we suggest “Z frame” or “Exact size, outside the recess” or “Frame on the wall”.",
    );
  });
});

describe("the depth of the recess", () => {
  it("is enough from what the product needs", () => {
    expect(sentences(RECESS, { depth: 70 })).toEqual([]);
  });

  it("within a range is asked about", () => {
    expect(sentences(RECESS, { depth: 67 })).toEqual([
      ["depth", "The recess is 67 mm deep. This product needs 65 to 70 mm. Please call us before you order."],
    ]);
  });

  it("that is too shallow leads to another fit and other products, never to another opening", () => {
    const { findings } = measuredWindow(RECESS, inMm({ depth: 42 }), "mm");
    expect(findings).toEqual([
      {
        kind: "depth",
        sentence:
          "The recess is 42 mm deep. This product needs 65 to 70 mm. As “Exact size, outside the recess” it needs no depth. Inside this recess Top-Down Bottom-Up Blinds (40 mm) or Venetian Blinds (30 mm) would fit.",
        products: [
          { slug: "top-down-bottom-up-blinds", name: "Top-Down Bottom-Up Blinds" },
          { slug: "venetian-blinds", name: "Venetian Blinds" },
        ],
      },
    ]);
  });

  it("that nothing fits leads to a call", () => {
    const plan = planOf(aProduct("shutter", { ...deep("60 mm for 63 mm louvres to close flush"), options: [] }));
    expect(sentences(plan, { depth: 20 })).toEqual([
      [
        "depth",
        "The recess is 20 mm deep. This product needs 60 mm for 63 mm louvres to close flush. Please call us: we look for one that fits.",
      ],
    ]);
  });

  const ROLLER = aProduct("roller", deep("50 mm for a top fix, 70 mm for a face fix"));

  it("may be enough for one way to fix it", () => {
    expect(sentences(planOf(ROLLER), { depth: 60 })).toEqual([
      [
        "depth",
        "The recess is 60 mm deep. This product needs 50 mm for a top fix, 70 mm for a face fix. It is enough for a top fix.",
      ],
    ]);
  });

  it("is judged by the chosen way to fix it", () => {
    expect(sentences(planOf(ROLLER, { fixing: "top" }), { depth: 60 })).toEqual([]);
    expect(sentences(planOf(ROLLER, { fixing: "face" }), { depth: 60 })[0]?.[1]).toContain(
      "needs 70 mm for a face fix.",
    );
  });
});

import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "./size-limits.js";
import { formatSize, toInches, type Size, type Unit } from "./sizes.js";
import { slipQuestion, type Sister, type TypedWindow } from "./slips.js";

const sized = (width: number, height: number, unit: Unit = "mm"): Size => ({
  width: toInches(width, unit),
  height: toInches(height, unit),
});
const ROLLER = { family: "roller", variant: null };
const window = (size: Size, changes: Partial<TypedWindow> = {}): TypedWindow => ({
  ...{ covering: ROLLER, size, unit: "mm", limits: DEFAULT_LIMITS, sisters: [] },
  ...changes,
});
/** The kind of question, and what is offered: "impossible: cm 1200 × 1400 mm". */
function asked(...of: Parameters<typeof window>): string | undefined {
  const question = slipQuestion(window(...of));
  const offers = question?.offers.map(({ meaning, size }) => `${meaning} ${formatSize(size, "mm", 0)}`);
  return question && [question.kind, offers?.join(", ")].filter(Boolean).join(": ");
}

describe("a size that is made", () => {
  it.each([sized(1200, 1400), sized(600, 2100), sized(1800, 700), sized(2400, 2400)])(
    "raises no question: %j",
    (size) => {
      expect(asked(size)).toBeUndefined();
    },
  );

  it("is asked about where hardly a window has its shape, with likelier readings", () => {
    expect(asked(sized(2100, 700))).toBe("unusual: swapped 700 × 2100 mm");
    expect(asked(sized(2400, 310))).toBe("unusual");
  });

  it("goes by what is usual for the family", () => {
    const pelmet = { covering: { family: "CURTAIN", variant: "pelmet" }, limits: { ...DEFAULT_LIMITS, minHeight: 9 } };
    expect(asked(sized(2000, 300), pelmet)).toBeUndefined();
    expect(asked(sized(400, 1400), pelmet)).toBe("unusual: swapped 1400 × 400 mm");
  });

  it("is asked about where nobody has typed one", () => {
    expect(asked({ width: 12, height: 12 })).toBe("smallest");
  });
});

describe("the glass of a roof window", () => {
  const roof = { covering: { family: "SKYLIGHT", variant: null } };

  it("is asked about where a known window has these lengths the other way round", () => {
    expect(asked(sized(730, 603), roof)).toBe("turned-glass: swapped 603 × 730 mm");
    expect(asked(sized(733, 600), roof)).toBe("turned-glass: swapped 600 × 733 mm");
  });

  it("raises no question as it is known, nor where no known window is like it", () => {
    expect(asked(sized(603, 730), roof)).toBeUndefined();
    expect(asked(sized(930, 963), roof)).toBe("turned-glass: swapped 963 × 930 mm");
    expect(asked(sized(800, 650), roof)).toBeUndefined();
    expect(asked(sized(730, 603))).toBeUndefined();
  });
});

describe("a size that is not made", () => {
  it.each([
    [120, 140, "mm", "impossible: cm 1200 × 1400 mm, in 3048 × 3556 mm", 140],
    [47, 55, "mm", "impossible: cm 470 × 550 mm, in 1194 × 1397 mm", 96],
    [12_000, 1400, "mm", "impossible: digit 1200 × 1400 mm, in 472 × 1400 mm", 96],
    [1200, 140, "mm", "impossible: cm 1200 × 1400 mm", 96],
    [1200, 1400, "cm", "impossible: mm 1200 × 1400 mm, in 472 × 551 mm", 96],
    [1200, 1400, "in", "impossible: mm 1200 × 1400 mm", 96],
    [120, 140, "in", "impossible: cm 1200 × 1400 mm, nearest 2438 × 2438 mm", 96],
    [4000, 1400, "mm", "impossible: digit 400 × 1400 mm, nearest 2438 × 1400 mm", 96],
    [0, 1400, "mm", "impossible", 96],
    [2900, 1400, "mm", "impossible: nearest 2438 × 1400 mm", 96],
  ] as const)("%s × %s %s: %s", (width, height, unit, question, longest) => {
    const limits = { ...DEFAULT_LIMITS, maxWidth: longest, maxHeight: longest };
    expect(asked(sized(width, height, unit), { unit, limits })).toBe(question);
  });

  it("may have width and drop swapped", () => {
    const limits = { ...DEFAULT_LIMITS, maxHeight: 118 };
    expect(asked(sized(2900, 1400), { limits })).toBe("impossible: swapped 1400 × 2900 mm, nearest 2438 × 1400 mm");
  });

  it("is asked about without an offer where nothing near is made", () => {
    expect(asked(sized(1000, 1000), { limits: { ...DEFAULT_LIMITS, maxArea: 0.01 } })).toBe("impossible");
  });
});

describe("a window beside others in the cart", () => {
  const beside = (size: Size, ...sisters: Sister[]) => asked(size, { sisters });

  it("may have width and drop swapped where another has them the other way round", () => {
    expect(beside(sized(1400, 1200), sized(1203, 1396))).toBe("mirrored: swapped 1200 × 1400 mm");
    expect(beside(sized(1400, 1200), sized(1206, 1400))).toBeUndefined();
    expect(beside(sized(1400, 1200), sized(1203, 1396), sized(1402, 1200))).toBeUndefined();
  });

  it("is measured again where it differs from its twin by more than two readings", () => {
    expect(beside(sized(1210, 1400), sized(1200, 1400))).toBe("almost-equal: sister 1200 × 1400 mm");
    expect(beside(sized(1205, 1395), sized(1200, 1400))).toBeUndefined();
    expect(beside(sized(1221, 1400), sized(1200, 1400))).toBeUndefined();
    expect(beside(sized(1210, 1400), sized(1200, 1400), sized(1212, 1401))).toBeUndefined();
  });

  it("is gently asked about where it is exactly like another", () => {
    expect(beside(sized(1200, 1400), sized(1210, 1400), sized(1200, 1400))).toBe("equal");
    expect(beside(sized(2400, 310), sized(2400, 310))).toBe("unusual");
    expect(beside({ width: 12, height: 12 }, { width: 12, height: 12 })).toBe("smallest");
  });

  it("has no twin in another room", () => {
    const elsewhere = (size: Size) => ({ ...size, isSameRoom: false });
    expect(beside(sized(1210, 1400), elsewhere(sized(1200, 1400)))).toBeUndefined();
    expect(beside(sized(1200, 1400), elsewhere(sized(1200, 1400)))).toBeUndefined();
    expect(beside(sized(1400, 1200), elsewhere(sized(1200, 1400)))).toBe("mirrored: swapped 1200 × 1400 mm");
  });

  it("has twins in its room, whatever covers them; of the same size that may be the same window", () => {
    const curtained = (size: Size) => ({ ...size, isSameRoom: true, isOtherProduct: true });
    expect(beside(sized(1210, 1400), curtained(sized(1200, 1400)))).toBe("almost-equal: sister 1200 × 1400 mm");
    expect(beside(sized(1200, 1400), curtained(sized(1200, 1400)))).toBeUndefined();
    expect(beside(sized(1200, 1400), { ...sized(1200, 1400), isSameRoom: true })).toBe("equal");
  });
});
